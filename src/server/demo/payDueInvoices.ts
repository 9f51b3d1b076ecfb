import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { dayOf } from '@/lib/date'
import { billingOperations } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'

/** Marks the invoices of a fresh demonstration as paid on their due dates, so that it begins without overdue bills. */
export const payDueInvoices = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>) =>
  db.tx('system', (tx) =>
    tx
      .update(billingOperations)
      .set({ paidOn: sql`${billingOperations.dueOn}` })
      .where(
        and(
          isNotNull(billingOperations.invoiceNumber),
          lt(billingOperations.dueOn, dayOf(clock())),
        ),
      ),
  )
