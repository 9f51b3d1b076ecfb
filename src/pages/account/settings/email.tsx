import { EmailScreen } from '@/features/account/EmailScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { accountLayout } from '@/shell/layouts'

export default definePage(routes.accountEmail, { title: 'メールアドレスの変更', heading: false, back: routes.accountSettings, layout: accountLayout, screen: EmailScreen })
