import { users } from '@/contracts/users'
import { UserDetailScreen } from '@/features/users/UserDetailScreen'
import { routes } from '@/routes/routes'
import { definePage } from '@/shell/page/createPage'
import { clientLayout } from '@/shell/layout/layouts'

export default definePage(routes.user, {
  title: 'ワーカー',
  heading: false,
  back: routes.users,
  layout: clientLayout,
  screen: UserDetailScreen,
  reads: [users.one],
})
