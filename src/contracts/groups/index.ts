import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { groupQuery, workedBrandUserQuery } from './query'
import type {
  AutoSettingLimits,
  GroupChange,
  GroupCreate,
  GroupDetail,
  GroupList,
  GroupUpdate,
  WorkedBrandUser,
} from './schemas'

const alsoStale = ['users', 'workedBrandUsers', 'offeringUsers']

/** Lists of workers (グループ) that a posting may be limited to. Workers are never shown their names. */
export const groups = resource('groups', {
  list: endpoint('GET /clients/{clientId}/groups', {
    response: json<GroupList>(),
    can: 'store.read',
  }),
  autoSettingLimits: endpoint('GET /clients/{clientId}/groups/auto_setting_limits', {
    response: json<AutoSettingLimits>(),
    can: 'store.read',
  }),
  one: endpoint('GET /clients/{clientId}/groups/{groupId}', {
    query: groupQuery,
    response: json<GroupDetail>(),
    can: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/groups', {
    body: json<GroupCreate>(),
    response: json<GroupChange>(),
    can: 'group.edit',
    alsoStale,
  }),
  update: endpoint('PATCH /clients/{clientId}/groups/{groupId}', {
    body: json<GroupUpdate>(),
    response: json<GroupChange>(),
    can: 'group.edit',
    alsoStale,
  }),
  /** 409 `group_in_use` while a live posting is limited to it; the texts name the postings. */
  remove: endpoint('DELETE /clients/{clientId}/groups/{groupId}', { can: 'group.edit', alsoStale }),
})

/** People who worked here: whom a group can hold, and how many its automatic condition finds. */
export const workedBrandUsers = resource('workedBrandUsers', {
  list: endpoint('GET /clients/{clientId}/worked_brand_users', {
    query: workedBrandUserQuery,
    response: json<Paged<WorkedBrandUser>>(),
    can: 'store.read',
  }),
})
