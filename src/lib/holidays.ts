import { getHolidaysOf } from 'japanese-holidays'

const two = (n: number) => String(n).padStart(2, '0')
const years = new Map<number, ReadonlyMap<string, string>>()

/** The public holidays of a year, substitutes among them, by day 'YYYY-MM-DD'. It carries the tables of the law (2 kB): where holidays are not shown at first, import it when they are. */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known =
    years.get(year) ??
    new Map(
      getHolidaysOf(year, true).map((h) => [`${year}-${two(h.month)}-${two(h.date)}`, h.name]),
    )
  years.set(year, known)
  return known
}

/** '勤労感謝の日', or undefined on a day that is none. */
export const holidayName = (day: string) => holidaysOf(Number(day.slice(0, 4))).get(day)
