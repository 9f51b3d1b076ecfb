import { closesOn } from '@/domain/billing/calendar'
import type { Month } from '@/lib/date'
import { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { bypassRls } from '@/server/db/transaction'
import {
  filePieces,
  invoiceFile,
  invoicesOf,
  storeMonthsOf,
  storePartFile,
} from '@/server/modules/billing/service'
import type { ExportWork, InTransaction, Written } from '@/server/modules/exportFiles/service'
import { addFile, advance, beginKind, folderOf, type Archive } from './archive'
import type { ArchivedStore } from './repository'

/** For the index: the kinds that are tax records. The part of a store is not an invoice, and says so. */
export const billingKinds = {
  details: '利用明細(請求書ではありません)',
  storePart: '店舗別内訳(請求書ではありません)',
  invoice: '請求書(適格請求書)',
} as const

/** A store reads its part of confirmed months outside row-level security, because they belong to the company. */
type Reading = Pick<ExportWork, 'scope' | 'inTransaction'>
const billingTransaction =
  ({ scope, inTransaction }: Reading): InTransaction =>
  (read) =>
    inTransaction((operation) =>
      scope instanceof ClientScope
        ? bypassRls(operation.db, scope, () => read(operation))
        : read(operation),
    )

/** The confirmed months in which a store has a part; none for the vault of a company, which has the invoices. */
async function storeMonths(
  reading: Reading,
  { months, clientId }: { months: readonly Month[]; clientId: number },
) {
  const { scope } = reading
  if (!(scope instanceof ClientScope)) return []
  return billingTransaction(reading)(({ db }) =>
    storeMonthsOf(db, scope.companyId, { months, clientId }),
  )
}

/** The invoices (適格請求書) of the company. Of chosen stores only those that each have their own. */
async function invoiceMonths(
  { scope, inTransaction }: Reading,
  selection: { months: readonly Month[]; clientIds: readonly number[] },
) {
  if (!(scope instanceof CompanyScope) || !scope.may('billing.viewCompany')) return []
  return inTransaction(({ db }) => invoicesOf(db, scope.companyId, selection))
}

/** Counts the billing files in the ZIP of a year and the confirmed months. */
export async function countBillingFiles(
  reading: Reading,
  {
    months,
    storeIds,
    clientIds,
  }: { months: readonly Month[]; storeIds: readonly number[]; clientIds: readonly number[] },
): Promise<{ fileCount: number; recordCount: number }> {
  const billedMonths = await invoiceMonths(reading, { months, clientIds })
  const canReadLines = reading.scope.may('billing.viewStore')
  for (const clientId of canReadLines ? storeIds : [])
    billedMonths.push(...(await storeMonths(reading, { months, clientId })))
  return {
    fileCount: billedMonths.length + (canReadLines ? storeIds.length : 0),
    recordCount: new Set(billedMonths.map(({ month }) => month)).size,
  }
}

/** 利用明細 of a store, line by line, month after month. */
async function* details(archive: Archive, store: ArchivedStore, months: readonly Month[]) {
  const { scope } = archive.work
  const written: Written = { rowCount: 0, replaced: 0 }
  const [first = '', last = first] = [months[0], months.at(-1)]
  const entry = {
    path: `${folderOf(store)}利用明細.csv`,
    kind: billingKinds.details,
    store: store.name,
    workers: '' as const,
    fromOn: `${first}-01`,
    toOn: closesOn(last),
  }
  const canSeeNames = scope.may('worker.pii')
  const pieces = filePieces(
    billingTransaction(archive.work),
    {
      kind: 'details',
      encoding: 'utf8',
      months,
      scope: { companyId: scope.companyId, clientIds: [store.id], canSeeNames },
    },
    written,
  )
  yield* archive.zip.file(entry.path, pieces)
  archive.entries.push({ ...entry, rows: written.rowCount })
  advance(archive, 1)
}

/** The statements of a store: its lines, and in the vault of the store alone the document of each confirmed month. */
export async function* storeStatements(
  archive: Archive,
  store: ArchivedStore,
  months: readonly Month[],
) {
  const { work } = archive
  const { scope } = work
  if (!scope.may('billing.viewStore')) return
  beginKind(archive, 'billing')
  yield* details(archive, store, months)
  if (!(scope instanceof ClientScope)) return
  for (const { operationId, month } of await storeMonths(work, { months, clientId: store.id }))
    yield* addFile(
      archive,
      {
        path: `${folderOf(store)}店舗別内訳/${month}.pdf`,
        kind: billingKinds.storePart,
        store: store.name,
        workers: '',
        rows: 1,
        fromOn: `${month}-01`,
        toOn: closesOn(month),
      },
      [await (await storePartFile(work, scope, operationId)).bytes()],
    )
}

/** The documents of the company's invoices. */
export async function* companyInvoices(
  archive: Archive,
  months: readonly Month[],
  stores: { clientIds: readonly number[] },
) {
  const { work } = archive
  const { scope } = work
  if (!(scope instanceof CompanyScope)) return
  const invoices = await invoiceMonths(work, { months, ...stores })
  for (const { operationId, month } of invoices) {
    const file = await invoiceFile(work, scope, operationId)
    yield* addFile(
      archive,
      {
        path: `請求書/${file.name}`,
        kind: billingKinds.invoice,
        store: '',
        workers: '',
        rows: 1,
        fromOn: `${month}-01`,
        toOn: closesOn(month),
      },
      [await file.bytes()],
    )
  }
}
