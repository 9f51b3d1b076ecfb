import { addDays, type Day, dayOf, type Instant } from '@/lib/date'

/** Labour records must be kept for five years (労働基準法109条), for the time being for three (附則143条1項). */
const KEPT_YEARS = 5
export const KEPT_YEARS_FOR_NOW = 3

/**
 * Returns the last day of a period of years that begins on the day after `day` (民法140条). It is the day before the
 * anniversary of its first day, or the last of February if there is no such day (民法143条2項).
 */
const yearsAfter = (day: Day, years: number): Day => {
  const first = addDays(day, 1)
  const year = Number(first.slice(0, 4)) + years
  return first.endsWith('-02-29') ? `${year}-02-28` : addDays(`${year}${first.slice(4)}`, -1)
}

/**
 * Returns until which day a record has to be kept. `lastOn`: the day on which it was completed; for the contract of one
 * shift, the day on which the shift ended. `paidOn`: the last day on which its wages were paid; if it is later, the
 * period begins there (労働基準法施行規則56条2項).
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
 * Returns the last day on which a wage of these shifts was paid: the day on which a shift ended or a correction was
 * answered. Undefined without a shift.
 */
export const lastPaidOn = (shifts: readonly PaidShift[]): Day | undefined =>
  shifts
    .flatMap(({ endAt, corrections }) => [
      endAt,
      ...corrections.map((correction) => correction.respondedAt),
    ])
    .flatMap((paidAt) => (paidAt === null ? [] : [dayOf(paidAt)]))
    .sort()
    .at(-1)
