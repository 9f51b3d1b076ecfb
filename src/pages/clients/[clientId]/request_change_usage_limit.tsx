import { operatorRequests } from '@/contracts/operatorRequests'
import { UsageLimitScreen } from '@/features/operatorRequests/UsageLimitScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.requestUsageLimit, {
  title: '利用上限の変更',
  heading: false,
  back: routes.home,
  layout: clientLayout,
  screen: UsageLimitScreen,
  permission: operatorRequests.usageLimit,
  prefetch: [operatorRequests.usageLimit],
  forbidden: '利用上限の変更を申請する',
})
