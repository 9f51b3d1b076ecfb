import { rosters } from '@/contracts/rosters'
import { RosterScreen } from '@/features/roster/RosterScreen'
import { routes } from '@/routes/routes'
import { definePage } from '@/shell/page/createPage'
import { clientLayout } from '@/shell/layout/layouts'

export default definePage(routes.roster, {
  title: '出勤者名簿',
  heading: false,
  layout: clientLayout,
  screen: RosterScreen,
  reads: [rosters.day],
})
