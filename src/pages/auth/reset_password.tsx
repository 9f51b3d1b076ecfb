import { ResetPasswordScreen } from '@/features/auth/ResetPasswordScreen'
import { WaitingCard } from '@/features/auth/WaitingCard'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { authLayout } from '@/shell/layouts'

export default definePage(routes.resetPassword, { title: 'パスワードの再設定', heading: false, layout: authLayout, screen: ResetPasswordScreen, skeleton: <WaitingCard /> })
