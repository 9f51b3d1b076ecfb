import { accounts } from '@/contracts/accounts'
import { SettingsScreen } from '@/features/account/SettingsScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { accountLayout } from '@/shell/layouts'

export default definePage(routes.accountSettings, { title: 'アカウント設定', heading: false, back: routes.account, layout: accountLayout, screen: SettingsScreen, whole: true, reads: [accounts.permission] })
