import { WaitingCard } from '@/features/sessions/components/WaitingCard'
import { ResetPasswordScreen } from '@/features/sessions/ResetPasswordScreen'
import { routes } from '@/routes/routes'
import { authLayout } from '@/shell/layout/AuthLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.resetPassword, {
  title: 'パスワードの再設定',
  heading: false,
  layout: authLayout,
  screen: ResetPasswordScreen,
  permission: 'everyone',
  skeleton: <WaitingCard />,
})
