import { dayOfPicked } from '@/lib/date'
import { timeOfPicked } from './dateText'

/** Which days can be picked. A day is out when it is outside the bounds, excluded, not among the included, or rejected by the filter. */
export type DayRules = {
  minDate?: Date
  maxDate?: Date
  excludeDates?: Date[]
  includeDates?: Date[]
  filterDate?: (day: Date) => boolean
}
/** The same for times of a day; only hours and minutes count. */
export type TimeRules = {
  minTime?: Date
  maxTime?: Date
  excludeTimes?: Date[]
  includeTimes?: Date[]
  filterTime?: (time: Date) => boolean
}

/** Whether a typed day is one that could have been clicked. */
export function canPickDay(
  day: Date,
  { minDate, maxDate, excludeDates, includeDates, filterDate }: DayRules,
) {
  const d = dayOfPicked(day)
  const same = (other: Date) => dayOfPicked(other) === d
  return (
    !(minDate && d < dayOfPicked(minDate)) &&
    !(maxDate && d > dayOfPicked(maxDate)) &&
    !excludeDates?.some(same) &&
    (includeDates?.some(same) ?? true) &&
    (filterDate?.(day) ?? true)
  )
}

/** Whether a typed time is one that could have been clicked. */
export function canPickTime(
  time: Date,
  { minTime, maxTime, excludeTimes, includeTimes, filterTime }: TimeRules,
) {
  const t = timeOfPicked(time)
  const same = (other: Date) => timeOfPicked(other) === t
  return (
    !(minTime && t < timeOfPicked(minTime)) &&
    !(maxTime && t > timeOfPicked(maxTime)) &&
    !excludeTimes?.some(same) &&
    (includeTimes?.some(same) ?? true) &&
    (filterTime?.(time) ?? true)
  )
}
