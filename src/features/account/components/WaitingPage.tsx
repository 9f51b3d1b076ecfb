import type { SkeletonKind } from '@/ui/feedback/Skeleton'
import { MyPage, loadingOrError } from './MyPage'

/** The prerendered HTML of an account page, before its URL parameters are known. */
export function WaitingPage({
  kind = 'form',
  ...page
}: {
  title: string
  setting?: boolean
  kind?: SkeletonKind
}) {
  return (
    <MyPage {...page}>
      {loadingOrError({ error: undefined, retrying: false, onRetry: () => undefined, kind })}
    </MyPage>
  )
}
