import { MAX_KEYWORDS } from '@/contracts/groups/enums'
import type { AutoSetting, Group } from '@/contracts/groups/schemas'

export const groupLimits = {
  /** Groups of a store or of a company. */
  groups: 100,
  /** Of these, groups with automatic addition. */
  autoGroups: 10,
  /** Keywords of an automatic condition. */
  keywords: MAX_KEYWORDS,
  /** Members of a group. */
  members: 1000,
} as const

/** `by`: who wants to change the group. A store can see the groups of its company, but not change them. */
type GroupKind = Pick<Group, 'isDefault' | 'owner'> & { by?: Group['owner'] }
const companyGroupRefusal =
  '企業共通のグループのため、店舗の画面では変更できません。変更は、企業の担当者が行います。'

/**
 * Why an offering for these workers alone would reach nobody. `count`: how many they are, `reachedCount`: how many of
 * them see it. Undefined counts are not known yet.
 */
export function cannotPostTo({
  count,
  reachedCount,
}: {
  count: number | undefined
  reachedCount: number | undefined
}): string | undefined {
  if (count === 0) return 'ワーカーを追加すると募集できます。'
  return reachedCount === 0 ? '全員をブロックしているため、募集しても届きません。' : undefined
}

/** Why a store cannot lose the use of a group. `uses`: the number of its published offerings limited to the group. */
export const cannotWithdrawGroup = (uses: number): string | undefined =>
  uses > 0
    ? `外した店舗の募集中の求人${uses}件で使われているため、使える店舗を変更できません。求人の公開範囲を変えるか、募集が終わってから変更してください。`
    : undefined

/** Why name, description and automatic condition of a group cannot be changed. */
export const cannotEditGroup = ({ isDefault, owner, by }: GroupKind): string | undefined => {
  if (owner === 'company' && by !== 'company') return companyGroupRefusal
  return isDefault
    ? 'お気に入りは、すべての店舗に初めからあるグループです。名前や自動追加の条件は変更できません。'
    : undefined
}
/** Why an account cannot add or remove members of a group. */
export const cannotChangeMembers = ({ owner, by }: Omit<GroupKind, 'isDefault'>) =>
  owner === 'company' && by !== 'company' ? companyGroupRefusal : undefined

/** Why a group cannot be deleted. `inUseCount`: the number of published offerings limited to it that are not over. */
export const cannotDeleteGroup = (
  group: GroupKind & { inUseCount: number },
): string | undefined => {
  if (group.owner === 'company' && group.by !== 'company') return companyGroupRefusal
  if (group.isDefault) return 'お気に入りは削除できません。'
  return group.inUseCount > 0
    ? `募集中の求人${group.inUseCount}件で使われているため、削除できません。求人の公開範囲を変えるか、募集が終わってから削除してください。`
    : undefined
}

/** Why a store or a company cannot create another group. `used`: number of its groups. */
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

/**
 * Formats the automatic condition of a group: '「ホール」を含む求人で2回以上勤務、Good評価のみ'. `owner`: 'company'
 * counts the shifts at all stores, 'client' those at one.
 */
export const autoWords = (
  { offerTitleKeywords, requiredWorkedCount, onlyTrusted, onlyGood }: Omit<AutoSetting, 'enabled'>,
  owner: Group['owner'] = 'client',
) => {
  const anywhere = owner === 'company' ? '企業の全店舗で' : 'この店舗で'
  const where =
    offerTitleKeywords.length > 0
      ? `${offerTitleKeywords.map((word) => `「${word}」`).join('または')}を含む求人で`
      : anywhere
  return [
    `${where}${requiredWorkedCount}回以上勤務`,
    ...(onlyTrusted ? ['認定ワーカーのみ'] : []),
    ...(onlyGood ? ['Good評価のみ'] : []),
  ].join('、')
}
