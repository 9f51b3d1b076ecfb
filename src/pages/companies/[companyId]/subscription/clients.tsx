import { accountSettings } from '@/contracts/accounts'
import { CompanySubscriptionsScreen } from '@/features/accounts/CompanySubscriptionsScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companySubscriptions, {
  title: '通知設定',
  heading: false,
  layout: companyLayout,
  screen: CompanySubscriptionsScreen,
  permission: 'everyone',
  prefetch: [accountSettings.subscriptions],
})
