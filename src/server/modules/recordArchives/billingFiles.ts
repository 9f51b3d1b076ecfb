import { closesOn } from '@/domain/billing/calendar'
import type { Month } from '@/lib/date'
import { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { bypassRls } from '@/server/db/transaction'
import {
  filePieces,
  invoiceFile,
  invoicesOf,
  storeMonthsOf,
  storePaperFile,
} from '@/server/modules/billing/service'
import type { ExportWork, InTransaction, Written } from '@/server/modules/exportFiles/service'
import type { Export } from '@/server/platform/exports/export'
import { add, folderOf, type Archive } from './archive'
import type { ArchivedStore } from './repository'

/** Of the index: the kinds that are books of tax. The part of a store is no invoice, and says so itself. */
export const billingKinds = {
  details: '利用明細(請求書ではありません)',
  storePart: '店舗別内訳(請求書ではありません)',
  invoice: '請求書(適格請求書)',
} as const

/** Confirmed months are the company's: a store reads its part of them outside its scope, as in its statements. */
const billingTransaction =
  ({ scope, inTransaction }: ExportWork): InTransaction =>
  (read) =>
    inTransaction((operation) =>
      scope instanceof ClientScope
        ? bypassRls(operation.db, scope, () => read(operation))
        : read(operation),
    )

const bytesOf = async ({ file }: Export) => new Uint8Array(await file.arrayBuffer())

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
}

/** The statements of a store: its lines, and in the vault of the store alone the paper of each confirmed month. */
export async function* storeStatements(
  archive: Archive,
  store: ArchivedStore,
  months: readonly Month[],
) {
  const { work } = archive
  const { scope } = work
  if (!scope.may('billing.viewStore')) return
  yield* details(archive, store, months)
  if (!(scope instanceof ClientScope)) return
  const confirmed = await billingTransaction(work)(({ db }) =>
    storeMonthsOf(db, scope.companyId, { months, clientId: store.id }),
  )
  for (const { operationId, month } of confirmed)
    yield* add(
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
      [await bytesOf(await storePaperFile(work, scope, operationId))],
    )
}

/** The invoices (適格請求書) of the company. Of chosen stores only those that each have their own. */
export async function* companyInvoices(
  archive: Archive,
  months: readonly Month[],
  stores: { clientIds: readonly number[] },
) {
  const { work } = archive
  const { scope } = work
  if (!(scope instanceof CompanyScope) || !scope.may('billing.viewCompany')) return
  const invoices = await work.inTransaction(({ db }) =>
    invoicesOf(db, scope.companyId, { months, ...stores }),
  )
  for (const { operationId, month, invoiceNumber } of invoices)
    yield* add(
      archive,
      {
        path: `請求書/請求書_${month}_${invoiceNumber}.pdf`,
        kind: billingKinds.invoice,
        store: '',
        workers: '',
        rows: 1,
        fromOn: `${month}-01`,
        toOn: closesOn(month),
      },
      [await bytesOf(await invoiceFile(work, scope, operationId))],
    )
}
