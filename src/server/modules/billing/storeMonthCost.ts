import { monthDaysOf, type DayCost } from '@/domain/billing/monthDays'
import type { Month } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import type { Operation } from '@/server/db/transaction'
import { liveInvoices, liveMonth } from './liveMonth'

/**
 * Returns what a store will be billed for a month that is not confirmed, in total and by day of work, in yen with tax.
 * It includes the planned pay of all matched workers. The transaction must see all stores of the company.
 */
export async function storeMonthCost(
  operation: Operation,
  { companyId, clientId, month }: { companyId: number; clientId: number; month: Month },
): Promise<{ totalYen: number; days: DayCost[] }> {
  const live = await liveMonth(operation, companyId, month)
  const billedYen = sumBy(
    liveInvoices(live, live.lines)
      .flatMap(({ stores }) => stores)
      .filter((store) => store.clientId === clientId),
    (store) => store.totalYen,
  )
  const totalYen = Math.max(0, billedYen)
  const { withholdingMode } = live.contract
  const lines = live.lines.filter((line) => line.clientId === clientId)
  return { totalYen, days: monthDaysOf(month, lines, { totalYen, withholdingMode }) }
}
