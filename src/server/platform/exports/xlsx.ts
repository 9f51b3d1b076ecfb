import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { Export } from './export'

type Cell = string | number
/** Widths count characters; a kanji takes two. */
export type Column = { label: string; width: number }

// What XML cannot hold at all. A lone half of a surrogate pair does not come in (intake refuses it), and a pair is one character.
const writable = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
const TEXT = '@'
/** A text stays a text in every program, whatever it looks like: a shared string in a cell of the format 「文字列」 is neither counted nor calculated. */
const shown = (cell: Cell) =>
  typeof cell === 'number'
    ? { value: cell, type: Number }
    : cell === ''
      ? null
      : {
          value: writable(cell),
          type: String,
          format: TEXT,
          wrap: true,
          alignVertical: 'top' as const,
        }

/** Names of sheets have 31 characters, and none of these. */
const sheetNameOf = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
/** Names of files have none of these, on any system. */
const fileNameOf = (name: string) =>
  writable(name)
    .replace(/[\\/:*?"<>|]/g, ' ')
    .trim()

/** A table for a spreadsheet program, on A4 across, its heading always in sight. `name` without its ending. */
export const xlsx = (name: string, sheet: string, columns: Column[], rows: Cell[][]) =>
  Export.of(`${fileNameOf(name)}.xlsx`, rows, async (all) => {
    const heading = columns.map(({ label }) => ({
      value: writable(label),
      type: String,
      format: TEXT,
      fontWeight: 'bold' as const,
    }))
    const data: SheetData = [heading, ...all.map((row) => row.map(shown))]
    const { toBuffer } = writeExcelFile(data, {
      sheet: sheetNameOf(sheet),
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    })
    return new Uint8Array(await toBuffer())
  })
