import { groups } from '@/contracts/groups'
import { GroupListScreen } from '@/features/groups/GroupListScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.groups, { title: 'グループ', heading: false, layout: clientLayout, screen: GroupListScreen, reads: [groups.list, groups.autoSettingLimits] })
