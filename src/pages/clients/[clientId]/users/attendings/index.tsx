import { rosters } from '@/contracts/rosters'
import { RosterScreen } from '@/features/rosters/RosterScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.roster, {
  title: '出勤者名簿',
  heading: false,
  layout: clientLayout,
  screen: RosterScreen,
  permission: rosters.list,
  prefetch: [rosters.list],
})
