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

/** A time of two days; '9:00' as well as '09:00', as callers of the API and the rules write them. */
const TWO_DAY_TIME = /^([0-3]?\d|4[0-7]):[0-5]\d$/

/** The times of a shift follow each other within a day. */
export const tooLongShift = '終了は、開始から24時間より前の時刻にしてください。'

/**
 * Minutes between two times of a form ('HH:mm', from '24:00' on of the next day); an end before the start is on the day
 * after it. Undefined while one of them is missing or cannot be read, and from 24 hours on.
 */
export function spanOfTimes(startTime: string, endTime: string): number | undefined {
  if (!TWO_DAY_TIME.test(startTime) || !TWO_DAY_TIME.test(endTime)) return undefined
  const span = minutesOf(endTime) - minutesOf(startTime)
  const spanMin = span < 0 ? span + minutesInDay : span
  return spanMin < minutesInDay ? spanMin : undefined
}

/** Start and end of the shift entered in the form; undefined while day or times are incomplete. */
export const shiftOfInput = ({ workOn, startTime, endTime }: Typed) =>
  isDay(workOn) && spanOfTimes(startTime, endTime) !== undefined
    ? shiftOf(workOn, startTime, endTime)
    : undefined

/** The day on which a shift ends; a shift that ends at 0:00 ends on the day before. */
export const lastDayOfShift = ({ startAt, endAt }: { startAt: Instant; endAt: Instant }): Day =>
  dayOf(new Date(Math.max(msOf(startAt), msOf(endAt) - 1)))

/**
 * Day and times as the API takes them: '25:30' of a day is 1:30 of the next one. A time that cannot be read is empty:
 * nothing is computed from it.
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

/** What a clock shows at a time of two days: '01:30' for '25:30'. Other text stays. */
export const clockOf = (time: string) =>
  twoDayClockPattern.test(time) ? timeText(minutesOf(time) % minutesInDay) : time
