/**
 * Arithmetic with months, in Asia/Tokyo like all dates (lib/date). Few pages need it, so it is not in the module
 * that every page loads.
 */
import {
  addMonths as addCalendarMonths,
  eachDayOfInterval,
  endOfMonth,
  subMonths as subCalendarMonths,
} from 'date-fns'
import { dateOf, formatDayOf, formatMonth, msOf, type Day, type Instant, type Month } from './date'

const firstDayOf = (month: Month) => dateOf(`${month}-01`)
/** The month `months` later (earlier if negative). */
export const addMonths = (month: Month, months: number): Month =>
  formatDayOf(addCalendarMonths(firstDayOf(month), months)).slice(0, 7)
/** Returns all months from the first to the last, both included, oldest first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}
/** Every day of a month, in order. */
export const daysOfMonth = (month: Month): Day[] =>
  eachDayOfInterval({ start: firstDayOf(month), end: endOfMonth(firstDayOf(month)) }).map(
    formatDayOf,
  )
/** The same day of the month before, or its last one: 28 February for 31 March. */
export const dayAMonthBefore = (day: Day): Day => formatDayOf(subCalendarMonths(dateOf(day), 1))

const formatEra = (instant: Instant) =>
  new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
    timeZone: 'Asia/Tokyo',
    era: 'long',
    year: 'numeric',
  }).format(msOf(instant))
/** '2026年(令和8年)10月', for statements. */
export const formatMonthWithEra = (month: Month) =>
  formatMonth(month).replace('年', `年(${formatEra(`${month}-01`)})`)
