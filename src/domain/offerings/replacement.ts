import type { OfferingDetail, OfferingInput } from '@/contracts/offerings/schemas'
import { suggestBreak } from '@/domain/pay/breaks'
import { dayOf, type Instant, minuteMs, minutesBetween, msOf, timeOf, toInstant } from '@/lib/date'
import { offeringBounds } from './check/offeringRule'
import { offeringStatusAt, type OfferingTimes } from './offering'

/** A replacement worker needs this many minutes to apply and to travel. */
const REPLACEMENT_LEAD_MIN = 60
const STEP_MIN = 5

/**
 * Makes a public offering of one seat for the rest of a shift: from one hour ahead (rounded up to five minutes, never
 * before the start of the shift) to its planned end, with the pay of the shift and the statutory break
 * (労働基準法34条). Returns a `refusal` if less than the minimum working time is left.
 */
export const replacementFor = (
  offering: Pick<
    OfferingDetail,
    'startAt' | 'endAt' | 'hourlyWageYen' | 'transportationYen' | 'memo'
  >,
  now: Instant,
): { input: OfferingInput; startAt: Instant } | { refusal: string } => {
  const stepMs = STEP_MIN * minuteMs
  const soonestMs = Math.ceil((msOf(now) + REPLACEMENT_LEAD_MIN * minuteMs) / stepMs) * stepMs
  const startAt = toInstant(Math.max(soonestMs, msOf(offering.startAt)))
  const spanMin = minutesBetween(startAt, offering.endAt)
  const breakMin = spanMin > 0 ? suggestBreak(spanMin) : 0
  if (spanMin - breakMin < offeringBounds.minWorkMin)
    return {
      refusal: '勤務の残りが短いため、代わりの募集はできません。1時間以上働ける時間が必要です。',
    }
  return {
    startAt,
    input: {
      workOn: dayOf(startAt),
      startTime: timeOf(startAt),
      endTime: timeOf(offering.endAt),
      breakMin,
      peopleWanted: 1,
      closeRule: 'at_start',
      customClosesAt: null,
      scope: 'public',
      groupIds: [],
      autoPublicAt: null,
      hourlyWageYen: offering.hourlyWageYen,
      transportationYen: offering.transportationYen,
      memo: offering.memo,
    },
  }
}

/**
 * Returns the state of the search for a replacement: `found` once a worker is matched, `open` while workers can apply,
 * undefined if it ended without one (withdrawn, closed, or all cancelled). `expectedCount`: workers who will come or
 * came; seats that stay taken after an absence are not counted.
 */
export const replacementStateOf = (
  replacement: OfferingTimes & { expectedCount: number },
  now: Instant,
): 'open' | 'found' | undefined => {
  if (replacement.expectedCount > 0) return 'found'
  return offeringStatusAt(replacement, now) === 'published' ? 'open' : undefined
}
