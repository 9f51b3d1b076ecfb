import { readDay, readTime } from '@/lib/text/jaInput'
import { dayOf, dayOfPicked, pickedOf } from '@/lib/date'

/** What a picker picks. Its Date says it with its local fields: the day at 0:00, the first of the month or year, a time on a fixed day. */
export type Grain = 'day' | 'month' | 'year' | 'time'

export const formats = {
  day: 'yyyy/MM/dd',
  month: 'yyyy/MM',
  year: 'yyyy',
  time: 'HH:mm',
} as const satisfies Record<Grain, string>

/** Today in Tokyo, as a picker's Date. */
export const today = () => pickedOf(dayOf(new Date()))

const two = (n: number) => String(n).padStart(2, '0')
/** 'HH:mm' of a picker's Date, and back: on one day far from any change of clocks. */
export const timeOfPicked = (picked: Date) =>
  `${two(picked.getHours())}:${two(picked.getMinutes())}`
export const pickedTime = (time: string) =>
  new Date(2001, 0, 10, Number(time.slice(0, 2)), Number(time.slice(3, 5)))

/** What stands in the box. */
export function showPicked(picked: Date | null, grain: Grain) {
  if (picked === null || Number.isNaN(picked.getTime())) return ''
  return grain === 'time'
    ? timeOfPicked(picked)
    : dayOfPicked(picked).replaceAll('-', '/').slice(0, formats[grain].length)
}

/** What was typed, or undefined. */
export function readPicked(text: string, grain: Grain): Date | undefined {
  if (grain === 'time') {
    const time = readTime(text)
    return time === undefined ? undefined : pickedTime(time)
  }
  const whole = {
    day: text,
    month: `${text.trim().replace(/月$/, '')}/1`,
    year: `${text.trim().replace(/年$/, '')}/1/1`,
  }[grain]
  const day = readDay(whole, dayOf(new Date()))
  return day === undefined ? undefined : pickedOf(day)
}
