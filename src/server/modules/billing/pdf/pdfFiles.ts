import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { billingOperations } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { ApiError } from '@/server/http/errors'
import { Export } from '@/server/platform/exports/export'
import { drawPdf } from './drawPdf'
import { linesOfStore, pdfData, type PdfData } from './pdfData'

type Bytes = Uint8Array<ArrayBuffer>

const fileOf = (name: string, bytes: Bytes) =>
  Export.inPieces(
    name,
    (async function* () {
      yield await Promise.resolve(bytes)
    })(),
  )
const monthName = ({ operation }: PdfData) => operation.month.replace('-', '')

/**
 * Returns the invoice of a confirmed operation. It is drawn at the first request and stored with its hash, so later
 * requests get the same bytes. A replaced invoice is drawn anew with a mark; its stored PDF stays unchanged.
 */
export async function invoiceFile(
  { db: database }: Pick<AppContext, 'db'>,
  scope: CompanyScope,
  operationId: number,
): Promise<Export> {
  const { companyId } = scope
  const inTransaction = <T>(work: (db: Tx) => Promise<T>) => database.tx(scope, work)
  const data = await inTransaction((db) => pdfData(db, { companyId, operationId }))
  const { invoiceNumber, supersededAt } = data.operation
  if (invoiceNumber === null)
    throw new ApiError(409, 'no_invoice', 'ご利用がなかった月のため、請求書はありません。')
  const name = `請求書_${monthName(data)}_${invoiceNumber}.pdf`
  const stored = await inTransaction((db) => readStoredPdf(db, operationId))
  if (stored && supersededAt === null) return fileOf(name, stored)
  const bytes = await drawPdf('invoice', data, (clientId) =>
    linesOfStore(inTransaction, { operationId, clientId }),
  )
  if (supersededAt !== null) return fileOf(name, bytes)
  return fileOf(name, await database.tx('system', (db) => storePdf(db, operationId, bytes)))
}

async function readStoredPdf(db: Tx, operationId: number): Promise<Bytes | null> {
  const row = firstOrNotFound(
    await db
      .select({ pdf: billingOperations.pdf })
      .from(billingOperations)
      .where(eq(billingOperations.id, operationId)),
  )
  return row.pdf === null ? null : new Uint8Array(row.pdf)
}

/** Stores a PDF unless a concurrent request has done so; returns the stored one. */
async function storePdf(db: Tx, operationId: number, bytes: Bytes): Promise<Bytes> {
  await db
    .update(billingOperations)
    .set({
      pdf: bytes,
      pdfSha256: createHash('sha256').update(bytes).digest('hex'),
      pdfByteSize: bytes.byteLength,
    })
    .where(and(eq(billingOperations.id, operationId), isNull(billingOperations.pdf)))
  return (await readStoredPdf(db, operationId)) ?? bytes
}

/**
 * Draws one store's part of a confirmed operation. It is no invoice and names neither the other stores nor the issuer.
 */
export async function storePartFile(
  { db: database }: Pick<AppContext, 'db'>,
  scope: ClientScope,
  operationId: number,
): Promise<Export> {
  const { companyId, clientId } = scope
  // Only the company may read operations, so row-level security is bypassed; `data` has this store's part alone.
  const inTransaction = <T>(work: (db: Tx) => Promise<T>) =>
    database.tx(scope, (db) => bypassRls(db, scope, () => work(db)))
  const data = await inTransaction((db) => pdfData(db, { companyId, operationId, clientId }))
  const bytes = await drawPdf('store', data, (storeId) =>
    linesOfStore(inTransaction, { operationId, clientId: storeId }),
  )
  return fileOf(`店舗別内訳_${monthName(data)}_${data.stores[0]?.clientName ?? ''}.pdf`, bytes)
}
