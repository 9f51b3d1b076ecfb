import { halfWidth } from './jaInput'

const DIGITS = '〇一二三四五六七八九'
const LARGE_UNITS = [
  ['億', 100_000_000],
  ['万', 10_000],
] as const
const SMALL_UNITS = [
  ['千', 1000],
  ['百', 100],
  ['十', 10],
] as const

/** The sum of parts such as '千', '4百', '3.5万': what stands before a unit, 1 where nothing does, times the unit. */
function sumOf(
  text: string,
  units: readonly (readonly [string, number])[],
  read: (part: string) => number,
): number {
  let sum = 0
  let rest = text
  for (const [unit, value] of units) {
    const at = rest.indexOf(unit)
    if (at < 0) continue
    sum += (at === 0 ? 1 : read(rest.slice(0, at))) * value
    rest = rest.slice(at + 1)
  }
  return rest === '' && sum > 0 ? sum : sum + read(rest)
}
const plainNumber = (text: string) => (/^\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : NaN)
/** '1400', '千四百', '1万2千', '3.5万', '一四〇〇'; NaN if it is not a number. */
function numberOf(text: string): number {
  const arabic = text
    .replace(/[零〇]/g, '0')
    .replace(/[一二三四五六七八九]/g, (digit) => String(DIGITS.indexOf(digit)))
  return sumOf(arabic, LARGE_UNITS, (part) => sumOf(part, SMALL_UNITS, plainNumber))
}

/** What a unit is written as, besides itself. */
const spellings: Record<string, string> = {
  円: '円|えん|yen|jpy',
  名: '名|人',
  分: '分間?|min',
}
const shapeOf = (unit: string) =>
  new RegExp(
    `^(?:時給|日給|金)?:?([-+▲△]?)[¥\\\\]?([-+▲△]?)([\\d.${DIGITS}零十百千万億]+?)(?:\\.?-)?` +
      `(?:${spellings[unit] ?? halfWidth(unit)})?-?也?(?:/(?:時間?|h|日|回|人|名|月))?$`,
    'i',
  )

/**
 * The number that a number field holds; null while it is empty or its text is no number (the form keeps such a text for
 * the schema to refuse). For what is computed while somebody types.
 */
export const numberRead = (value: number | null): number | null =>
  typeof value === 'number' ? value : null

/**
 * Reads an integer as shops write it: '１，３５０円', '¥1,400-', '1,400円/時', '千四百', '3.5万', '▲20'. `unit` is that of the
 * field, so that '2時間' is not taken for two minutes. Null for an empty text, undefined for what is no integer.
 */
export function readInteger(text: string, unit = '円'): number | null | undefined {
  const plain = halfWidth(text).replace(/[,、]/g, '')
  if (plain === '') return null
  const [, before = '', after = '', digits = ''] = shapeOf(unit).exec(plain) ?? []
  const amount = numberOf(digits)
  if (!Number.isSafeInteger(amount) || (before && after)) return undefined
  return /[-▲△]/.test(before + after) ? -amount : amount
}
