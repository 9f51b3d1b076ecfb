import { groups } from '@/contracts/groups'
import { workers } from '@/contracts/workers'
import { WorkerListScreen } from '@/features/workers/WorkerListScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.users, {
  title: 'ワーカー',
  heading: false,
  layout: clientLayout,
  screen: WorkerListScreen,
  permission: workers.list,
  prefetch: [workers.list, groups.list, workers.knownExperiences],
})
