import { endpoint, json, resource } from '@/contracts/endpoint'
import { groupQuery } from './query'
import type {
  AutoSettingLimits,
  GroupChange,
  GroupCreate,
  GroupDetail,
  GroupList,
  GroupUpdate,
} from './schemas'

/** Groups of workers (グループ) to which an offering can be limited. Their names are not shown to workers. */
export const groups = resource('groups', {
  list: endpoint('GET /clients/{clientId}/groups', {
    response: json<GroupList>(),
    permission: 'store.read',
  }),
  autoSettingLimits: endpoint('GET /clients/{clientId}/groups/auto_setting_limits', {
    response: json<AutoSettingLimits>(),
    permission: 'store.read',
  }),
  one: endpoint('GET /clients/{clientId}/groups/{groupId}', {
    query: groupQuery,
    response: json<GroupDetail>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/groups', {
    body: json<GroupCreate>(),
    response: json<GroupChange>(),
    permission: 'group.edit',
    changes: ['groups'],
    errors: ['blocked', 'too_many_groups', 'too_many_members'],
  }),
  update: endpoint('PATCH /clients/{clientId}/groups/{groupId}', {
    body: json<GroupUpdate>(),
    response: json<GroupChange>(),
    permission: 'group.edit',
    changes: ['groups'],
    errors: ['blocked', 'fixed_group', 'stale', 'too_many_groups', 'too_many_members'],
  }),
  /** 409 `group_in_use` while a live offering is limited to it; the texts name the offerings. */
  remove: endpoint('DELETE /clients/{clientId}/groups/{groupId}', {
    permission: 'group.edit',
    changes: ['groups'],
    errors: ['group_in_use'],
  }),
})
