import { AuthCompleteScreen } from '@/features/sessions/AuthCompleteScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'
import { authLayout } from '@/shell/layout/AuthLayout'

export default createPage(routes.authComplete, {
  title: '設定完了',
  heading: false,
  prerendered: true,
  layout: authLayout,
  screen: AuthCompleteScreen,
  permission: 'everyone',
})
