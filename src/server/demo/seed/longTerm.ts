import type { LongTermSelection } from '@/contracts/longTermJobs/enums'
import type { LongTermWishes } from '@/contracts/longTermJobs/schemas'
import { roomOpenUntil } from '@/domain/chat/chat'
import { dayMs, hourMs, msOf } from '@/lib/date'
import { uniqueIds } from '@/lib/uniqueIds'
import type { longTermCandidates, longTermChanges } from '@/server/db/schema'
import { longTermMessages, longTermWishes } from '@/server/demo/market/longTermTexts'
import type { Random } from '@/server/demo/market/random'
import type { Relation } from './relations/types'
import { toSecond } from './shifts/clock'
import type { Shift } from './types'

type CandidateRow = typeof longTermCandidates.$inferInsert & {
  id: number
  selection: LongTermSelection
}
type ChangeRow = typeof longTermChanges.$inferInsert
type Plan = { selection: LongTermSelection; hoursAgo: number; note: string }

const applicationPlans: readonly Plan[] = [
  { selection: 'unselected', hoursAgo: 30, note: '' },
  { selection: 'contacting', hoursAgo: 80, note: 'テスト期間は入れないとのこと。' },
  { selection: 'interview', hoursAgo: 130, note: '土日の夜に強い。面接の日を調整中。' },
  { selection: 'declined_by_user', hoursAgo: 300, note: 'ほかで決まったため。' },
]
const preferencePlans: readonly Plan[] = [
  { selection: 'unselected', hoursAgo: 26, note: '' },
  { selection: 'unselected', hoursAgo: 52, note: '' },
  { selection: 'contacting', hoursAgo: 190, note: '来月の予定を聞いている。' },
  { selection: 'declined_by_client', hoursAgo: 400, note: '' },
]
/** What leads to each state, in hours after the beginning. */
const stepsTo: Record<LongTermSelection, readonly LongTermSelection[]> = {
  unselected: ['unselected'],
  contacting: ['unselected', 'contacting'],
  interview: ['unselected', 'contacting', 'interview'],
  hired: ['unselected', 'contacting', 'interview', 'hired'],
  declined_by_client: ['unselected', 'declined_by_client'],
  declined_by_user: ['unselected', 'declined_by_user'],
}
const HOURS_BETWEEN_STEPS = 11
/** The staff of the first two stores is account 3, of the company's others account 1, of the other company 6. */
function staffOf(companyId: number, clientId: number) {
  if (companyId !== 1) return 6
  return clientId <= 2 ? 3 : 1
}

type Candidacy = {
  plan: Plan
  clientId: number
  companyId: number
  userId: number
  offeringId: number | null
}

/** A row of each kind has the same keys: rows are inserted many at once. */
function candidateOf(random: Random, id: number, candidacy: Candidacy, now: Date): CandidateRow {
  const { plan, clientId, userId, offeringId } = candidacy
  const isApplication = offeringId !== null
  const receivedAt = toSecond(now.getTime() - plan.hoursAgo * hourMs)
  const wishes: LongTermWishes = random.pick(longTermWishes)
  return {
    id,
    clientId,
    userId,
    kind: isApplication ? 'application' : 'preference',
    offeringId,
    level: isApplication ? null : random.pick(['interested', 'strong'] as const),
    message: isApplication ? random.pick(longTermMessages) : '',
    wishes,
    receivedAt,
    selection: plan.selection,
    isEndedByHire: false,
    note: plan.note,
    lockVersion: 1,
    updatedAt: receivedAt,
  }
}
const changesOf = (
  { id, clientId, receivedAt, selection }: CandidateRow,
  companyId: number,
): ChangeRow[] =>
  stepsTo[selection].map((step, index) => ({
    clientId,
    candidateId: id,
    selection: step,
    isEndedByHire: false,
    changedAt: toSecond(msOf(receivedAt) + index * HOURS_BETWEEN_STEPS * hourMs),
    changedBy: index === 0 || step === 'declined_by_user' ? null : staffOf(companyId, clientId),
  }))

type WorkedShift = { offeringId: number; companyId: number; endMs: number }

/** The shifts of offers with 「長期採用あり」 that each worker has worked, the latest last. */
function workedThrough(shifts: readonly Shift[]) {
  const byUser = new Map<number, WorkedShift[]>()
  for (const { row, offer, matched, companyId } of shifts)
    if (offer.row.content.longTermEnabled)
      for (const { userId, status } of matched)
        if (status === 'worked') {
          const worked = { offeringId: row.id, companyId, endMs: msOf(row.endAt) }
          byUser.set(userId, [...(byUser.get(userId) ?? []), worked])
        }
  for (const worked of byUser.values()) worked.sort((a, b) => a.endMs - b.endMs)
  return byUser
}

/** The workers with whom the store can still talk for a day: their rooms take messages. */
function reachableUserIds(shifts: readonly Shift[], now: Date) {
  const stillTomorrow = now.getTime() + dayMs
  return new Set(
    shifts.flatMap(({ row, matched }) =>
      msOf(roomOpenUntil(row.endAt) ?? row.endAt) > stillTomorrow
        ? matched.map(({ userId }) => userId)
        : [],
    ),
  )
}

/**
 * The workers of a store who want to stay: some applied through a shift that they had worked, others expressed a
 * preference. Workers who can still be messaged come first, because the selection in progress is the one with messages.
 */
function candidaciesOf(
  random: Random,
  shifts: readonly Shift[],
  relations: readonly Relation[],
  now: Date,
) {
  const reachable = reachableUserIds(shifts, now)
  const knownIds = new Set(relations.map(({ userId }) => userId))
  const rest = random.shuffled(
    [...workedThrough(shifts)].filter(([userId]) => knownIds.has(userId)),
  )
  const applications = applicationPlans.flatMap((plan) => {
    const receivedMs = now.getTime() - plan.hoursAgo * hourMs
    const suited = rest.filter(([, [first]]) => first !== undefined && first.endMs <= receivedMs)
    const chosen = suited.find(([userId]) => reachable.has(userId)) ?? suited[0]
    if (!chosen) return []
    rest.splice(rest.indexOf(chosen), 1)
    const [userId, worked] = chosen
    const through = worked.findLast(({ endMs }) => endMs <= receivedMs)
    return through
      ? [{ userId, companyId: through.companyId, offeringId: through.offeringId, plan }]
      : []
  })
  if (applications.length === 0) return []
  const others = random.shuffled(
    relations.filter(
      ({ userId, workedCount }) =>
        workedCount > 0 && applications.every((application) => application.userId !== userId),
    ),
  )
  const preferences = others
    .sort((a, b) => Number(reachable.has(b.userId)) - Number(reachable.has(a.userId)))
    .slice(0, preferencePlans.length)
    .map(({ userId, companyId }, index) => ({
      userId,
      companyId,
      offeringId: null,
      plan: preferencePlans[index],
    }))
  return [...applications, ...preferences]
}

/** Candidates for long-term employment of every store that offers it, with their history. */
export function makeLongTerm(
  random: Random,
  {
    shifts,
    relations,
    blockedUserIds,
    now,
  }: {
    shifts: readonly Shift[]
    relations: readonly Relation[]
    blockedUserIds: ReadonlySet<number>
    now: Date
  },
) {
  const longTermRows: CandidateRow[] = []
  const longTermHistory: ChangeRow[] = []
  const clientIds = uniqueIds(relations.map(({ clientId }) => clientId))
  for (const clientId of clientIds) {
    const candidacies = candidaciesOf(
      random,
      shifts.filter(({ row }) => row.clientId === clientId),
      relations.filter(
        (relation) => relation.clientId === clientId && !blockedUserIds.has(relation.userId),
      ),
      now,
    )
    for (const { plan, ...candidacy } of candidacies) {
      if (!plan) continue
      const id = longTermRows.length + 1
      const row = candidateOf(random, id, { ...candidacy, plan, clientId }, now)
      longTermRows.push(row)
      longTermHistory.push(...changesOf(row, candidacy.companyId))
    }
  }
  return { longTermRows, longTermHistory }
}
