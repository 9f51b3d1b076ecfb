import { operatorRequests } from '@/contracts/operatorRequests'
import { LiftSuspensionScreen } from '@/features/operatorRequests/LiftSuspensionScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.requestLift, {
  title: '利用再開の申請',
  heading: false,
  back: routes.home,
  layout: clientLayout,
  screen: LiftSuspensionScreen,
  prefetch: [operatorRequests.suspension],
  permission: operatorRequests.suspension,
  forbidden: '利用再開を申請する',
})
