import { AuthCompleteScreen } from '@/features/sessions/AuthCompleteScreen'
import { routes } from '@/routes/routes'
import { authLayout } from '@/shell/layout/AuthLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.authComplete, {
  title: '設定完了',
  heading: false,
  prerendered: true,
  layout: authLayout,
  screen: AuthCompleteScreen,
  permission: 'everyone',
})
