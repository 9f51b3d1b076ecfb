import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton, type SkeletonKind } from '@/ui/feedback/Skeleton'

type Props = {
  of: QueryState<unknown>
  /** The list of groups that this one would be in. */
  listHref: string
  kind: SkeletonKind
}

/** The loading, error and not-found states of a group's page. */
export const GroupReadState = ({ of, listHref, kind }: Props) => (
  <QueryResult
    of={of}
    name='グループ'
    heading='h2'
    skeleton={<Skeleton kind={kind} />}
    missing={
      <EmptyState
        heading='h2'
        art='worker'
        title='このグループはありません'
        action={<ButtonLink href={listHref}>グループの一覧へ</ButtonLink>}
      >
        削除されたか、ここで使えるグループではありません。
      </EmptyState>
    }
  />
)
