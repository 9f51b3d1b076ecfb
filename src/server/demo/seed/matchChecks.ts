import { openAnswersText } from '@/domain/matchings/matchCheck'
import { dayMs, hourMs, minuteMs, msOf } from '@/lib/date'
import type { matchConfirmations } from '@/server/db/schema'
import type { Person } from './people'
import { toSecond } from './shifts/clock'
import { RESTAURANT_ID, titles } from './shifts/restaurantStory'
import type { MatchingRow, Shift } from './types'

const MANAGER = { id: 3, name: '森下 由香' }
/** Matches are checked this long ahead (`modules/storeCancellations/records/matchChecks.ts`). */
const CHECKED_MS = 14 * dayMs
/** Far enough ahead that a cancel still costs no leave allowance. */
const LEAD_MS = 36 * hourMs
/** The Good rate of the worker who no longer fits, in percent: the offer asks for 80. */
const LOW_GOOD_RATE = 75
/** With fewer reviews the rate would fall too far. */
const MIN_REVIEWS = 8

/** The coming matches of an offer of the restaurant that are far enough ahead, the earliest first. */
const comingMatches = (shifts: readonly Shift[], title: string, now: Date): MatchingRow[] =>
  shifts
    .filter(({ row, offer }) => {
      const leftMs = msOf(row.startAt) - now.getTime()
      const isOfOffer = row.clientId === RESTAURANT_ID && offer.plan.title === title
      return isOfOffer && leftMs >= LEAD_MS && leftMs <= CHECKED_MS
    })
    .sort((a, b) => msOf(a.row.startAt) - msOf(b.row.startAt))
    .flatMap(({ matched }) => matched.filter(({ status }) => status === 'established'))

/**
 * Lowers the Good rate of the worker of a coming shift below what the offering requires, so that マッチングの確認 lists
 * somebody; they met the condition when they applied. Changes the people in place.
 */
export function letOneMatchNoLongerFit(
  shifts: readonly Shift[],
  people: readonly Person[],
  now: Date,
) {
  const matchedIds = comingMatches(shifts, titles.dinner, now).map(({ userId }) => userId)
  const workers = matchedIds.flatMap((userId) => people.filter(({ id }) => id === userId))
  const worker = workers.find(({ reviewCount }) => reviewCount >= MIN_REVIEWS)
  if (worker) worker.goodCount = Math.floor((worker.reviewCount * LOW_GOOD_RATE) / 100)
}

/** Leaves the questions of one coming match open, and lets the manager have confirmed that. Changed in place. */
export function confirmOneMatch(
  shifts: readonly Shift[],
  now: Date,
): (typeof matchConfirmations.$inferInsert)[] {
  const match = comingMatches(shifts, titles.lunch, now).at(-1)
  if (!match) return []
  Object.assign(match, { answers: null, answeredAt: null })
  const confirmedMs = Math.max(msOf(match.matchedAt) + 5 * minuteMs, now.getTime() - 3 * hourMs)
  return [
    {
      clientId: RESTAURANT_ID,
      matchingId: match.id,
      findings: [openAnswersText],
      confirmedBy: MANAGER.id,
      confirmedByName: MANAGER.name,
      confirmedAt: toSecond(confirmedMs),
    },
  ]
}
