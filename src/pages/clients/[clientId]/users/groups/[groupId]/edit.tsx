import { groups } from '@/contracts/groups'
import { EditGroupScreen } from '@/features/groups/EditGroupScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.editGroup, { title: 'グループの編集', heading: false, back: routes.group, layout: clientLayout, screen: EditGroupScreen, reads: [groups.one, groups.autoSettingLimits] })
