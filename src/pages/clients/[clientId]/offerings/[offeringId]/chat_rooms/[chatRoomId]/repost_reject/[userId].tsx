import { offerings } from '@/contracts/offerings'
import { rejectReasonTypes, rejectRequests } from '@/contracts/storeCancellations'
import { RepostRejectScreen } from '@/features/storeCancellations/RepostRejectScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.repostReject, {
  title: 'キャンセル申請',
  heading: false,
  back: routes.chatRoom,
  layout: clientLayout,
  screen: RepostRejectScreen,
  permission: rejectRequests.create,
  forbidden: 'キャンセルを申請する',
  prefetch: [offerings.one, offerings.users, rejectReasonTypes.listV2],
})
