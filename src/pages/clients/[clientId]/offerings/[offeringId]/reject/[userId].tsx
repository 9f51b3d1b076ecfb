import { offerings } from '@/contracts/offerings'
import { rejectReasonTypes, rejectRequests } from '@/contracts/storeCancellations'
import { RejectWorkerScreen } from '@/features/storeCancellations/RejectWorkerScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.rejectUser, {
  title: 'キャンセル申請',
  heading: false,
  back: routes.offering,
  layout: clientLayout,
  screen: RejectWorkerScreen,
  permission: rejectRequests.create,
  forbidden: 'キャンセルを申請する',
  prefetch: [offerings.one, offerings.users, rejectReasonTypes.listV2],
})
