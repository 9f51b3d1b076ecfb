import { dayMs, hourMs, minuteMs, msOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import type { Person } from '@/server/demo/seed/people'
import type { MatchingRow } from '@/server/demo/seed/types'
import { toSecond } from './clock'
import type { ShiftContext } from './context'
import { addMatching, hasMatchingOf, makeMatching, type OpenShift } from './matchingRow'

type CancelStatus = 'cancel' | 'rejected'

/** A worker cancels up to 40 minutes before the start, a store up to 25 hours before. */
const LEAD_MS: Record<CancelStatus, number> = { cancel: 40 * minuteMs, rejected: dayMs + hourMs }

const drawReason = (random: Random, status: CancelStatus): Partial<MatchingRow> =>
  status === 'cancel'
    ? { cancelBy: 'user', cancelReasonCategoryId: random.int(1, 4) }
    : {
        cancelBy: 'client',
        rejectReasonCode: random.pick(['volume_change', 'posting_mistake', 'business_closed']),
      }

/** Adds a cancelled matching of somebody who does not hold a seat: the seat was taken again, or is free. */
function addCancelledMatching(
  context: ShiftContext,
  openShift: OpenShift,
  pool: readonly Person[],
  status: CancelStatus,
) {
  const { random, now } = context
  const person = pool[Math.floor(pool.length * random.next())]
  if (!person || hasMatchingOf(openShift.shift, person.id)) return
  const matching = makeMatching(context, openShift, person, status)
  const startMs = msOf(openShift.plan.startAt)
  const latestMs = Math.min(startMs - LEAD_MS[status], now.getTime() - minuteMs)
  const matchedMs = msOf(matching.matchedAt)
  if (latestMs <= matchedMs) return
  matching.cancelledAt = toSecond(matchedMs + (latestMs - matchedMs) * random.next())
  matching.paymentStatus = 'none'
  Object.assign(matching, drawReason(random, status))
  addMatching(context, openShift, matching)
}

/** Adds the cancellations of a shift: some by workers, few by the store. */
export function addCancellations(
  context: ShiftContext,
  openShift: OpenShift,
  pool: readonly Person[],
) {
  if (context.random.chance(0.12)) addCancelledMatching(context, openShift, pool, 'cancel')
  if (context.random.chance(0.02)) addCancelledMatching(context, openShift, pool, 'rejected')
}

/** Closes some of the coming shifts that have workers: the store needs no more. */
export function closeEarly({ random, now }: ShiftContext, { plan, shift: { row } }: OpenShift) {
  const isCandidate = plan.dayIndex > 0 && row.peopleMatched > 0 && plan.takenSeats === undefined
  if (!isCandidate || !random.chance(0.06)) return
  row.closedAt = toSecond(now.getTime() - random.int(30, 1200) * minuteMs)
  row.closedReason = {
    code: random.pick(['filled_internally', 'no_longer_needed'] as const),
    note: '',
  }
}
