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
  /** Whether all stores of the company may use the group, or only `sharedClientIds`. */
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
/** The group that a form edits. Only a group of the company has `sharedClientIds`. */
export type EditedGroup = Pick<
  Group,
  'id' | 'name' | 'description' | 'autoSetting' | 'lockVersion'
> & {
  sharedClientIds?: number[]
}
/** The form values of a stored group; those of an empty form for a new one. */
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
/** Converts the automatic condition of the form into that of the request. */
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
/** The condition of the request. Null if it is off and the group never had one, so that none is created. */
export const autoSettingOf = (values: GroupValues, before: AutoSetting | null) =>
  values.enabled || before ? settingOf(values) : null
/** The stores of the request; an empty list means all stores. */
export const sharedClientIdsOf = ({ isForAllStores, sharedClientIds }: GroupValues) =>
  isForAllStores ? [] : sharedClientIds
