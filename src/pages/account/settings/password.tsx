import { PasswordScreen } from '@/features/accounts/PasswordScreen'
import { routes } from '@/routes/routes'
import { accountLayout } from '@/shell/layout/AccountLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.accountPassword, {
  title: 'パスワードの変更',
  heading: false,
  back: routes.accountSettings,
  layout: accountLayout,
  screen: PasswordScreen,
  permission: 'everyone',
  prerendered: true,
})
