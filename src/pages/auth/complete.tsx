import { AuthCompleteScreen } from '@/features/auth/AuthCompleteScreen'
import { routes } from '@/routes/routes'
import { definePage } from '@/shell/page/createPage'
import { authLayout } from '@/shell/layout/layouts'

export default definePage(routes.authComplete, {
  title: '設定完了',
  heading: false,
  whole: true,
  layout: authLayout,
  screen: AuthCompleteScreen,
})
