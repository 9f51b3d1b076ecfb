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

export const emptyGroup: GroupValues = {
  name: '',
  description: '',
  enabled: false,
  keywords: '',
  requiredWorkedCount: 2,
  onlyTrusted: false,
  onlyGood: false,
}
export const valuesOf = ({
  name,
  description,
  autoSetting,
}: Pick<Group, 'name' | 'description' | 'autoSetting'>): GroupValues => ({
  ...emptyGroup,
  name,
  description,
  ...(autoSetting && { ...autoSetting, keywords: autoSetting.offerTitleKeywords.join('、') }),
})
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
