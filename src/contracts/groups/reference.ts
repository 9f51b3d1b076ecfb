import type { ReferenceOf } from '@/contracts/reference'
import type { groups } from '.'

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
    errors: ['blocked', 'too_many_groups', 'too_many_members'],
  },
  update: {
    summary: 'グループの更新',
    description: '409 `stale` when it was changed since it was read.',
    errors: ['blocked', 'fixed_group', 'stale', 'too_many_groups', 'too_many_members'],
  },
  remove: {
    summary: 'グループの削除',
    description: '409 `group_in_use` while a live posting is limited to it.',
    errors: ['group_in_use'],
  },
}
