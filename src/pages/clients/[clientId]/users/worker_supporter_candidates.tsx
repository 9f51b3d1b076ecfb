import { workerSupporters } from '@/contracts/workerSupporters'
import { WorkerSupportersScreen } from '@/features/workerSupporters/WorkerSupportersScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.workerSupporters, {
  title: 'ワーカーサポーター',
  heading: false,
  layout: clientLayout,
  screen: WorkerSupportersScreen,
  permission: workerSupporters.candidates,
  prefetch: [workerSupporters.candidates],
})
