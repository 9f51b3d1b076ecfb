import { addDays, type Day } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import {
  COMPANY_GROUP,
  favoriteGroupIdOf,
  FORKLIFT_GROUP,
  HALL_GROUP,
  KITCHEN_GROUP,
  MARKET_GROUP,
  NIGHT_GROUP,
} from '@/server/demo/seed/groups'
import { FORKLIFT } from '@/server/demo/seed/occupations'
import type { Store } from '@/server/demo/seed/offering'
import type { Person } from '@/server/demo/seed/people'
import type { GroupMemberRow, Relation } from './types'

const memos = [
  'ドリンク作りができます。混み合う日は2番ホールをお願いしています。',
  '駅から少し迷われていました。次回は通用口の写真を送ると安心です。',
  '声が通り、常連のお客さまの評判がよいです。',
  '盛り付けがとても丁寧です。',
  'レジも任せられます。',
  '14時以降は都合がつきにくいそうです。',
  '新しい方への説明を手伝ってくれました。',
  '重い物が苦手とのこと。冷蔵側は避けてください。',
  '手順書なしで動けます。',
]

/** Picks the relations at index `remainder` of every `step`, at most `count`. */
const everyNth = (
  relations: readonly Relation[],
  { step, remainder, count }: { step: number; remainder: number; count: number },
) => relations.filter((_, index) => index % step === remainder).slice(0, count)

/**
 * Marks some regulars of a store as trusted, graduates, supporters, and writes memos about some. Their order is by
 * number of shifts.
 */
function markRegulars(regulars: readonly Relation[], today: Day) {
  for (const relation of regulars.slice(0, 18)) relation.trusted = true
  for (const relation of everyNth(regulars, { step: 9, remainder: 4, count: 5 }))
    relation.graduate = true
  for (const relation of regulars.slice(0, 2)) {
    relation.supporter = true
    relation.supporterAt = `${addDays(today, -40)}T06:00:00.000Z`
  }
  everyNth(regulars, { step: 4, remainder: 1, count: memos.length }).forEach((relation, index) => {
    relation.memo = memos[index] ?? ''
  })
}

/** Which regulars of the restaurant and the supermarket are in which of their own groups. */
function ownGroupsOf(storeId: number, regulars: readonly Relation[]): [number, Relation[]][] {
  if (storeId === 1)
    return [
      [HALL_GROUP, regulars.slice(0, 38)],
      [NIGHT_GROUP, everyNth(regulars, { step: 4, remainder: 3, count: 9 })],
      [KITCHEN_GROUP, everyNth(regulars, { step: 3, remainder: 1, count: 14 })],
    ]
  return storeId === 2 ? [[MARKET_GROUP, regulars.slice(0, 20)]] : []
}

type GroupInput = {
  relations: readonly Relation[]
  stores: readonly Store[]
  /** Workers who applied to an offering for a group: they must be in it. */
  applicantsByGroup: ReadonlyMap<number, ReadonlySet<number>>
  peopleById: ReadonlyMap<number, Person>
  today: Day
}

/** Marks the regulars of each store and fills its groups. */
export function makeGroupMembers(
  random: Random,
  { relations, stores, applicantsByGroup, peopleById, today }: GroupInput,
): GroupMemberRow[] {
  const members = new Map<string, GroupMemberRow>()
  const addMember = (companyId: number, groupId: number, userId: number) =>
    members.set(`${groupId} ${userId}`, {
      companyId,
      groupId,
      userId,
      addedAt: `${addDays(today, -random.int(3, 60))}T06:00:00.000Z`,
    })
  const isDriver = ({ userId }: Relation) =>
    peopleById.get(userId)?.qualificationIds.includes(FORKLIFT) === true
  for (const { id: storeId, companyId } of stores) {
    const workers = relations
      .filter(({ clientId }) => clientId === storeId)
      .sort((a, b) => b.workedCount - a.workedCount)
    const regulars = workers.filter(({ workedCount }) => workedCount >= 2)
    markRegulars(regulars, today)
    for (const relation of regulars.filter((_, index) => index % 3 !== 2).slice(0, 22)) {
      relation.favorite = true
      addMember(companyId, favoriteGroupIdOf(storeId), relation.userId)
    }
    const groups = ownGroupsOf(storeId, regulars)
    if (storeId === 3) groups.push([FORKLIFT_GROUP, workers.filter(isDriver)])
    if (companyId === 1)
      groups.push([
        COMPANY_GROUP,
        workers.filter(({ workedCount }) => workedCount >= 5).slice(0, 30),
      ])
    for (const [groupId, groupWorkers] of groups)
      for (const { userId } of groupWorkers) addMember(1, groupId, userId)
  }
  for (const [groupId, userIds] of applicantsByGroup)
    for (const userId of userIds)
      if (!members.has(`${groupId} ${userId}`)) addMember(1, groupId, userId)
  return [...members.values()]
}
