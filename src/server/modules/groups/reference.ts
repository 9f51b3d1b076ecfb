import type { companyGroups } from '@/contracts/companyGroups'
import type * as companyGroupsSchemas from '@/contracts/companyGroups/schemas'
import type { groups } from '@/contracts/groups'
import type * as schemas from '@/contracts/groups/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
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
    description: 'Creates a group. 409 `too_many_groups` at the limit of the store.',
  },
  update: {
    summary: 'グループの更新',
    description: 'Changes a group. 409 `stale` when it was changed since it was read.',
  },
  remove: {
    summary: 'グループの削除',
    description:
      'Deletes a group. 409 `group_in_use` while a live offering is limited to the group.',
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
    description: 'Changes a group. 409 `stale` when it was changed since it was read.',
  },
  remove: {
    summary: '企業のグループの削除',
    description:
      'Deletes a group. 409 `group_in_use` while a live offering of any store is limited to the group.',
  },
}

/** The fields of `companyGroups` except those in `sharedFields`. */
export const companyGroupsFields: FieldTexts<typeof companyGroupsSchemas> = {
  active30d: [
    '30日以内に働いた人数',
    'Members who worked at a store of the company in the last 30 days.',
  ],
  addMatching: [
    'まとめて加える条件',
    'Adds everybody whom it finds, including those who were removed by hand.',
  ],
  averageGoodRate: ['Good率の平均', 'Percent, mean of the members; null: none has a review.'],
  clients: ['店舗', 'Stores of the company.'],
  'CompanyGroupDetail.refusals.edit': [
    '変更できない理由',
    'Null: this account can change the group.',
  ],
  'CompanyGroupDetail.refusals.members': [
    'メンバーを変更できない理由',
    'Null: this account can add and remove members.',
  ],
  'CompanyGroupDetail.refusals.remove': [
    '削除できない理由',
    'Null: this account can delete the group.',
  ],
  'CompanyGroupList.limits': [
    'グループの上限',
    'How many groups there can be, and how many there are.',
  ],
  'CompanyWorker.clients': ['働いた店舗', 'Where the worker has worked, most often first.'],
  groupId: ['グループ', 'Id of the group.'],
  groupsKeyword: [
    'グループ名のキーワード',
    'Only members of groups whose name contains it; empty: everybody.',
  ],
  sharedClientIds: ['共有する店舗', 'Ids of the stores that use the group.'],
  worked90d: [
    '90日間の勤務回数',
    'Shifts of the members at stores of the company in the last 90 days.',
  ],
  workedCountCompany: [
    '勤務した回数(企業)',
    'Shifts that the worker has worked at stores of the company.',
  ],
  workers: ['ワーカー', 'A page of the workers whom the filter finds.'],
}

/** The fields of `groups` except those in `sharedFields`. */
export const groupsFields: FieldTexts<typeof schemas> = {
  'GroupDetail.refusals.edit': ['変更できない理由', 'Null: this account can change the group.'],
  'GroupDetail.refusals.members': [
    'メンバーを変更できない理由',
    'Null: this account can add and remove members.',
  ],
  'GroupDetail.refusals.remove': ['削除できない理由', 'Null: this account can delete the group.'],
}
