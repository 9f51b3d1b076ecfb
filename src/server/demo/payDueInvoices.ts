import type { Operation } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { overdueInvoices, recordPayment } from '@/server/modules/billing/service'
import type { Action } from './market/market'

/** The company pays an invoice in full, on the day on which it was due. */
const payWhenDue = (
  operation: Operation,
  {
    invoiceNumber,
    totalYen,
    dueOn,
  }: { invoiceNumber: string | null; totalYen: number; dueOn: string },
) =>
  recordPayment(operation, {
    invoiceNumber: invoiceNumber ?? '',
    amountYen: totalYen,
    receivedOn: dueOn,
    note: 'デモの入金',
  })

/** The invoices of a fresh demonstration are paid on their due dates, so that it begins without overdue bills. */
export const payDueInvoices = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>) =>
  db.tx('system', async (tx) => {
    const operation = { db: tx, now: clock() }
    for (const invoice of await overdueInvoices(operation)) await payWhenDue(operation, invoice)
  })

/** The companies of the simulated market pay the invoices that were due yesterday. */
export async function payments(db: Operation['db'], _: unknown, now: Date): Promise<Action[]> {
  return (await overdueInvoices({ db, now })).map((invoice) => ({
    name: 'payment',
    run: (tx) => payWhenDue({ db: tx, now }, invoice),
  }))
}
