import { workerLists } from '@/contracts/workerLists'
import { WorkerListsScreen } from '@/features/workerLists/WorkerListsScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'
import { companyLayout } from '@/shell/layout/companyLayout'

export default createPage(routes.companyWorkerLists, {
  title: '労働者名簿',
  heading: false,
  layout: companyLayout,
  screen: WorkerListsScreen,
  permission: workerLists.list,
  prefetch: [workerLists.list],
})
