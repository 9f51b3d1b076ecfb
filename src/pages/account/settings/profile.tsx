import { ProfileScreen } from '@/features/accounts/ProfileScreen'
import { routes } from '@/routes/routes'
import { accountLayout } from '@/shell/layout/AccountLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.accountProfile, {
  title: 'プロフィールの変更',
  heading: false,
  back: routes.accountSettings,
  layout: accountLayout,
  screen: ProfileScreen,
  permission: 'everyone',
  prerendered: true,
})
