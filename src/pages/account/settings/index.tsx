import { accounts } from '@/contracts/accounts'
import { SettingsScreen } from '@/features/accounts/SettingsScreen'
import { routes } from '@/routes/routes'
import { accountLayout } from '@/shell/layout/AccountLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.accountSettings, {
  title: 'アカウント設定',
  heading: false,
  back: routes.account,
  layout: accountLayout,
  screen: SettingsScreen,
  permission: 'everyone',
  prerendered: true,
  prefetch: [accounts.permission],
})
