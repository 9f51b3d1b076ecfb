import type { WorkerListColumn } from '@/contracts/workerLists/enums'
import { WorkerListRequest } from '@/contracts/workerLists/schemas'
import { prefectureName } from '@/domain/data/prefectures'
import { genderText } from '@/domain/workers/genderText'
import { workerListColumnOf } from '@/domain/workers/workerList'
import { formatYearDay } from '@/lib/date'
import {
  inSlices,
  type ExportDefinition,
  type InTransaction,
  type Written,
} from '@/server/modules/exportFiles/service'
import { CsvEncoder, type CsvCell } from '@/server/platform/exports/csvEncoder'
import { xlsx } from '@/server/platform/exports/xlsx'
import { storesOf, workersOf, type ListedWorker, type WorkerListFilter } from './repository'

const widths: Record<WorkerListColumn, number> = {
  name: 18,
  nameKana: 22,
  birthOn: 16,
  gender: 6,
  address: 12,
  history: 34,
  work: 40,
  hiredOn: 16,
  leftOn: 16,
  leaveReason: 20,
  workedDays: 10,
}
/** A contract for one shift ends with it. */
const LEAVE_REASON = '労働契約期間の満了'

const cellOf: Record<WorkerListColumn, (worker: ListedWorker) => CsvCell> = {
  name: ({ name }) => name,
  nameKana: ({ nameKana }) => nameKana,
  birthOn: ({ birthOn }) => formatYearDay(birthOn),
  gender: ({ gender }) => genderText[gender],
  address: ({ prefectureCode }) => prefectureName(prefectureCode) ?? '',
  history: ({ firstWorkedOn, workedCount }) =>
    `${formatYearDay(firstWorkedOn)}から${workedCount}回勤務`,
  work: ({ titles }) => titles.join('、'),
  hiredOn: ({ hiredOn }) => formatYearDay(hiredOn),
  leftOn: ({ leftOn }) => formatYearDay(leftOn),
  leaveReason: () => LEAVE_REASON,
  workedDays: ({ workedDays }) => workedDays,
}

/** Yields the rows in pieces, store by store, each piece read in a separate transaction. */
export async function* workerListRows(
  inTransaction: InTransaction,
  filter: WorkerListFilter,
  columns: readonly WorkerListColumn[],
): AsyncGenerator<CsvCell[][]> {
  const stores = await inTransaction(({ db }) => storesOf(db, filter))
  for (const store of stores) {
    let after: ListedWorker | undefined
    do {
      const workers = await inTransaction(({ db }) => workersOf(db, filter, store.id, after))
      yield workers.map((worker) => [store.name, ...columns.map((key) => cellOf[key](worker))])
      after = workers.at(-1)
    } while (after)
  }
}

/** The heading of a list; the store comes first. */
export const workerListHeader = (columns: readonly WorkerListColumn[]) => [
  '店舗',
  ...columns.map((key) => workerListColumnOf[key].label),
]

async function* csvPieces(
  rows: AsyncIterable<CsvCell[][]>,
  header: string[],
  encoder: CsvEncoder,
  written: Written,
) {
  yield encoder.encode([header])
  for await (const piece of rows) {
    written.rowCount += piece.length
    if (piece.length > 0) yield encoder.encode(piece)
    written.replaced = encoder.replaced
  }
}

/** A spreadsheet is written as a whole: the request refuses one that is too long for that. */
async function* xlsxPieces(
  rows: AsyncIterable<CsvCell[][]>,
  columns: readonly WorkerListColumn[],
  written: Written,
) {
  const all: CsvCell[][] = []
  for await (const piece of rows) all.push(...piece)
  written.rowCount = all.length
  const shape = [
    { label: '店舗', width: 24 },
    ...columns.map((key) => ({ label: workerListColumnOf[key].label, width: widths[key] })),
  ]
  const book = await xlsx('労働者名簿', '労働者名簿', shape, all)
  yield* inSlices(await book.bytes())
}

/** How the background makes a worker list. */
export const workerListDefinition: ExportDefinition = {
  permission: 'workerList.export',
  noun: '労働者名簿',
  page: ({ companyId }) => `/companies/${companyId}/worker_list_storages`,
  pieces: ({ parameters, scope, inTransaction }, written) => {
    const { columns, format, ...selection } = WorkerListRequest.parse(parameters)
    const rows = workerListRows(
      inTransaction,
      { ...selection, companyId: scope.companyId },
      columns,
    )
    if (format === 'xlsx') return xlsxPieces(rows, columns, written)
    const encoder = new CsvEncoder(format === 'csv_utf8' ? 'utf8' : 'sjis')
    return csvPieces(rows, workerListHeader(columns), encoder, written)
  },
}
