import { rosters } from '@/contracts/rosters'
import { RosterSettingsScreen } from '@/features/roster/RosterSettingsScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.rosterSettings, { title: '名簿の項目の設定', heading: false, back: routes.roster, layout: clientLayout, screen: RosterSettingsScreen, reads: [rosters.fields] })
