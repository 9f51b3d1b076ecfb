import { groups } from '@/contracts/groups'
import { EditGroupScreen } from '@/features/groups/EditGroupScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.editGroup, {
  title: 'グループの編集',
  heading: false,
  back: routes.group,
  layout: clientLayout,
  screen: EditGroupScreen,
  permission: groups.update,
  forbidden: 'グループを編集する',
  prefetch: [groups.one, groups.autoSettingLimits],
})
