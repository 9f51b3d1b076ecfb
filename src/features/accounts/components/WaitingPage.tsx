import { Skeleton, type SkeletonKind } from '@/ui/feedback/Skeleton'
import { MyPage } from './MyPage'

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
      <Skeleton kind={kind} />
    </MyPage>
  )
}
