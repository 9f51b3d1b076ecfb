import { longTermJobs } from '@/contracts/longTermJobs'
import { LongTermScreen } from '@/features/longTermJobs/LongTermScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.longTermJobs, {
  title: '長期採用',
  heading: false,
  layout: clientLayout,
  screen: LongTermScreen,
  permission: longTermJobs.jobs,
  prefetch: [longTermJobs.available, longTermJobs.jobs],
})
