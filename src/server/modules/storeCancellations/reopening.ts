import type { Pay } from '@/contracts/offerings/schemas'
import { cannotReopenSeats } from '@/domain/cancellation/reopening'
import { allowancePayOf, invoiceOf, type ServiceTerms } from '@/domain/pay/pay'
import type { StoreOperation } from '@/server/auth/tenantScope'
import type { offerings } from '@/server/db/schema'
import { invalid } from '@/server/http/errors'
import { reopeningExcessYen } from '@/server/modules/billing/service'

type Offering = typeof offerings.$inferSelect
/** A contract that is to end: what was planned, and the leave allowance that is due for it, yen. */
type EndingContract = { scheduledPay: Pay; allowanceYen: number }

/**
 * Returns by how many yen the company would exceed its usage limit if the seats of these contracts were posted again.
 */
export const excessOfReopening = async (
  operation: StoreOperation,
  offering: Offering,
  contracts: readonly EndingContract[],
  { lock = false } = {},
): Promise<number> =>
  contracts.length === 0
    ? 0
    : reopeningExcessYen(operation, offering, {
        seatCount: contracts.length,
        freedYenOf: (terms) => freedYenOf(offering, contracts, terms),
        lock,
      })

/** Returns the yen that the usage loses when the contracts end, less their leave allowances. */
function freedYenOf(
  offering: Offering,
  contracts: readonly EndingContract[],
  terms: ServiceTerms,
): number {
  const planned = invoiceOf(
    contracts.map(({ scheduledPay }) => scheduledPay),
    terms,
  )
  // Leave allowance carries no fee, but its payout has a commission.
  const allowances = invoiceOf(
    contracts.map(({ allowanceYen }) => allowancePayOf(offering, allowanceYen)),
    terms,
  )
  return planned.totalYen - allowances.totalYen
}

/**
 * Refuses to post the seats again where that would exceed the usage limit (422 at the field `reopen`); nobody is
 * cancelled then.
 */
export async function refuseExcess(
  operation: StoreOperation,
  offering: Offering,
  contracts: readonly EndingContract[],
) {
  const excessYen = await excessOfReopening(operation, offering, contracts, { lock: true })
  const reason = cannotReopenSeats(excessYen)
  if (reason) throw invalid({ reopen: reason })
}
