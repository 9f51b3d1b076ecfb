import type { AutoSetting, Group } from '@/contracts/groups/schemas'

/** Maximum numbers: groups of a store, groups with automatic addition, keywords of a condition, members of a group. */
export const groupLimits = { groups: 100, autoGroups: 10, keywords: 10, members: 1000 } as const

type GroupKind = Pick<Group, 'isDefault' | 'owner'>
const companyGroupRefusal =
  '企業共通のグループのため、店舗の画面では変更できません。変更は、企業の担当者が行います。'

/** Why name, description and automatic condition of a group cannot be changed. */
export const cannotEditGroup = ({ isDefault, owner }: GroupKind): string | undefined => {
  if (owner === 'company') return companyGroupRefusal
  return isDefault
    ? 'お気に入りは、すべての店舗に初めからあるグループです。名前や自動追加の条件は変更できません。'
    : undefined
}
/** Why a store cannot add or remove members of a group. */
export const cannotChangeMembers = ({ owner }: Pick<Group, 'owner'>): string | undefined =>
  owner === 'company' ? companyGroupRefusal : undefined

/** Why a group cannot be deleted. `inUseCount`: published postings limited to it that are not over. */
export const cannotDeleteGroup = (
  group: GroupKind & { inUseCount: number },
): string | undefined => {
  if (group.owner === 'company') return companyGroupRefusal
  if (group.isDefault) return 'お気に入りは削除できません。'
  return group.inUseCount > 0
    ? `募集中の求人${group.inUseCount}件で使われているため、削除できません。求人の公開範囲を変えるか、募集が終わってから削除してください。`
    : undefined
}

/** Why a store cannot create another group. `used`: number of its groups. */
export const cannotMakeGroup = (used: number): string | undefined =>
  used >= groupLimits.groups
    ? `グループは${groupLimits.groups}個まで作れます。使っていないグループを削除してください。`
    : undefined
/** Why automatic addition cannot be switched on for another group. `used`: number of other groups that have it. */
export const cannotAutomate = (used: number): string | undefined =>
  used >= groupLimits.autoGroups
    ? `自動で追加するグループは${groupLimits.autoGroups}個までです。ほかのグループの自動追加を止めてください。`
    : undefined
/** Why `adding` workers cannot be added to a group of `members` workers. */
export const cannotAddMembers = (members: number, adding: number): string | undefined =>
  members + adding > groupLimits.members
    ? `1つのグループに入れられるのは${groupLimits.members.toLocaleString('ja-JP')}名までです(いま${members.toLocaleString('ja-JP')}名)。`
    : undefined

/** The automatic condition of a group in words: '「ホール」を含む求人で2回以上勤務、Good評価のみ'. */
export const autoWords = ({
  offerTitleKeywords,
  requiredWorkedCount,
  onlyTrusted,
  onlyGood,
}: Omit<AutoSetting, 'enabled'>) =>
  [
    `${offerTitleKeywords.length > 0 ? `${offerTitleKeywords.map((word) => `「${word}」`).join('または')}を含む求人で` : 'この店舗で'}${requiredWorkedCount}回以上勤務`,
    ...(onlyTrusted ? ['認定ワーカーのみ'] : []),
    ...(onlyGood ? ['Good評価のみ'] : []),
  ].join('、')
