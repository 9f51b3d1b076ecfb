import { workers } from '@/contracts/workers'
import { WorkerDetailScreen } from '@/features/workers/WorkerDetailScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.user, {
  title: 'ワーカー',
  heading: false,
  back: routes.users,
  layout: clientLayout,
  screen: WorkerDetailScreen,
  permission: workers.one,
  prefetch: [workers.one],
})
