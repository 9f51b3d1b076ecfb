import { matchChecks } from '@/contracts/storeCancellations'
import { MatchChecksScreen } from '@/features/matchings/MatchChecksScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.matchChecks, {
  title: 'マッチングの確認',
  heading: false,
  layout: clientLayout,
  screen: MatchChecksScreen,
  permission: matchChecks.list,
  forbidden: 'マッチングを確認する',
  prefetch: [matchChecks.list],
})
