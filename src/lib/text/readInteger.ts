import { withoutPeriod, type Period } from './amountPeriods'
import { halfWidth } from './jaInput'

const KANJI_DIGITS = '〇一二三四五六七八九'
const LARGE_UNITS = [
  ['億', 100_000_000],
  ['万', 10_000],
] as const
const SMALL_UNITS = [
  ['千', 1000],
  ['百', 100],
  ['十', 10],
] as const

/** Adds up parts such as '千', '4百', '3.5万': the number before each unit (1 if there is none) times the unit. */
function sumOf(
  text: string,
  units: readonly (readonly [string, number])[],
  read: (part: string) => number,
): number {
  let sum = 0
  let rest = text
  for (const [unit, value] of units) {
    const unitIndex = rest.indexOf(unit)
    if (unitIndex < 0) continue
    sum += (unitIndex === 0 ? 1 : read(rest.slice(0, unitIndex))) * value
    rest = rest.slice(unitIndex + 1)
  }
  return rest === '' && sum > 0 ? sum : sum + read(rest)
}
const plainNumber = (text: string) => (/^\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : NaN)
/** The kanji digits of formal documents (大字), which make an amount hard to alter: 壱万弐千円. */
const everydayDigits: Record<string, string> = { 壱: '一', 弐: '二', 参: '三', 拾: '十', 萬: '万' }
/** Reads '1400', '千四百', '1万2千', '3.5万', '一四〇〇', '壱万弐千'; NaN if it is not a number. */
function numberOf(text: string): number {
  const arabic = text
    .replace(/[壱弐参拾萬]/g, (digit) => everydayDigits[digit] ?? '')
    .replace(/[零〇]/g, '0')
    .replace(/[一二三四五六七八九]/g, (digit) => String(KANJI_DIGITS.indexOf(digit)))
  return sumOf(arabic, LARGE_UNITS, (part) => sumOf(part, SMALL_UNITS, plainNumber))
}

/** Other spellings of a unit. */
const spellings: Record<string, string> = {
  円: '円|圓|えん|エン|yen|jpy|¥',
  名: '名様?|人',
  分: '分間?|m(?:ins?)?',
  日: '日間?',
}
const shapeOf = (unit: string) =>
  new RegExp(
    `^(?:金|jpy)?:?([-+▲△]?)[¥\\\\]?([-+▲△]?)([\\d.${KANJI_DIGITS}零十百千万億壱弐参拾萬]+?)(?:\\.?-)?` +
      `(?:${spellings[unit] ?? halfWidth(unit)})?-?也?[.。]?$`,
    'i',
  )

/** Reads '1時間30分', '1.5時間', '1:30', '1h' as minutes; undefined if the text names no hours. */
function minutesOf(text: string): number | undefined {
  const [, hours, half, minutes] =
    /^([^-:時h]+)(?:時間|hours?|h(?:rs?)?|:(?=\d\d$))(?:(半)|([^-分m]+)(?:分間?|m(?:ins?)?)?)?$/i.exec(
      text,
    ) ?? []
  if (hours === undefined) return undefined
  const rest = minutes === undefined ? 0 : numberOf(minutes)
  return Math.round(numberOf(hours) * 60) + (half ? 30 : rest)
}

/**
 * Returns the value of a number field, for computing while somebody types. Null while the field is empty or its text is
 * no number: despite its type the form then holds the text, for the schema to refuse.
 */
export const numberRead = (value: number | null): number | null =>
  typeof value === 'number' ? value : null

/** Returns a half-width text without separators, and without the words for what an amount is paid for. */
function plainText(text: string, per: Period | undefined) {
  const written = halfWidth(text).replace(/(?<=\d)[,、](?=\d{3}(?!\d))/g, '')
  return per ? withoutPeriod(written, per) : written
}

/**
 * Reads an integer as stores write it: '１，３５０円', '¥1,400-', '千四百', '3.5万', '▲20'. `unit`: the unit of the
 * field, so that '2時間' is 120 minutes and not a number of days. `per`: what the amount is paid for; a field per hour
 * accepts '1,400円/時' and refuses '8,000円/日'. Null for an empty text, undefined if it is not an integer.
 */
export function readInteger(text: string, unit = '円', per?: Period): number | null | undefined {
  const plain = plainText(text, per)
  if (plain === '') return null
  if (/^(?:なし|無し|無|ゼロ)$/.test(plain)) return 0
  const minutes = unit === '分' ? minutesOf(plain) : undefined
  if (minutes !== undefined) return Number.isSafeInteger(minutes) ? minutes : undefined
  const [, before = '', after = '', digits = ''] = shapeOf(unit).exec(plain) ?? []
  const amount = numberOf(digits)
  if (!Number.isSafeInteger(amount) || (before && after)) return undefined
  return /[-▲△]/.test(before + after) ? -amount : amount
}
