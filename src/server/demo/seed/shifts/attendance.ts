import { hourMs, minuteMs, msOf } from '@/lib/date'
import type { MatchingRow, OfferingRow } from '@/server/demo/seed/types'
import { secondsAfter } from './clock'
import type { ShiftContext } from './context'
import { makeAnsweredCorrection } from './corrections'

type Circumstances = {
  /** Has not arrived yet. */
  isLate: boolean
  /** Nobody is absent and nothing is corrected. */
  isUneventful: boolean
  isReviewed: boolean
}

/** The time from the end of a shift to the transfer of its wages. */
const TRANSFER_MS = 36 * hourMs
/** No correction is requested for a shift that ended more recently. */
const CORRECTION_MS = 20 * hourMs

/**
 * Records what happened with a taken seat up to now: absent, under way, or worked, with pay and review. Adds a
 * correction for some.
 */
export function attend(
  context: ShiftContext,
  matching: MatchingRow,
  offering: OfferingRow,
  { isLate, isUneventful, isReviewed }: Circumstances,
) {
  const { random, now } = context
  const nowMs = now.getTime()
  const endMs = msOf(offering.endAt)
  const isOver = endMs + 10 * minuteMs <= nowMs
  if (msOf(offering.startAt) > nowMs || isLate) return
  if (isOver && !isUneventful && random.chance(0.012)) {
    matching.status = 'absence'
    matching.absenceKind = random.chance(0.5) ? 'no_show' : 'contacted'
    matching.paymentStatus = 'none'
    return
  }
  matching.checkedInAt = secondsAfter(offering.startAt, -random.int(80, 900))
  if (!isOver) return
  matching.status = 'worked'
  matching.checkedOutAt = secondsAfter(offering.endAt, random.int(20, 420))
  matching.fixedPay = matching.scheduledPay
  matching.paymentStatus = endMs < nowMs - TRANSFER_MS ? 'paid' : 'confirmed'
  if (isReviewed) {
    const secondsSinceEnd = Math.floor((nowMs - endMs) / 1000)
    const reviewSeconds = Math.min(random.int(3600, 28 * 3600), secondsSinceEnd)
    matching.reviewedAt = secondsAfter(offering.endAt, reviewSeconds)
  }
  if (isUneventful || endMs > nowMs - CORRECTION_MS || !random.chance(0.06)) return
  context.corrections.push(makeAnsweredCorrection(context, matching, offering))
}
