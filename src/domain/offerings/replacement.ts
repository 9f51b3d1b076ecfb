import type { OfferingDetail, OfferingInput } from '@/contracts/offerings/schemas'
import { dayOf, type Instant, minuteMs, minutesBetween, msOf, timeOf, toInstant } from '@/lib/date'
import { suggestBreak } from '@/domain/pay/breaks'
import { bounds } from './offeringCheck'

/** Whoever takes over needs so many minutes to apply and to get there. */
export const replacementLeadMin = 60
const STEP_MIN = 5

/**
 * A posting of one seat for what is left of a shift: from an hour ahead (rounded up to five minutes, never before the shift itself) to its planned end, public,
 * with the pay of the shift and the lawful break. Or why there is nothing worth posting.
 */
export const replacementFor = (
  o: Pick<OfferingDetail, 'startAt' | 'endAt' | 'hourlyWageYen' | 'transportationYen' | 'memo'>,
  now: Instant,
): { input: OfferingInput; startAt: Instant } | { refusal: string } => {
  const step = STEP_MIN * minuteMs
  const soonest = Math.ceil((msOf(now) + replacementLeadMin * minuteMs) / step) * step
  const startAt = toInstant(Math.max(soonest, msOf(o.startAt)))
  const span = minutesBetween(startAt, o.endAt)
  const breakMin = span > 0 ? suggestBreak(span) : 0
  if (span - breakMin < bounds.leastWorkMin)
    return {
      refusal: '勤務の残りが短いため、代わりの募集はできません。1時間以上働ける時間が必要です。',
    }
  return {
    startAt,
    input: {
      workOn: dayOf(startAt),
      startTime: timeOf(startAt),
      endTime: timeOf(o.endAt),
      breakMin,
      peopleWanted: 1,
      closeRule: 'at_start',
      customClosesAt: null,
      scope: 'public',
      groupIds: [],
      autoPublicAt: null,
      hourlyWageYen: o.hourlyWageYen,
      transportationYen: o.transportationYen,
      memo: o.memo,
    },
  }
}
