import { getHolidaysOf } from 'japanese-holidays'

const two = (n: number) => String(n).padStart(2, '0')
const years = new Map<number, ReadonlyMap<string, string>>()

/**
 * Returns the names of the public holidays of a year, including substitute holidays (振替休日), by day 'YYYY-MM-DD'.
 * The tables are 2 kB: import this module lazily if holidays are not shown at once.
 */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  const holidaysOfYear =
    years.get(year) ??
    new Map(
      getHolidaysOf(year, true).map((h) => [`${year}-${two(h.month)}-${two(h.date)}`, h.name]),
    )
  years.set(year, holidaysOfYear)
  return holidaysOfYear
}

/** The name of a public holiday ('勤労感謝の日'); undefined for other days. */
export const holidayName = (day: string) => holidaysOf(Number(day.slice(0, 4))).get(day)
