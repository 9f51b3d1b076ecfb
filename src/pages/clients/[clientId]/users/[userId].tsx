import { users } from '@/contracts/users'
import { UserDetailScreen } from '@/features/users/UserDetailScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.user, { title: 'ワーカー', heading: false, back: routes.users, layout: clientLayout, screen: UserDetailScreen, reads: [users.one] })
