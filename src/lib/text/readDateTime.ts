import { daysBetween, isDay } from '@/lib/date'
import { halfWidth } from './jaInput'
import { readInteger } from './readInteger'

const two = (n: number) => String(n).padStart(2, '0')
/** Returns 'YYYY-MM-DD', or undefined if the day does not exist. */
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

/** Turns kanji numerals before one of these units into digits: 二十二時 becomes 22時. */
const withDigits = (text: string, units: string) =>
  text.replace(new RegExp(`[〇零一二三四五六七八九十]+(?=[${units}])`, 'g'), (kanji) =>
    String(readInteger(kanji)),
  )

/** The year before the first of an era, by its first character: 令和8年 is 2018 + 8. */
const yearBefore: Record<string, number> = {
  ...{ 令: 2018, 平: 1988, 昭: 1925 },
  ...{ r: 2018, h: 1988, s: 1925 },
}
const YEARS_OF_TWO_DIGITS = 10
/** Writes out the year of 令和8/11/30, R8/11/30 and 26/11/30. */
function withWholeYear(text: string, today: string) {
  const [era = '', year = '', rest = ''] =
    /^([^\d/元]*)\/?(元|\d{1,2})(\/\d{1,2}\/\d{1,2})$/.exec(text)?.slice(1) ?? []
  if (/^(?:令和?|平成?|昭和?|[rhs])$/.test(era))
    return `${(yearBefore[era.charAt(0)] ?? 0) + (year === '元' ? 1 : Number(year))}${rest}`
  const short = 2000 + Number(year)
  const isNear = Math.abs(short - Number(today.slice(0, 4))) <= YEARS_OF_TWO_DIGITS
  return era === '' && year.length === 2 && isNear ? `${short}${rest}` : text
}

/**
 * Parses a typed day to 'YYYY-MM-DD': 2026/11/22, 2026-11-22, 2026.11.22, 2026年11月22日, 20261122, 令和8年11月22日,
 * R8.11.22, 26/11/22 (a year near to today), and without a year 11/22, 11月22日, 1122; in half or full width. Undefined
 * if it is not a day. `today` is 'YYYY-MM-DD'.
 */
export function readDay(text: string, today: string): string | undefined {
  const parts = withDigits(halfWidth(text).toLowerCase(), '年月日')
    .replace(/\([日月火水木金土・祝]+曜?日?\)$|(?<=日)[日月火水木金土]曜日?$/, '')
    .replace(/^'/, '')
    .replace(/[年月・.,、_-]/g, '/')
    .replace(/日$/, '')
  const plain = withWholeYear(parts, today)
  const whole =
    /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (whole) return dayWith(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const short = /^(\d{1,2})\/(\d{1,2})$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain)
  return short ? nearest(today, Number(short[1]), Number(short[2])) : undefined
}

const HOURS_OF_TWO_DAYS = 48
/**
 * Converts an hour to the 24-hour clock; undefined for 午後12時 and 午前12時, which people use for noon and midnight.
 */
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
 * Reduces the spellings of a typed time: '22h30' and '二十二時半' become '22:30', '夜10時半' becomes '午後10:30',
 * '10時半PM' becomes '10:30pm', and '1:30(翌日)' becomes '翌1:30'. 朝 and 夜 become 午前 and 午後 only with hours that
 * leave no doubt.
 */
const spelledOut = (text: string) =>
  withDigits(halfWidth(text).toLowerCase(), '時分')
    .replace(/^[~〜]|(?:[~〜]|から|まで)$/g, '')
    .replace(/[;∶꞉˸]/g, ':')
    .replace(/^(?:翌日|次の日)の?|^明(?=朝)/, '翌')
    .replace(/^([^翌(]+)\(?翌日?\)?$/, '翌$1')
    .replace(/^朝(?=(?:0?[4-9]|1[01])(?!\d))/, '午前')
    .replace(/^(?:夕方|夜)(?=(?:0?[5-9]|1[01])(?!\d))/, '午後')
    .replace('正午', '12:00')
    .replace(/([ap])\.m\.?/, '$1m')
    .replace(/(?<=\d)h(?=\d|$)/, '時')
    .replace(/時半/, ':30')
    .replace(/[時:.](?=$|[ap])/, ':00')
    .replace(/[時.](?=\d)/, ':')
    .replace(/分(?=$|[ap])/, '')
    .replace(/^([^:]+:\d{2}):00$/, '$1')

/**
 * Parses a typed time to 'HH:mm', in half or full width: 17:30, 1730, 930, 22, 17時30分, 17時半, 午後10時, 10pm, 正午.
 * Hours from 24 on are those of the next day, as stores count them: 24:00, 25:30, 26時, 2530, 翌1:30 become '24:00',
 * '25:30' …. Undefined if it is no time of these two days.
 */
export function readTime(text: string): string | undefined {
  const [, next, before, digits = '', after] =
    /^(翌|翌朝)?(午前|午後|am|pm)?([\d:]+)(am?|pm?)?$/.exec(spelledOut(text)) ?? []
  const parts = /^(\d{1,2}):(\d{1,2})$/.exec(digits) ?? /^(\d{1,2}?)(\d{2})?$/.exec(digits)
  if (!parts || (before && after)) return undefined
  const hour = hourOf(before ?? after, Number(parts[1]))
  const minute = Number(parts[2] ?? 0)
  if (hour === undefined || minute >= 60 || (next && hour >= 24)) return undefined
  const hours = hour + (next ? 24 : 0)
  return hours < HOURS_OF_TWO_DAYS ? `${two(hours)}:${two(minute)}` : undefined
}
