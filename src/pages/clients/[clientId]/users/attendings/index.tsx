import { rosters } from '@/contracts/rosters'
import { RosterScreen } from '@/features/roster/RosterScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.roster, { title: '出勤者名簿', heading: false, layout: clientLayout, screen: RosterScreen, reads: [rosters.day] })
