import { ProfileScreen } from '@/features/account/ProfileScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { accountLayout } from '@/shell/layouts'

export default definePage(routes.accountProfile, { title: 'プロフィールの変更', heading: false, back: routes.accountSettings, layout: accountLayout, screen: ProfileScreen, whole: true })
