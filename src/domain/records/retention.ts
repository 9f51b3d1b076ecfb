import type { Day } from '@/lib/date'

/** Records of labour are kept for five years (労働基準法109条), for now for three (附則143条1項). */
const KEPT_YEARS = 5
export const KEPT_YEARS_FOR_NOW = 3

const yearsAfter = (day: Day, years: number): Day => {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  const isLeapDay = later.endsWith('-02-29')
  const hasLeapDay = new Date(`${later}T00:00:00Z`).getUTCMonth() === 1
  return isLeapDay && !hasLeapDay ? later.replace('-29', '-28') : later
}

/**
 * Until which day a record has to be kept. `lastOn`: the day it was completed, for a contract of one shift the day that
 * it ended. `paidOn`: the last day on which a wage of it was paid; the period begins there if it is later
 * (労働基準法施行規則56条2項). The first day is not counted (民法140条).
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
