import { groups } from '@/contracts/groups'
import { GroupScreen } from '@/features/groups/GroupScreen'
import { routes } from '@/routes/routes'
import { definePage } from '@/shell/page/createPage'
import { clientLayout } from '@/shell/layout/layouts'

export default definePage(routes.group, {
  title: 'グループ',
  heading: false,
  back: routes.groups,
  layout: clientLayout,
  screen: GroupScreen,
  reads: [groups.one],
})
