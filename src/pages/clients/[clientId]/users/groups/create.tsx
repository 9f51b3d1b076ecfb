import { groups } from '@/contracts/groups'
import { CreateGroupScreen } from '@/features/groups/CreateGroupScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.newGroup, {
  title: 'グループを作る',
  heading: false,
  back: routes.groups,
  layout: clientLayout,
  screen: CreateGroupScreen,
  permission: groups.create,
  forbidden: 'グループを作る',
  prefetch: [groups.autoSettingLimits],
})
