import { longTermJobs } from '@/contracts/longTermJobs'
import { workers } from '@/contracts/workers'
import { CandidateScreen } from '@/features/longTermJobs/CandidateScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.longTermUser, {
  title: '長期採用の候補者',
  heading: false,
  back: routes.longTermJobs,
  layout: clientLayout,
  screen: CandidateScreen,
  permission: longTermJobs.user,
  forbidden: '長期採用を見る',
  prefetch: [longTermJobs.user, workers.one],
})
