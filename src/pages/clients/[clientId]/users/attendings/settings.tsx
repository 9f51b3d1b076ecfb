import { rosters } from '@/contracts/rosters'
import { RosterSettingsScreen } from '@/features/rosters/RosterSettingsScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.rosterSettings, {
  title: '名簿の項目の設定',
  heading: false,
  back: routes.roster,
  layout: clientLayout,
  screen: RosterSettingsScreen,
  permission: rosters.updateFields,
  forbidden: '項目を設定する',
  prefetch: [rosters.fields],
})
