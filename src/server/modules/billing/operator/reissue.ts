import { and, eq, getTableColumns, isNull, max, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { dayOf } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  billingLines,
  billingOperations,
  billingReminders,
  billingStoreTotals,
  type StoredIssuer,
} from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { invoiceNumberOf, recipientOf } from '@/server/modules/billing/confirm'
import type { StoredInvoice } from '@/server/modules/billing/statements'
import { lockInvoice } from './payments'
import { readReason } from './reason'

/** Copies the rows of an invoice for its successor: the amounts of a confirmed month never change. */
async function copyRows(db: Tx, from: number, to: number) {
  for (const table of [billingStoreTotals, billingLines, billingReminders]) {
    const { id: _id, operationId: _operationId, ...columns } = getTableColumns(table)
    const names = Object.values(columns).map((column) => sql.identifier(toSnakeCase(column.name)))
    const list = sql.join(names, sql`, `)
    await db.execute(
      sql`insert into ${table} (operation_id, ${list}) select ${to}::bigint, ${list} from ${table} where operation_id = ${from} order by id`,
    )
  }
}

async function insertSuccessor(
  { db, now }: Operation,
  old: StoredInvoice,
  { reason, issuer }: { reason: string; issuer: StoredIssuer },
) {
  const { id: _, pdfSha256: _hash, pdfByteSize: _size, supersededAt: _mark, ...copiedColumns } = old
  const { companyId, month, invoiceNumber } = old
  const last = firstOrNotFound(
    await db
      .select({ seq: max(billingOperations.seq) })
      .from(billingOperations)
      .where(and(eq(billingOperations.companyId, companyId), eq(billingOperations.month, month))),
  )
  const seq = (last.seq ?? 0) + 1
  return firstOrNotFound(
    await db
      .insert(billingOperations)
      .values({
        ...copiedColumns,
        seq,
        invoiceNumber: invoiceNumberOf({ companyId, month, seq }),
        issuer,
        recipient: await recipientOf(db, companyId, month),
        reissuedOn: dayOf(now),
        replacesNumber: invoiceNumber,
        reissueReason: reason,
      })
      .returning({ id: billingOperations.id, invoiceNumber: billingOperations.invoiceNumber }),
  )
}

/**
 * Issues an invoice again with the current recipient and issuer (消費税法57条の4第4項). The old invoice is kept and
 * marked as corrected. The amounts stay the same: adjustments correct wrong amounts. Throws 409 with the reason if the
 * invoice cannot be issued again.
 */
export async function reissueInvoice(
  operation: Operation,
  { invoiceNumber, ...words }: { invoiceNumber: string; reason: string; issuer: StoredIssuer },
): Promise<string> {
  const { db, now } = operation
  const reason = readReason(words.reason)
  const old = await lockInvoice(db, invoiceNumber)
  await db
    .update(billingOperations)
    .set({ supersededAt: now.toISOString() })
    .where(and(eq(billingOperations.id, old.id), isNull(billingOperations.supersededAt)))
  const next = await insertSuccessor(operation, old, { reason, issuer: words.issuer })
  await copyRows(db, old.id, next.id)
  return next.invoiceNumber ?? ''
}
