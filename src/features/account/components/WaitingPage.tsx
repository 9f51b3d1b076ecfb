import type { SkeletonKind } from '@/ui/feedback/Skeleton'
import { MyPage, waiting } from './MyPage'

/** A page of the account in the prerendered HTML, while its address is not known yet. */
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
