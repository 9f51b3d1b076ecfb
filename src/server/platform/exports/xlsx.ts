import type { SheetData } from 'write-excel-file/node'
import { Export } from './export'

type Cell = string | number
/** Widths count characters; a kanji takes two. */
type Column = { label: string; width: number }

// Removes the characters that XML does not allow. Lone surrogates need no check here: the input check of a call
// refuses them.
const writable = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
/** The number format of Excel for text. */
const TEXT_FORMAT = '@'
/**
 * A text is written as a shared string in a cell of the format 「文字列」, so that no program reads it as a number, a date
 * or a formula (ADR 17).
 */
function toSheetCell(cell: Cell) {
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (cell === '') return null
  return {
    value: writable(cell),
    type: String,
    format: TEXT_FORMAT,
    wrap: true,
    alignVertical: 'top' as const,
  }
}

/** Excel allows 31 characters in the name of a sheet, and none of these. */
const sheetNameOf = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
/** Replaces the characters that some file system does not allow in a name. */
const fileNameOf = (name: string) =>
  writable(name)
    .replace(/[\\/:*?"<>|]/g, ' ')
    .trim()

/** A table as an Excel file: landscape, the heading row frozen. `name`: of the file, without its extension. */
export const xlsx = (name: string, sheet: string, columns: Column[], rows: Cell[][]) =>
  Export.of(`${fileNameOf(name)}.xlsx`, rows, async (all) => {
    const heading = columns.map(({ label }) => ({
      value: writable(label),
      type: String,
      format: TEXT_FORMAT,
      fontWeight: 'bold' as const,
    }))
    const data: SheetData = [heading, ...all.map((row) => row.map(toSheetCell))]
    const { default: writeExcelFile } = await import('write-excel-file/node')
    const { toBuffer } = writeExcelFile(data, {
      sheet: sheetNameOf(sheet),
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    })
    return new Uint8Array(await toBuffer())
  })
