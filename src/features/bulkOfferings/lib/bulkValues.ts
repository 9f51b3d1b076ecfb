import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { formatClockHours, timeOf, type Day } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'

/** The conditions that may differ from date to date. */
export type Conditions = Omit<MultidateDate, 'workOn'>
/** The server's validation of one date. */
export type DateValidation = Pick<MultidateValidation['items'][number], 'errors' | 'warnings'>

/** The conditions of the source offering, which every date starts from. */
export const conditionsOf = (offering: OfferingDetail): Conditions => ({
  startTime: timeOf(offering.startAt),
  endTime: timeOf(offering.endAt),
  breakMin: offering.breakMin,
  peopleWanted: offering.peopleWanted,
  closeRule: offering.closeRule,
  hourlyWageYen: offering.hourlyWageYen,
  transportationYen: offering.transportationYen,
})

/** Which groups of conditions of a date differ from the source offering. */
export const differencesOf = (date: Conditions, base: Conditions) => ({
  hasOtherHours:
    date.startTime !== base.startTime ||
    date.endTime !== base.endTime ||
    date.breakMin !== base.breakMin,
  hasOtherPeople: date.peopleWanted !== base.peopleWanted,
  hasOtherPay:
    date.hourlyWageYen !== base.hourlyWageYen || date.transportationYen !== base.transportationYen,
})

/** The number of people wanted on all dates together. */
export const peopleIn = (dates: readonly MultidateDate[]) =>
  sumBy(dates, (date) => date.peopleWanted)

/** '17:00〜22:30' of a day, overnight '22:00〜翌5:00'. */
export const hoursOf = ({ startTime, endTime }: Pick<MultidateDate, 'startTime' | 'endTime'>) =>
  formatClockHours(startTime, endTime)

/** Month and day: '11/24'. */
export const formatMonthDay = (day: Day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
