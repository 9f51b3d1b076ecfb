import { workerLists } from '@/contracts/workerLists'
import { WorkerListsScreen } from '@/features/workerLists/WorkerListsScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyWorkerLists, {
  title: '労働者名簿',
  heading: false,
  layout: companyLayout,
  screen: WorkerListsScreen,
  permission: workerLists.list,
  prefetch: [workerLists.list],
})
