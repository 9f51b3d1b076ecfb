import { groups } from '@/contracts/groups'
import { GroupScreen } from '@/features/groups/GroupScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.group, { title: 'グループ', heading: false, back: routes.groups, layout: clientLayout, screen: GroupScreen, reads: [groups.one] })
