import type { Group } from '@/contracts/groups/schemas'

/** The labels beside the name of a group. */
export const tagsOf = ({
  isDefault,
  owner,
  autoSetting,
}: Pick<Group, 'isDefault' | 'owner' | 'autoSetting'>) => [
  ...(isDefault ? ['固定'] : []),
  ...(owner === 'company' ? ['企業共通'] : []),
  ...(autoSetting?.enabled ? ['自動追加'] : []),
]
/** The labels beside the name of a member. */
export const memberTags = ({ trusted, blocked }: { trusted: boolean; blocked: boolean }) => [
  ...(trusted ? ['認定'] : []),
  ...(blocked ? ['ブロック中'] : []),
]
/** A note shown on every page about groups. */
export const hiddenFromWorkers =
  'グループの名前や、だれが入っているかは、ワーカーには表示されません。'
