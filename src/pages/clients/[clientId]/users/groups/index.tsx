import { groups } from '@/contracts/groups'
import { GroupListScreen } from '@/features/groups/GroupListScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.groups, {
  title: 'グループ',
  heading: false,
  layout: clientLayout,
  screen: GroupListScreen,
  permission: groups.list,
  prefetch: [groups.list, groups.autoSettingLimits],
})
