import type { AppContext } from '@/server/http/context'
import { confirmDueMonths } from '@/server/modules/billing/service'
import { payDueInvoices } from './payDueInvoices'
import { seedIfEmpty } from './seedIfEmpty'

/**
 * Fills an empty database with the demonstration. Its past months are confirmed and paid, so that it begins with
 * statements and without overdue invoices. Returns false and changes nothing if there is data already.
 */
export async function fillDemonstration(
  context: Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'>,
  { random, scale }: { random: (bytes: number) => Buffer; scale: number },
): Promise<boolean> {
  if (!(await seedIfEmpty(context.db, { now: context.clock(), random, scale }))) return false
  await confirmDueMonths(context)
  await payDueInvoices(context)
  return true
}
