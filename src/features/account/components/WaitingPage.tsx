import type { SkeletonKind } from '@/ui/feedback/Skeleton'
import { MyPage, waiting } from './MyPage'

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
      {waiting({ error: undefined, retrying: false, onRetry: () => undefined, kind })}
    </MyPage>
  )
}
