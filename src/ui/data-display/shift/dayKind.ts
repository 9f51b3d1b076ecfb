import { weekday, type Day } from '@/lib/date'

const SUNDAY = 0
const SATURDAY = 6

/** Says whether a day has the colour of a holiday (Sundays included) or of a Saturday; undefined for other days. */
export function dayKind(day: Day, holiday: string | undefined) {
  if (holiday !== undefined || weekday(day) === SUNDAY) return 'holiday'
  return weekday(day) === SATURDAY ? 'saturday' : undefined
}
