import { dayOfPicked } from '@/lib/date'
import { timeOfPicked } from './dateText'

/**
 * Which days can be selected: those within the bounds, not excluded, among the included (if given),
 * and accepted by the filter.
 */
export type DayRules = {
  minDate?: Date
  maxDate?: Date
  excludeDates?: Date[]
  includeDates?: Date[]
  filterDate?: (day: Date) => boolean
}
/** Like `DayRules`, for times of a day; only hours and minutes count. */
export type TimeRules = {
  minTime?: Date
  maxTime?: Date
  excludeTimes?: Date[]
  includeTimes?: Date[]
  filterTime?: (time: Date) => boolean
}

/** Whether a typed day may be selected under these rules. */
export function canPickDay(
  day: Date,
  { minDate, maxDate, excludeDates, includeDates, filterDate }: DayRules,
) {
  const pickedDay = dayOfPicked(day)
  const isSame = (other: Date) => dayOfPicked(other) === pickedDay
  return (
    !(minDate && pickedDay < dayOfPicked(minDate)) &&
    !(maxDate && pickedDay > dayOfPicked(maxDate)) &&
    !excludeDates?.some(isSame) &&
    (includeDates?.some(isSame) ?? true) &&
    (filterDate?.(day) ?? true)
  )
}

/** Whether a typed time may be selected under these rules. */
export function canPickTime(
  time: Date,
  { minTime, maxTime, excludeTimes, includeTimes, filterTime }: TimeRules,
) {
  const pickedTimeText = timeOfPicked(time)
  const isSame = (other: Date) => timeOfPicked(other) === pickedTimeText
  return (
    !(minTime && pickedTimeText < timeOfPicked(minTime)) &&
    !(maxTime && pickedTimeText > timeOfPicked(maxTime)) &&
    !excludeTimes?.some(isSame) &&
    (includeTimes?.some(isSame) ?? true) &&
    (filterTime?.(time) ?? true)
  )
}
