import { PasswordScreen } from '@/features/accounts/PasswordScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'
import { accountLayout } from '@/shell/layout/AccountLayout'

export default createPage(routes.accountPassword, {
  title: 'パスワードの変更',
  heading: false,
  back: routes.accountSettings,
  layout: accountLayout,
  screen: PasswordScreen,
  permission: 'everyone',
  prerendered: true,
})
