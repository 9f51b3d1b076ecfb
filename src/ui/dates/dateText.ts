import { serverNow } from '@/lib/clock'
import { dayOf, dayOfPicked, pickedOf } from '@/lib/date'
import { readDay, readTime } from '@/lib/text/readDateTime'

/**
 * The granularity of a picker. Its Date carries the value in the local fields: the day at 0:00, the
 * first day of the month or year, or a time on a fixed day.
 */
export type Grain = 'day' | 'month' | 'year' | 'time'

export const formats = {
  day: 'yyyy/MM/dd',
  month: 'yyyy/MM',
  year: 'yyyy',
  time: 'HH:mm',
} as const satisfies Record<Grain, string>

/** What an empty picker shows. */
export const placeholders = {
  day: '年/月/日',
  month: '年/月',
  year: '年',
  time: '時:分',
} as const satisfies Record<Grain, string>

/** Today in Tokyo, as a picker's Date. */
export const today = () => pickedOf(dayOf(serverNow()))

const twoDigits = (value: number) => String(value).padStart(2, '0')
/** Times are Dates on this fixed day, which has no daylight saving change; those from 24:00 on are on the next day. */
const TIME_DAY = '2001-01-10'
const NEXT_TIME_DAY = '2001-01-11'
const isNextDay = (picked: Date) => dayOfPicked(picked) === NEXT_TIME_DAY
/** Returns 'HH:mm' of a picker's Date on any day. */
export const clockOfPicked = (picked: Date) =>
  `${twoDigits(picked.getHours())}:${twoDigits(picked.getMinutes())}`
/** Returns 'HH:mm' of a picker's Date; '25:30' for 1:30 of the next day. */
export const timeOfPicked = (picked: Date) =>
  isNextDay(picked)
    ? `${picked.getHours() + 24}:${twoDigits(picked.getMinutes())}`
    : clockOfPicked(picked)
/** Returns the picker's Date of 'HH:mm'. */
export const pickedTime = (time: string) => {
  const picked = pickedOf(TIME_DAY)
  picked.setHours(Number(time.slice(0, 2)), Number(time.slice(3, 5)))
  return picked
}
const showTime = (picked: Date) =>
  isNextDay(picked)
    ? `翌${picked.getHours()}:${twoDigits(picked.getMinutes())}`
    : clockOfPicked(picked)

/** Formats a value for the input. */
export function showPicked(picked: Date | null, grain: Grain) {
  if (picked === null || Number.isNaN(picked.getTime())) return ''
  return grain === 'time'
    ? showTime(picked)
    : dayOfPicked(picked).replaceAll('-', '/').slice(0, formats[grain].length)
}

/** Parses a typed text; undefined if it is no valid value. */
export function readPicked(text: string, grain: Grain): Date | undefined {
  if (grain === 'time') {
    const time = readTime(text)
    return time === undefined ? undefined : pickedTime(time)
  }
  const fullDate = {
    day: text,
    month: `${text.trim().replace(/月$/, '')}/1`,
    year: `${text.trim().replace(/年$/, '')}/1/1`,
  }[grain]
  const day = readDay(fullDate, dayOf(serverNow()))
  return day === undefined ? undefined : pickedOf(day)
}
