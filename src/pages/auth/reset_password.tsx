import { ResetPasswordScreen } from '@/features/sessions/ResetPasswordScreen'
import { WaitingCard } from '@/features/sessions/components/WaitingCard'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'
import { authLayout } from '@/shell/layout/AuthLayout'

export default createPage(routes.resetPassword, {
  title: 'パスワードの再設定',
  heading: false,
  layout: authLayout,
  screen: ResetPasswordScreen,
  permission: 'everyone',
  skeleton: <WaitingCard />,
})
