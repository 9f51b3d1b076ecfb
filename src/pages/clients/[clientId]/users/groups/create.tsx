import { groups } from '@/contracts/groups'
import { CreateGroupScreen } from '@/features/groups/CreateGroupScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.newGroup, { title: 'グループを作る', heading: false, back: routes.groups, layout: clientLayout, screen: CreateGroupScreen, reads: [groups.autoSettingLimits] })
