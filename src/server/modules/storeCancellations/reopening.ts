import type { Pay } from '@/contracts/offerings/schemas'
import { allowancePayOf, invoiceOf } from '@/domain/pay/pay'
import { cannotReopenSeats } from '@/domain/cancellation/reopening'
import type { StoreOperation } from '@/server/auth/tenantScope'
import type { offerings } from '@/server/db/schema'
import { invalid } from '@/server/http/errors'
import { reopeningExcessYen, serviceTermsOf } from '@/server/modules/billing/service'

type Offering = typeof offerings.$inferSelect
/** A contract that is to end: what was planned, and the leave allowance that is due for it, yen. */
type EndingContract = { scheduledPay: Pay; allowanceYen: number }

/** How far the company would be over its usage limit, yen, if the seats of these contracts were posted again. */
export async function excessOfReopening(
  operation: StoreOperation,
  offering: Offering,
  contracts: readonly EndingContract[],
  { lock = false } = {},
): Promise<number> {
  if (contracts.length === 0) return 0
  const terms = await serviceTermsOf(operation.db, operation.scope.companyId, offering)
  const planned = invoiceOf(
    contracts.map(({ scheduledPay }) => scheduledPay),
    terms,
  )
  // Leave allowance carries no fee, but its payout has a commission.
  const allowances = invoiceOf(
    contracts.map(({ allowanceYen }) => allowancePayOf(offering, allowanceYen)),
    terms,
  )
  return reopeningExcessYen(operation, offering, {
    seatCount: contracts.length,
    freedYen: planned.totalYen - allowances.totalYen,
    lock,
  })
}

/** 422 at the seats when posting them again would exceed the usage limit; nobody is cancelled then. */
export async function refuseExcess(
  operation: StoreOperation,
  offering: Offering,
  contracts: readonly EndingContract[],
) {
  const excessYen = await excessOfReopening(operation, offering, contracts, { lock: true })
  const reason = cannotReopenSeats(excessYen)
  if (reason) throw invalid({ reopen: reason })
}
