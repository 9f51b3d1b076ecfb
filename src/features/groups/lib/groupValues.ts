import type { AutoSetting, Group } from '@/contracts/groups/schemas'

/**
 * The form values: keywords are one line of text, and the number may be missing while the user
 * types.
 */
export type GroupValues = {
  name: string
  description: string
  enabled: boolean
  keywords: string
  requiredWorkedCount: number | null
  onlyTrusted: boolean
  onlyGood: boolean
  /** Of a group of the company: all stores may use it, or only these. */
  isForAllStores: boolean
  sharedClientIds: number[]
}

/** Splits 'ホール、レジ' into unique keywords. */
export const wordsOf = (text: string) => [
  ...new Set(
    text
      .split(/[,、，\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

const emptyGroup: GroupValues = {
  name: '',
  description: '',
  enabled: false,
  keywords: '',
  requiredWorkedCount: 2,
  onlyTrusted: false,
  onlyGood: false,
  isForAllStores: true,
  sharedClientIds: [],
}
/** What a form starts with. `sharedClientIds`: of a group of the company. */
export type EditedGroup = Pick<
  Group,
  'id' | 'name' | 'description' | 'autoSetting' | 'lockVersion'
> & {
  sharedClientIds?: number[]
}
export function valuesOf(group: EditedGroup | undefined): GroupValues {
  if (!group) return emptyGroup
  const { name, description, autoSetting, sharedClientIds = [] } = group
  const { offerTitleKeywords = [], ...setting } = autoSetting ?? {}
  return {
    ...emptyGroup,
    name,
    description,
    isForAllStores: sharedClientIds.length === 0,
    sharedClientIds,
    ...setting,
    keywords: offerTitleKeywords.join('、'),
  }
}
export const settingOf = ({
  enabled,
  keywords,
  requiredWorkedCount,
  onlyTrusted,
  onlyGood,
}: GroupValues): AutoSetting => ({
  enabled,
  offerTitleKeywords: wordsOf(keywords),
  requiredWorkedCount: requiredWorkedCount ?? 1,
  onlyTrusted,
  onlyGood,
})
/** The condition of the request; null for a group that never had one. */
export const autoSettingOf = (values: GroupValues, before: AutoSetting | null) =>
  values.enabled || before ? settingOf(values) : null
/** The stores of the request: none means all of them. */
export const sharedClientIdsOf = ({ isForAllStores, sharedClientIds }: GroupValues) =>
  isForAllStores ? [] : sharedClientIds
