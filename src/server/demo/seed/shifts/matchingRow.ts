import type { Pay } from '@/contracts/offerings/schemas'
import type { FactsAtMatch } from '@/domain/workers/conditions'
import { hourMs, minuteMs, msOf } from '@/lib/date'
import type { Person } from '@/server/demo/seed/people'
import type { MatchingRow, Shift } from '@/server/demo/seed/types'
import { figuresOf } from '@/server/modules/workers/records/workerRecords'
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

const workedKey = (clientId: number, userId: number) => `${clientId} ${userId}`

/** The record of the worker when they applied: what they did elsewhere, and the shifts that they had worked here. */
function factsOf(
  { workedEndMs }: ShiftContext,
  { row, offer }: Shift,
  person: Person,
  matchedMs: number,
): FactsAtMatch {
  const ends = workedEndMs.get(workedKey(row.clientId, person.id)) ?? []
  const { qualificationIds } = person
  return {
    ...figuresOf(person, ends.filter((endMs) => endMs < matchedMs).length),
    qualificationIds,
    certificates: offer.plan.content.qualificationDocumentRequired
      ? qualificationIds.map((id) => ({ qualificationId: id, status: 'checked', expiresOn: null }))
      : [],
  }
}

/** A matching of the worker under the next free id, which is used up only when the matching is added to the shift. */
export function makeMatching(
  context: ShiftContext,
  { plan, shift, publishedMs, scheduledPay }: OpenShift,
  person: Person,
  status: MatchingRow['status'],
): MatchingRow {
  const { row, offer } = shift
  const startMs = msOf(plan.startAt)
  const matchedMs = drawMatchedMs(context, startMs, publishedMs)
  const isPublicByNow = row.scope === 'group' && matchedMs >= startMs - AUTO_PUBLIC_MS
  return {
    id: context.lastIds.matching + 1,
    clientId: row.clientId,
    offeringId: row.id,
    userId: person.id,
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
    factsAtMatch: factsOf(context, shift, person, matchedMs),
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
  { lastIds, workedEndMs }: ShiftContext,
  { shift }: OpenShift,
  matching: MatchingRow,
) {
  shift.matched.push(matching)
  lastIds.matching = matching.id
  if (matching.status !== 'worked') return
  const key = workedKey(matching.clientId, matching.userId)
  workedEndMs.set(key, [...(workedEndMs.get(key) ?? []), msOf(matching.endAt)])
}

/** Whether this worker has a matching on the shift, whatever became of it. */
export const hasMatchingOf = ({ matched }: Shift, userId: number) =>
  matched.some((matching) => matching.userId === userId)
