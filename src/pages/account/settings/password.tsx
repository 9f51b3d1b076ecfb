import { PasswordScreen } from '@/features/account/PasswordScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { accountLayout } from '@/shell/layouts'

export default definePage(routes.accountPassword, { title: 'パスワードの変更', heading: false, back: routes.accountSettings, layout: accountLayout, screen: PasswordScreen, whole: true })
