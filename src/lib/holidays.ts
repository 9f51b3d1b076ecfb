import { getHolidaysOf } from 'japanese-holidays'

const two = (n: number) => String(n).padStart(2, '0')
const years = new Map<number, ReadonlyMap<string, string>>()

/**
 * Names of the public holidays of a year, including substitute holidays (振替休日), by day 'YYYY-MM-DD'. The tables are 2
 * kB: import this module lazily where holidays are not shown at once.
 */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known =
    years.get(year) ??
    new Map(
      getHolidaysOf(year, true).map((h) => [`${year}-${two(h.month)}-${two(h.date)}`, h.name]),
    )
  years.set(year, known)
  return known
}

/** The name of a public holiday ('勤労感謝の日'); undefined for other days. */
export const holidayName = (day: string) => holidaysOf(Number(day.slice(0, 4))).get(day)
