import { minutesInDay } from 'date-fns/constants'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import {
  type Day,
  dayOf,
  type Instant,
  isDay,
  minutesOf,
  msOf,
  shiftOf,
  timeOf,
  timeText,
  twoDayClockPattern,
} from '@/lib/date'

type Typed = Pick<OfferingInput, 'workOn' | 'startTime' | 'endTime'>

/**
 * A time from '0:00' to '47:59'; hours from 24 on are of the next day. Callers of the API may omit the leading zero.
 */
const TWO_DAY_TIME = /^([0-3]?\d|4[0-7]):[0-5]\d$/

/** The message for a shift of 24 hours or more. */
export const tooLongShift = '終了は、開始から24時間より前の時刻にしてください。'

/**
 * Returns the minutes between two times of a form ('HH:mm', from '24:00' on of the next day). An end before the start
 * is taken to be on the next day. Undefined if a time is missing or cannot be read, and for 24 hours or more.
 */
export function spanOfTimes(startTime: string, endTime: string): number | undefined {
  if (!TWO_DAY_TIME.test(startTime) || !TWO_DAY_TIME.test(endTime)) return undefined
  const span = minutesOf(endTime) - minutesOf(startTime)
  const spanMin = span < 0 ? span + minutesInDay : span
  return spanMin < minutesInDay ? spanMin : undefined
}

/** Returns start and end of the shift entered in the form; undefined while day or times are incomplete. */
export const shiftOfInput = ({ workOn, startTime, endTime }: Typed) =>
  isDay(workOn) && spanOfTimes(startTime, endTime) !== undefined
    ? shiftOf(workOn, startTime, endTime)
    : undefined

/** Returns the day on which a shift ends; a shift that ends at 0:00 ends on the day before. */
export const lastDayOfShift = ({ startAt, endAt }: { startAt: Instant; endAt: Instant }): Day =>
  dayOf(new Date(Math.max(msOf(startAt), msOf(endAt) - 1)))

/**
 * Converts day and times to the form of the API: '25:30' of a day becomes '01:30', and a start from '24:00' on moves to
 * the next day. If the times cannot be read, both become '', so that nothing is computed from them.
 */
export function readShift(typed: Typed): Typed {
  const shift = shiftOfInput(typed)
  if (!shift) return { ...typed, startTime: '', endTime: '' }
  return {
    workOn: dayOf(shift.startAt),
    startTime: timeOf(shift.startAt),
    endTime: timeOf(shift.endAt),
  }
}

/** Turns a time of the next day into clock time: '25:30' into '01:30'. Other text stays unchanged. */
export const clockOf = (time: string) =>
  twoDayClockPattern.test(time) ? timeText(minutesOf(time) % minutesInDay) : time
