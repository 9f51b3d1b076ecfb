import type { Pay } from '@/contracts/offerings/schemas'
import { hourMs, minuteMs, msOf } from '@/lib/date'
import type { MatchingRow, Shift } from '@/server/demo/seed/types'
import { toSecond, toWakingTime } from './clock'
import type { ShiftContext } from './context'
import { AUTO_PUBLIC_MS } from './offeringRow'
import type { PlannedShift } from './shiftPlan'

/** A shift while workers are put on it. */
export type OpenShift = {
  plan: PlannedShift
  shift: Shift
  publishedMs: number
  scheduledPay: Pay
}

/** Between publication and an hour before the start; most people apply soon. */
function drawMatchedMs({ random, now }: ShiftContext, startMs: number, publishedMs: number) {
  const latestMs = Math.min(startMs - hourMs, now.getTime() - 10 * minuteMs)
  const delayMs = Math.max(30_000, (latestMs - publishedMs) * random.next() ** 3)
  return toWakingTime(publishedMs + delayMs, latestMs)
}

/** A matching of the worker under the next free id, which is used up only when the matching is added to the shift. */
export function makeMatching(
  context: ShiftContext,
  { plan, shift: { row, offer }, publishedMs, scheduledPay }: OpenShift,
  userId: number,
  status: MatchingRow['status'],
): MatchingRow {
  const startMs = msOf(plan.startAt)
  const matchedMs = drawMatchedMs(context, startMs, publishedMs)
  const isPublicByNow = row.scope === 'group' && matchedMs >= startMs - AUTO_PUBLIC_MS
  return {
    id: context.lastIds.matching + 1,
    clientId: row.clientId,
    offeringId: row.id,
    userId,
    startAt: plan.startAt,
    endAt: plan.endAt,
    status,
    matchedAt: toSecond(matchedMs),
    appliedScope: isPublicByNow ? 'public' : row.scope,
    cancelledAt: null,
    cancelBy: null,
    cancelReasonCategoryId: null,
    rejectReasonCode: null,
    checkedInAt: null,
    checkedOutAt: null,
    absenceKind: null,
    hourlyWageYen: row.hourlyWageYen,
    transportationYen: row.transportationYen,
    scheduledPay,
    fixedPay: null,
    undisputedPay: null,
    paymentStatus: 'scheduled',
    answers: null,
    answeredAt: null,
    qualificationDocumentStatus: offer.plan.content.qualificationDocumentRequired
      ? 'checked'
      : 'not_required',
    reviewedAt: null,
    createdAt: toSecond(matchedMs),
  }
}

/** Adds a matching to its shift and uses up its id. */
export function addMatching(
  { lastIds }: ShiftContext,
  { shift }: OpenShift,
  matching: MatchingRow,
) {
  shift.matched.push(matching)
  lastIds.matching = matching.id
}

/** Whether this worker has a matching on the shift, whatever became of it. */
export const hasMatchingOf = ({ matched }: Shift, userId: number) =>
  matched.some((matching) => matching.userId === userId)
