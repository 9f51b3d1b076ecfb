import type { PaidStatus } from '@/contracts/billing/enums'
import type { Day } from '@/lib/date'

/** Whether an invoice is paid. Without an amount to pay there is nothing to wait for. */
export function paidStatusOf(
  invoice: { invoiceNumber: string | null; totalYen: number; dueOn: Day; paidOn: Day | null },
  today: Day,
): PaidStatus {
  if (invoice.invoiceNumber === null || invoice.totalYen <= 0) return 'none'
  if (invoice.paidOn !== null) return 'paid'
  return today > invoice.dueOn ? 'overdue' : 'unpaid'
}
