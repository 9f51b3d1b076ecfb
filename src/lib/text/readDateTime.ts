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

/** Parses a typed time to 'HH:mm': 17:30, 1730, 930, 17時30分, 17時半, 17時, in half or full width. Undefined if invalid. */
export function readTime(text: string): string | undefined {
  const plain = halfWidth(text)
    .replace(/時半$/, ':30')
    .replace(/時$/, ':00')
    .replace('時', ':')
    .replace(/分$/, '')
    .replace('.', ':')
  const parts = /^(\d{1,2}):(\d{1,2})$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain)
  if (!parts) return undefined
  const hour = Number(parts[1])
  const minute = Number(parts[2])
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined
}
