import { addDays, type Day, dayOf, type Instant } from '@/lib/date'

/** Records of labour are kept for five years (労働基準法109条), for now for three (附則143条1項). */
const KEPT_YEARS = 5
export const KEPT_YEARS_FOR_NOW = 3

/**
 * The last day of a period of years that begins on the day after another (民法140条): the day before the one that
 * corresponds to its first day, or the last of February where there is none (民法143条2項).
 */
const yearsAfter = (day: Day, years: number): Day => {
  const first = addDays(day, 1)
  const year = Number(first.slice(0, 4)) + years
  return first.endsWith('-02-29') ? `${year}-02-28` : addDays(`${year}${first.slice(4)}`, -1)
}

/**
 * Until which day a record has to be kept. `lastOn`: the day it was completed, for a contract of one shift the day that
 * it ended. `paidOn`: the last day on which a wage of it was paid; the period begins there if it is later
 * (労働基準法施行規則56条2項).
 */
export function retentionOf(
  lastOn: Day,
  paidOn: Day = lastOn,
): { keptUntil: Day; fiveYearsUntil: Day } {
  const from = paidOn > lastOn ? paidOn : lastOn
  return {
    keptUntil: yearsAfter(from, KEPT_YEARS_FOR_NOW),
    fiveYearsUntil: yearsAfter(from, KEPT_YEARS),
  }
}

type PaidShift = { endAt: Instant; corrections: readonly { respondedAt: Instant | null }[] }
/**
 * The last day on which a wage of these shifts was paid: at the end of a shift, which may lie in the next month, or
 * with the approval of a correction; undefined without a shift.
 */
export const lastPaidOn = (shifts: readonly PaidShift[]): Day | undefined =>
  shifts
    .flatMap(({ endAt, corrections }) => [endAt, ...corrections.map((one) => one.respondedAt)])
    .flatMap((paidAt) => (paidAt === null ? [] : [dayOf(paidAt)]))
    .sort()
    .at(-1)
