import { workers } from '@/contracts/workers'
import { UserDetailScreen } from '@/features/workers/UserDetailScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.user, {
  title: 'ワーカー',
  heading: false,
  back: routes.users,
  layout: clientLayout,
  screen: UserDetailScreen,
  permission: workers.one,
  prefetch: [workers.one],
})
