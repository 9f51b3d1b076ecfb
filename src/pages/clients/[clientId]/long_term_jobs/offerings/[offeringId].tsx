import { longTermJobs } from '@/contracts/longTermJobs'
import { LongTermJobScreen } from '@/features/longTermJobs/LongTermJobScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.longTermJob, {
  title: '求人の候補者',
  heading: false,
  back: routes.longTermJobs,
  layout: clientLayout,
  screen: LongTermJobScreen,
  permission: longTermJobs.job,
  forbidden: '長期採用を見る',
  prefetch: [longTermJobs.job],
})
