import { daysBetween, isDay } from '@/lib/date'
import { halfWidth } from './jaInput'

const two = (n: number) => String(n).padStart(2, '0')
/** 'YYYY-MM-DD', or undefined if the day does not exist. */
function dayWith(year: number, month: number, date: number) {
  const day = `${year}-${two(month)}-${two(date)}`
  return year >= 1000 && isDay(day) ? day : undefined
}
/** The day nearest to today with this month and date, for input without a year. */
function nearest(today: string, month: number, date: number) {
  const year = Number(today.slice(0, 4))
  const away = (day: string) => Math.abs(daysBetween(today, day))
  return [year, year + 1, year - 1]
    .flatMap((y) => dayWith(y, month, date) ?? [])
    .sort((a, b) => away(a) - away(b))[0]
}

/**
 * Parses a typed day to 'YYYY-MM-DD': 2026/11/22, 2026-11-22, 2026.11.22, 2026年11月22日, 20261122, and
 * without a year 11/22, 11月22日, 1122; in half or full width. Undefined if it is not a day. `today` is
 * 'YYYY-MM-DD'.
 */
export function readDay(text: string, today: string): string | undefined {
  const plain = halfWidth(text)
    .replace(/\([日月火水木金土祝]+\)$/, '')
    .replace(/[年月.-]/g, '/')
    .replace(/日$/, '')
  const whole =
    /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (whole) return dayWith(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const short = /^(\d{1,2})\/(\d{1,2})$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain)
  return short ? nearest(today, Number(short[1]), Number(short[2])) : undefined
}

const HOURS_OF_TWO_DAYS = 48
/** The hour on the clock of 24 hours; undefined for 午後12時 and 12時 of the morning, which people mean both ways. */
function hourOf(half: string | undefined, hour: number) {
  if (half === undefined) return hour
  const isPm = /^(?:午後|pm?)$/.test(half)
  if (half.startsWith('午')) {
    if (hour >= 12) return isPm && hour > 12 && hour < 24 ? hour : undefined
    return isPm ? hour + 12 : hour
  }
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (isPm ? 12 : 0)
}

/**
 * Parses a typed time to 'HH:mm', in half or full width: 17:30, 1730, 930, 22, 17時30分, 17時半, 午後10時, 10pm, 正午. Hours
 * from 24 on are those of the next day, as shops count them: 24:00, 25:30, 26時, 2530, 翌1:30 become '24:00', '25:30' ….
 * Undefined if it is no time of these two days.
 */
export function readTime(text: string): string | undefined {
  const plain = halfWidth(text)
    .toLowerCase()
    .replace('正午', '12:00')
    .replace(/([ap])\.m\.?/, '$1m')
    .replace(/時半$/, ':30')
    .replace(/[時:.]$/, ':00')
    .replace(/[時.](?=\d)/, ':')
    .replace(/分$/, '')
  const [, next, before, digits = '', after] =
    /^(翌日?|翌朝)?(午前|午後|am|pm)?([\d:]+)(am?|pm?)?$/.exec(plain) ?? []
  const parts = /^(\d{1,2}):(\d{1,2})$/.exec(digits) ?? /^(\d{1,2}?)(\d{2})?$/.exec(digits)
  if (!parts || (before && after)) return undefined
  const hour = hourOf(before ?? after, Number(parts[1]))
  const minute = Number(parts[2] ?? 0)
  if (hour === undefined || minute >= 60 || (next && hour >= 24)) return undefined
  const hours = hour + (next ? 24 : 0)
  return hours < HOURS_OF_TWO_DAYS ? `${two(hours)}:${two(minute)}` : undefined
}
