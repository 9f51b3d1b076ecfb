import { accountSettings } from '@/contracts/accounts'
import { SubscriptionsScreen } from '@/features/accounts/SubscriptionsScreen'
import { routes } from '@/routes/routes'
import { accountLayout } from '@/shell/layout/AccountLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.accountSubscriptions, {
  title: 'メール通知設定',
  heading: false,
  back: routes.accountSettings,
  layout: accountLayout,
  screen: SubscriptionsScreen,
  permission: 'everyone',
  prerendered: true,
  prefetch: [accountSettings.subscriptions],
})
