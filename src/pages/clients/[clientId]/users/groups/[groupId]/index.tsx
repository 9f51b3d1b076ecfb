import { groups } from '@/contracts/groups'
import { GroupScreen } from '@/features/groups/GroupScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.group, {
  title: 'グループ',
  heading: false,
  back: routes.groups,
  layout: clientLayout,
  screen: GroupScreen,
  permission: groups.one,
  prefetch: [groups.one],
})
