import { recordKinds, type RecordKind } from '@/contracts/recordArchives/enums'
import { RecordArchiveRequest } from '@/contracts/recordArchives/schemas'
import { closesOn } from '@/domain/billing/calendar'
import { monthsOfYear } from '@/domain/records/recordYear'
import { lastPaidOn, retentionOf } from '@/domain/records/retention'
import { allWorkerListColumns } from '@/domain/workers/workerList'
import { type Day, formatMonth, type Month } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { drawNoticeBook, noticesOfDays } from '@/server/modules/employmentNotices/service'
import type { ExportDefinition, ExportWork, Written } from '@/server/modules/exportFiles/service'
import { workerListHeader, workerListRows } from '@/server/modules/workerLists/service'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import { ZipWriter } from '@/server/platform/exports/ZipWriter'
import {
  addFile,
  beginKind,
  csvOf,
  folderOf,
  type Archive,
  type Entry,
  type StoreMonth,
} from './archive'
import { billingKinds, companyInvoices, storeStatements } from './billingFiles'
import { attendanceHeader, attendanceRows, ledgerHeader, ledgerRows } from './books'
import { contractHeader, contractRows } from './contracts'
import { countRecords, NOTICES_PER_BOOK, stepsOf } from './counts'
import {
  contractsOf,
  storesOf,
  paidShiftsOf,
  type ArchivedStore,
  type Contract,
  type PaidShift,
} from './repository'

async function allPaidShifts({ work }: Archive, { store, fromOn, toOn }: StoreMonth) {
  const shifts: PaidShift[] = []
  let after = 0
  for (;;) {
    const page = await work.inTransaction(({ db }) =>
      paidShiftsOf(db, { clientId: store.id, fromOn, toOn }, after),
    )
    const last = page.at(-1)
    if (!last) return shifts
    shifts.push(...page)
    after = last.matchingId
  }
}

/** 労働条件通知書 of the shifts of a month, a hundred in each document. */
async function* noticeBooks(archive: Archive, storeMonth: StoreMonth) {
  const { store, month, fromOn, toOn } = storeMonth
  const days = { clientId: store.id, fromOn, toOn }
  beginKind(archive, 'notices')
  let after = 0
  for (let number = 1; ; number += 1) {
    const notices = await archive.work.inTransaction(({ db }) =>
      noticesOfDays(db, days, { after, limit: NOTICES_PER_BOOK }),
    )
    const last = notices.at(-1)
    if (!last) return
    after = last.matchingId
    const title = `労働条件通知書 ${formatMonth(month)} ${store.name} ${number}`
    yield* addFile(
      archive,
      {
        path: `${folderOf(store)}労働条件通知書/${month}_${number}.pdf`,
        kind: '労働条件通知書',
        store: store.name,
        workers: new Set(notices.map(({ workerName }) => workerName)).size,
        rows: notices.length,
        fromOn,
        toOn,
      },
      [await drawNoticeBook(title, notices, archive.work.now)],
      notices.length,
    )
  }
}

/** 出勤簿 and 賃金台帳 of a month, as wanted; a month without shifts has none. */
async function* monthBooks(
  archive: Archive,
  storeMonth: StoreMonth,
  wants: (kind: RecordKind) => boolean,
) {
  const { store, month, fromOn, toOn } = storeMonth
  const shifts = await allPaidShifts(archive, storeMonth)
  const about = { store: store.name, fromOn, toOn, paidOn: lastPaidOn(shifts) }
  const attendance = attendanceRows(shifts)
  beginKind(archive, wants('attendances') ? 'attendances' : 'ledgers')
  if (wants('attendances') && attendance.length > 0)
    yield* addFile(
      archive,
      {
        ...about,
        path: `${folderOf(store)}出勤簿/${month}.csv`,
        kind: '出勤簿',
        workers: new Set(
          shifts.filter(({ status }) => status === 'worked').map(({ userId }) => userId),
        ).size,
        rows: attendance.length,
      },
      csvOf(attendanceHeader, attendance),
    )
  const ledger = ledgerRows(shifts, fromOn, toOn)
  if (wants('ledgers') && ledger.length > 0)
    yield* addFile(
      archive,
      {
        ...about,
        path: `${folderOf(store)}賃金台帳/${month}.csv`,
        kind: '賃金台帳',
        workers: ledger.length,
        rows: ledger.length,
      },
      csvOf(ledgerHeader, ledger),
    )
}

/** 労働者名簿 of a store: who worked there in the year. */
async function* workerList(
  archive: Archive,
  store: ArchivedStore,
  days: { fromOn: Day; toOn: Day },
) {
  const { scope, inTransaction } = archive.work
  const filter = { companyId: scope.companyId, clientIds: [store.id], ...days }
  beginKind(archive, 'workerList')
  const rows: CsvCell[][] = []
  for await (const piece of workerListRows(inTransaction, filter, allWorkerListColumns))
    rows.push(...piece)
  if (rows.length === 0) return
  yield* addFile(
    archive,
    {
      path: `${folderOf(store)}労働者名簿.csv`,
      kind: '労働者名簿',
      store: store.name,
      workers: rows.length,
      rows: rows.length,
      ...days,
    },
    csvOf(workerListHeader(allWorkerListColumns), rows),
  )
}

/** マッチング・キャンセルの記録 of a store: every contract of the year, and how it ended. */
async function* contractBook(
  archive: Archive,
  store: ArchivedStore,
  days: { fromOn: Day; toOn: Day },
) {
  const contracts: Contract[] = []
  beginKind(archive, 'contracts')
  for (let after = 0; ;) {
    const page = await archive.work.inTransaction(({ db }) =>
      contractsOf(db, { clientId: store.id, ...days }, after),
    )
    const last = page.at(-1)
    if (!last) break
    contracts.push(...page)
    after = last.matchingId
  }
  if (contracts.length === 0) return
  yield* addFile(
    archive,
    {
      path: `${folderOf(store)}マッチング・キャンセルの記録.csv`,
      kind: 'マッチング・キャンセルの記録',
      store: store.name,
      workers: new Set(contracts.map(({ userId }) => userId)).size,
      rows: contracts.length,
      ...days,
    },
    csvOf(contractHeader, contractRows(contracts)),
  )
}

const INDEX_HEADER = [
  'ファイル',
  '種類',
  '店舗',
  'ワーカー(名)',
  '件数',
  '期間のはじめ',
  '期間のおわり',
  '保存期限(当分の間3年)',
  '保存期限(5年)',
]
/**
 * Statements are tax records: kept for seven years from when the tax return of the year is due, which only the company
 * knows.
 */
const TAX_BOOK = '7年(確定申告期限の翌日から)'
function indexRow({ path, kind, store, workers, rows, fromOn, toOn, paidOn }: Entry): CsvCell[] {
  const { keptUntil, fiveYearsUntil } = retentionOf(toOn, paidOn)
  const isTaxBook = Object.values<string>(billingKinds).includes(kind)
  const until = isTaxBook ? [TAX_BOOK, TAX_BOOK] : [keptUntil, fiveYearsUntil]
  return [path, kind, store, workers, rows, fromOn, toOn, ...until]
}

/** The records of one store, month by month, and then those of its year. */
async function* storeRecords(
  archive: Archive,
  store: ArchivedStore,
  months: readonly Month[],
  wants: (kind: RecordKind) => boolean,
) {
  for (const month of months) {
    const storeMonth = { store, month, fromOn: `${month}-01`, toOn: closesOn(month) }
    if (wants('notices')) yield* noticeBooks(archive, storeMonth)
    if (wants('attendances') || wants('ledgers')) yield* monthBooks(archive, storeMonth, wants)
  }
  const days = { fromOn: `${months[0]}-01`, toOn: closesOn(months.at(-1) ?? '') }
  if (wants('workerList')) yield* workerList(archive, store, days)
  if (wants('contracts')) yield* contractBook(archive, store, days)
  if (wants('billing')) yield* storeStatements(archive, store, months)
}

/** The ZIP in pieces, store by store and month by month; the index comes last. */
async function* archivePieces(work: ExportWork, written: Written): AsyncGenerator<Uint8Array> {
  const { lastMonth, clientIds, kinds = recordKinds } = RecordArchiveRequest.parse(work.parameters)
  const wants = (kind: RecordKind) => kinds.includes(kind)
  const { scope, inTransaction, now } = work
  const archive: Archive = { zip: new ZipWriter(now), entries: [], work, written }
  const counts = await countRecords(work, { lastMonth, clientIds })
  const total = sumBy(
    counts.filter(({ kind }) => wants(kind)),
    (count) => stepsOf(count),
  )
  written.progress = { step: kinds[0] ?? 'notices', done: 0, total }
  const months = monthsOfYear(lastMonth)
  const stores = await inTransaction(({ db }) => storesOf(db, scope.companyId, clientIds))
  for (const store of stores) {
    yield* storeRecords(archive, store, months, wants)
    written.rowCount = archive.entries.length
  }
  if (wants('billing')) yield* companyInvoices(archive, months, { clientIds })
  written.rowCount = archive.entries.length
  yield* archive.zip.file('目次.csv', csvOf(INDEX_HEADER, archive.entries.map(indexRow)))
  yield* archive.zip.end()
}

/** How the background makes the records of a year. */
export const recordArchiveDefinition: ExportDefinition = {
  permission: 'workerList.export',
  noun: '帳票',
  page: ({ companyId, clientId }) =>
    clientId === null
      ? `/companies/${companyId}/record_archives`
      : `/clients/${clientId}/record_archives`,
  pieces: archivePieces,
}
