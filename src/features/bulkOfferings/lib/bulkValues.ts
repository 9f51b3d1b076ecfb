import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { formatEnd, formatTime, shiftOf, timeOf, type Day } from '@/lib/dates/tokyoDate'

/** What may differ from date to date. */
export type Conditions = Omit<MultidateDate, 'workOn'>

/** The conditions of a posting that dates start from. */
export const conditionsOf = (o: OfferingDetail): Conditions => ({
  startTime: timeOf(o.startAt),
  endTime: timeOf(o.endAt),
  breakMin: o.breakMin,
  peopleWanted: o.peopleWanted,
  closeRule: o.closeRule,
  hourlyWageYen: o.hourlyWageYen,
  transportationYen: o.transportationYen,
})

/** '17:00〜22:30' of a day, overnight '22:00〜翌5:00'. */
export function hoursOf({
  workOn,
  startTime,
  endTime,
}: Pick<MultidateDate, 'workOn' | 'startTime' | 'endTime'>) {
  const { startAt, endAt } = shiftOf(workOn, startTime, endTime)
  return `${formatTime(startAt)}〜${formatEnd(startAt, endAt)}`
}

/** '11/24' */
export const slashOf = (day: Day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
