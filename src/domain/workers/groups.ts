import type { AutoSetting, Group } from '@/contracts/groups/schemas'

/** How many groups one store keeps, how many of them fill by themselves, and how many people one of them holds. */
export const groupLimits = { groups: 100, autoGroups: 10, keywords: 10, members: 1000 } as const

type Kept = Pick<Group, 'isDefault' | 'owner'>
const ofCompany =
  '企業共通のグループのため、店舗の画面では変更できません。変更は、企業の担当者が行います。'

/** Why name, description and condition of a group cannot be changed. */
export const cannotEditGroup = ({ isDefault, owner }: Kept): string | undefined => {
  if (owner === 'company') return ofCompany
  return isDefault
    ? 'お気に入りは、すべての店舗に初めからあるグループです。名前や自動追加の条件は変更できません。'
    : undefined
}
/** Why nobody can be put in or taken out here. */
export const cannotChangeMembers = ({ owner }: Pick<Group, 'owner'>): string | undefined =>
  owner === 'company' ? ofCompany : undefined

/** Why a group cannot be deleted. `inUseCount`: posted shifts that only it sees, and that are not over. */
export const cannotDeleteGroup = (group: Kept & { inUseCount: number }): string | undefined => {
  if (group.owner === 'company') return ofCompany
  if (group.isDefault) return 'お気に入りは削除できません。'
  return group.inUseCount > 0
    ? `募集中の求人${group.inUseCount}件で使われているため、削除できません。求人の公開範囲を変えるか、募集が終わってから削除してください。`
    : undefined
}

/** Why one more group cannot be made. `used`: how many the store keeps. */
export const cannotMakeGroup = (used: number): string | undefined =>
  used >= groupLimits.groups
    ? `グループは${groupLimits.groups}個まで作れます。使っていないグループを削除してください。`
    : undefined
/** Why one more group cannot fill by itself. `used`: how many others do. */
export const cannotAutomate = (used: number): string | undefined =>
  used >= groupLimits.autoGroups
    ? `自動で追加するグループは${groupLimits.autoGroups}個までです。ほかのグループの自動追加を止めてください。`
    : undefined
/** Why so many people cannot be added to a group of so many. */
export const cannotAddMembers = (members: number, adding: number): string | undefined =>
  members + adding > groupLimits.members
    ? `1つのグループに入れられるのは${groupLimits.members.toLocaleString('ja-JP')}名までです(いま${members.toLocaleString('ja-JP')}名)。`
    : undefined

/** A condition in words: '「ホール」の求人で2回以上勤務、Good評価のみ'. */
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
