import type { ApiError } from '@/api/ApiError'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton, type SkeletonKind } from '@/ui/feedback/Skeleton'

type Props = {
  /** The list of groups that this one would be in. */
  listHref: string
  error: ApiError | undefined
  isRetrying: boolean
  onRetry: () => void
  kind: SkeletonKind
}

/** The loading, error and not-found states of a group's page. */
export function GroupReadState({ listHref, error, isRetrying, onRetry, kind }: Props) {
  if (!error) return <Skeleton kind={kind} />
  if (error.status === 404)
    return (
      <EmptyState
        heading='h2'
        art='worker'
        title='このグループはありません'
        action={<ButtonLink href={listHref}>グループの一覧へ</ButtonLink>}
      >
        削除されたか、ここで使えるグループではありません。
      </EmptyState>
    )
  return (
    <ErrorState
      heading='h2'
      title='グループを読み込めませんでした'
      onRetry={onRetry}
      retrying={isRetrying}
    >
      {error.message}
    </ErrorState>
  )
}
