import type { BillingFileKind, CsvEncoding } from '@/contracts/billing/enums'
import { type Month, monthOf } from '@/lib/date'
import { addMonths, monthsBetween } from '@/lib/months'
import type { Tx } from '@/server/db/transaction'
import { ApiError, invalid } from '@/server/http/errors'
import { countLines } from '@/server/modules/billing/lines'
import { storeName } from '@/server/modules/clients/records/clients'
import type { InTransaction, Written } from '@/server/modules/exportFiles/service'
import { CsvEncoder } from '@/server/platform/exports/csvEncoder'
import { Export } from '@/server/platform/exports/export'
import { withRests } from '@/server/platform/exports/rests'
import { sizes } from '@/server/platform/rateLimiter'
import { billingAdjustmentsFile, transferCommissionsFile } from './adjustmentFiles'
import { detailsFile } from './detailsFile'
import { leaveAllowanceFile } from './leaveAllowanceFile'
import { clientStatementsFile, companyStatementsFile } from './statementFiles'
import type { FileDefinition, FileScope } from './types'

const fileDefinitions: Record<BillingFileKind, FileDefinition> = {
  companyStatements: companyStatementsFile,
  clientStatements: clientStatementsFile,
  details: detailsFile,
  leaveAllowanceAdjustments: leaveAllowanceFile,
  billingAdjustments: billingAdjustmentsFile,
  transferCommissions: transferCommissionsFile,
}

/** The most months that a file covers. */
const MAX_MONTHS = 12

/** Returns the months from the first to the last of a query. Throws ApiError 422, which names the invalid field. */
export function parseMonthRange(fromMonth: string, toMonth: string, now: Date): Month[] {
  if (fromMonth === '') throw invalid({ from_month: '対象の月を選んでください。' })
  const to = toMonth === '' ? fromMonth : toMonth
  if (to < fromMonth) throw invalid({ to_month: '終わりの月は、始まりの月以降にしてください。' })
  if (to > monthOf(now)) throw invalid({ to_month: '今月までの月を選んでください。' })
  if (to >= addMonths(fromMonth, MAX_MONTHS))
    throw invalid({ to_month: `一度に出力できるのは${MAX_MONTHS}か月分までです。` })
  return monthsBetween(fromMonth, to)
}

type FileWork = {
  kind: BillingFileKind
  /** The owner of the figures, for the file name. */
  covers: string
  scope: FileScope
  months: readonly Month[]
  encoding: CsvEncoding
}

/** Yields the bytes of a file in pieces, the header first, and counts the rows in `written`. */
export async function* filePieces(
  inTransaction: InTransaction,
  { kind, scope, months, encoding }: Omit<FileWork, 'covers'>,
  written: Written,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { header, rows } = fileDefinitions[kind]
  const encoder = new CsvEncoder(encoding)
  yield encoder.encode([header])
  for (const month of months)
    for await (const piece of rows(inTransaction, scope, month)) {
      written.rowCount += piece.length
      if (piece.length > 0) yield encoder.encode(piece)
      written.replaced = encoder.replaced
    }
}

/** Says in a file name what a company's file covers: '全店舗', '企業_渋谷宮益坂店', '企業_渋谷宮益坂店ほか1店舗'. */
export async function storesCovered(db: Tx, [first, ...others]: readonly number[]) {
  if (first === undefined) return '全店舗'
  const rest = others.length > 0 ? `ほか${others.length}店舗` : ''
  return `企業_${await storeName(db, first)}${rest}`
}

/**
 * '明細_渋谷宮益坂店_202610.csv', '明細_全店舗_202610-202612.csv': files of a store and of its company never have the
 * same name.
 */
export const fileNameOf = (kind: BillingFileKind, covers: string, months: readonly Month[]) => {
  const [from = '', to = from] = [months[0], months.at(-1)].map((month) => month?.replace('-', ''))
  const name = [fileDefinitions[kind].name, covers, from === to ? from : `${from}-${to}`]
  return `${name.join('_')}.csv`
}

/** Makes a file while the call waits; throws 422 if it is so long that it has to be made in the background. */
export async function makeFile(
  inTransaction: InTransaction,
  work: FileWork,
  setResponseHeader: (name: string, value: string) => void,
): Promise<Export> {
  const { kind, covers, scope, months, encoding } = work
  let lineCount = 0
  for (const month of kind === 'details' ? months : [])
    lineCount += await inTransaction((operation) => countLines(operation, { ...scope, month }))
  if (lineCount > sizes.exportRows)
    throw new ApiError(422, 'too_many_rows', '件数が多いため、作成を予約してください。')
  const written = { rowCount: 0, replaced: 0 }
  const name = fileNameOf(kind, covers, months)
  const pieces = withRests(filePieces(inTransaction, work, written))
  if (encoding === 'utf8') return Export.streamed(name, pieces)
  // A header states how many characters Shift_JIS lacks, so the whole file is written first.
  const file = await Export.inPieces(name, pieces)
  if (written.replaced > 0) setResponseHeader('X-Replaced-Characters', String(written.replaced))
  return file
}
