import type { NextBilling } from '@/contracts/billing/schemas'
import { closesOn, confirmedOn, dueOn, openStatusOf } from '@/domain/billing/calendar'
import { countPaidMatchings, settledLines, type CountedLine } from '@/domain/billing/statement'
import { type Month, monthOf, toInstant } from '@/lib/date'
import { addMonths } from '@/lib/months'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { bypassRls } from '@/server/db/transaction'
import { usageLimitIn } from '@/server/modules/operatorRequests/records/usageLimit'
import { isConfirmed } from './lines'
import { liveInvoices, liveMonth, type LiveMonth } from './liveMonth'
import { storeTotalsOf } from './statements'
import { usageParts } from './usage'

/** Returns the share of one store in the invoices that the month would have with these lines. */
function sumsOf(live: LiveMonth, lines: readonly CountedLine[], clientId: number) {
  const store = storeTotalsOf(liveInvoices(live, lines), clientId)
  return {
    store,
    sums: {
      count: countPaidMatchings(lines.filter((line) => line.clientId === clientId)),
      nontaxableYen: store.nontaxableYen,
      taxable10Yen: store.taxable10Yen,
      tax10Yen: store.tax10Yen,
      totalYen: store.totalYen,
    },
  }
}

/**
 * Reads the usage of the company over all its stores. A store sees only what is left; head office sees the parts too.
 */
async function usageOf({ db, now, scope }: StoreOperation, month: Month) {
  const { companyId } = scope
  const limitYen = await usageLimitIn(db, companyId, month)
  const parts = await usageParts({ db, now }, { companyId, month })
  const remainingYen = limitYen === null ? null : limitYen - parts.usedYen - parts.reservedYen
  return { limitYen, remainingYen, parts: scope.may('billing.viewCompany') ? parts : null }
}

async function nextBillingOf(
  { db, now, scope }: StoreOperation,
  month: Month,
): Promise<NextBilling> {
  const { clientId, companyId } = scope
  const live = await liveMonth({ db, now }, companyId, month)
  const settled = sumsOf(live, settledLines(live.lines), clientId)
  const expected = sumsOf(live, live.lines, clientId)
  return {
    month,
    asOfAt: toInstant(now),
    status: openStatusOf(month, now),
    closesOn: closesOn(month),
    confirmedOn: confirmedOn(month),
    dueOn: dueOn(month),
    settled: settled.sums,
    expected: expected.sums,
    withholdingTaxYen: settled.store.withholdingTaxYen,
    provisionalCount: expected.store.provisionalCount,
    usage: await usageOf({ db, now, scope }, month),
  }
}

/** Returns the next bills of a store: the running month, and the previous one until it is confirmed. */
export const nextBillings = (operation: StoreOperation): Promise<NextBilling[]> =>
  bypassRls(operation.db, operation.scope, async () => {
    const { db, now, scope } = operation
    const current = monthOf(now)
    const previous = addMonths(current, -1)
    const months = (await isConfirmed(db, scope.companyId, previous))
      ? [current]
      : [previous, current]
    const billings: NextBilling[] = []
    for (const month of months) billings.push(await nextBillingOf(operation, month))
    return billings
  })
