import iconv from 'iconv-lite'
import type { CsvEncoding } from '@/contracts/billing/enums'

export type CsvCell = string | number

/** Prefixes an apostrophe to a text that a spreadsheet would execute as a formula (CSV injection). */
const harmless = (text: string) => text.replace(/^[\s\uFEFF]*[=+\-@＝＋－＠\t\r]/, "'$&")
/** Numbers are bare; texts are quoted where they have to be (RFC 4180). */
const cellOf = (cell: CsvCell) => {
  if (typeof cell === 'number') return String(cell)
  const text = harmless(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
const lineOf = (cells: readonly CsvCell[]) => `${cells.map(cellOf).join(',')}\r\n`

const SHIFT_JIS = 'CP932'
/** Stands for a character that the encoding does not have. */
const REPLACEMENT_SIGN = '？'
/**
 * Characters of JIS whose code points differ on Windows. Phones and Macs type the keys, and CP932 has only the values.
 */
const windowsTwins: Readonly<Record<string, string>> = {
  '\u301C': '～',
  '\u2212': '－',
  '\u2014': '―',
  '\u2016': '∥',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
  '¥': '￥',
  '\u2013': '－',
  '\u2011': '‐',
  '\u00A0': ' ',
}
/**
 * Replaces what CP932 lacks by the character that it has: a kana followed by its voicing mark, as Macs write it in
 * names of files, by the composed kana, and a character with a selector of its glyph (葛 with one of its forms) by the
 * plain one.
 */
const withoutCombining = (text: string) =>
  text
    .replace(/[ぁ-ヿ][\u3099\u309A]/g, (kana) => kana.normalize('NFC'))
    .replace(/\p{Variation_Selector}/gu, '')

/**
 * Writes a CSV file in pieces: UTF-8 with a byte order mark, or Shift_JIS as Windows has it (CP932). Every CSV of this
 * product is written by it.
 */
export class CsvEncoder {
  /** Characters so far that the encoding lacks, written as 「？」. */
  replaced = 0
  private readonly lacks = new Map<string, boolean>()
  private isFirst = true

  constructor(private readonly encoding: CsvEncoding) {}

  encode(rows: readonly (readonly CsvCell[])[]): Uint8Array<ArrayBuffer> {
    const mark = this.isFirst ? '\uFEFF' : ''
    this.isFirst = false
    if (this.encoding === 'utf8') return new TextEncoder().encode(mark + rows.map(lineOf).join(''))
    // Converted before `lineOf` adds the apostrophe: a character may become one that begins a formula.
    const text = rows.map((row) => lineOf(row.map((cell) => this.inWindows(cell)))).join('')
    return new Uint8Array(iconv.encode(text, SHIFT_JIS))
  }

  private inWindows(cell: CsvCell): CsvCell {
    return typeof cell === 'number' ? cell : this.replaceLacking(cell)
  }

  private replaceLacking(text: string) {
    return withoutCombining(text).replace(/[^\x00-\x7f]/gu, (typed) => {
      const character = windowsTwins[typed] ?? typed
      let isLacking = this.lacks.get(character)
      if (isLacking === undefined) {
        isLacking = iconv.decode(iconv.encode(character, SHIFT_JIS), SHIFT_JIS) !== character
        this.lacks.set(character, isLacking)
      }
      if (!isLacking) return character
      this.replaced += 1
      return REPLACEMENT_SIGN
    })
  }
}
