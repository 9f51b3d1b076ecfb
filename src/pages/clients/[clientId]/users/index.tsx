import { users } from '@/contracts/users'
import { UserListScreen } from '@/features/users/UserListScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.users, { title: 'ワーカー', heading: false, layout: clientLayout, screen: UserListScreen, reads: [users.list] })
