import { endpoint, json, resource } from '@/contracts/endpoint'
import { groupQuery } from '@/contracts/groups/query'
import { groupUserStatsQuery } from './query'
import type {
  CompanyGroupChange,
  CompanyGroupCreate,
  CompanyGroupDetail,
  CompanyGroupList,
  CompanyGroupUpdate,
  CompanyUserStats,
} from './schemas'

/** Groups of a company. Its stores can limit offerings to them, but only the company changes them. */
export const companyGroups = resource('companyGroups', {
  list: endpoint('GET /companies/{companyId}/groups', {
    response: json<CompanyGroupList>(),
    permission: 'companyGroup.view',
  }),
  /** How many members each group has, and how many workers of the company a filter finds. */
  userStats: endpoint('GET /companies/{companyId}/groups/user_stats', {
    query: groupUserStatsQuery,
    response: json<CompanyUserStats>(),
    permission: 'companyGroup.view',
  }),
  one: endpoint('GET /companies/{companyId}/groups/{groupId}', {
    query: groupQuery,
    response: json<CompanyGroupDetail>(),
    permission: 'companyGroup.view',
  }),
  create: endpoint('POST /companies/{companyId}/groups', {
    body: json<CompanyGroupCreate>(),
    response: json<CompanyGroupChange>(),
    permission: 'companyGroup.manage',
    changes: ['groups'],
    errors: ['blocked', 'too_many_groups', 'too_many_members'],
  }),
  update: endpoint('PATCH /companies/{companyId}/groups/{groupId}', {
    body: json<CompanyGroupUpdate>(),
    response: json<CompanyGroupChange>(),
    permission: 'companyGroup.manage',
    changes: ['groups'],
    errors: [
      'blocked',
      'fixed_group',
      'group_in_use',
      'stale',
      'too_many_groups',
      'too_many_members',
    ],
  }),
  /** 409 `group_in_use` while a live offering of any store is limited to it; the texts name the offerings. */
  remove: endpoint('DELETE /companies/{companyId}/groups/{groupId}', {
    permission: 'companyGroup.manage',
    changes: ['groups'],
    errors: ['group_in_use'],
  }),
})
