import type { companyGroups } from '@/contracts/companyGroups'
import type { groups } from '@/contracts/groups'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `groups`. */
export const groupsReference: ReferenceOf<typeof groups> = {
  list: { summary: 'グループの一覧', description: 'Groups of a store, and those of its company.' },
  autoSettingLimits: {
    summary: 'グループの自動追加の上限',
    description: 'Limits of the automatic condition.',
  },
  one: { summary: 'グループ', description: 'One group with its members.' },
  create: {
    summary: 'グループの作成',
    description: '409 `too_many_groups` at the limit of the store.',
  },
  update: {
    summary: 'グループの更新',
    description: '409 `stale` when it was changed since it was read.',
  },
  remove: {
    summary: 'グループの削除',
    description: '409 `group_in_use` while a live posting is limited to it.',
  },
}

/** What the API reference says of `companyGroups`. */
export const companyGroupsReference: ReferenceOf<typeof companyGroups> = {
  list: {
    summary: '企業のグループの一覧',
    description: 'Groups to which all stores of the company can post.',
  },
  userStats: {
    summary: '企業のグループの人数',
    description: 'Numbers of each group, and how many workers a filter finds.',
  },
  one: { summary: '企業のグループ', description: 'One group with its members.' },
  create: {
    summary: '企業のグループの作成',
    description: 'Creates a group of the company.',
  },
  update: {
    summary: '企業のグループの更新',
    description: '409 `stale` when it was changed since it was read.',
  },
  remove: {
    summary: '企業のグループの削除',
    description: '409 `group_in_use` while a live posting of any store is limited to it.',
  },
}
