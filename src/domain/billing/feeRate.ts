import type { PublicationScope } from '@/contracts/offerings/enums'
import type { Day } from '@/lib/date'
import { contractOn, type BillingContract } from './contract'

/** 100 %, in basis points. */
const MAX_FEE_RATE_BP = 10_000

/** Why a number of basis points is not a valid fee rate; undefined if it is. */
export const cannotBeFeeRate = (rateBp: number): string | undefined =>
  Number.isInteger(rateBp) && rateBp >= 0 && rateBp <= MAX_FEE_RATE_BP
    ? undefined
    : `利用料率は、0から${MAX_FEE_RATE_BP}までの整数(1万分の1)で指定してください。`

/** The facts that determine the fee rate of an offering. `usualBp`: the rate of the company, in basis points. */
export type FeeTerms = { usualBp: number; contracts: readonly BillingContract[] }

/**
 * Returns the fee rate of an offering in basis points. A dedicated offering for graduates has the rate that the
 * contract in force on the day of work names for them, if any; all others have the usual rate.
 */
export const feeRateBpOf = (
  { usualBp, contracts }: FeeTerms,
  { scope, workOn }: { scope: PublicationScope; workOn: Day },
): number =>
  scope === 'graduate' ? (contractOn(contracts, workOn).graduateFeeRateBp ?? usualBp) : usualBp

/**
 * Returns the rate for graduates on a day and the usual one, in basis points. `contractFrom`: the first day of the
 * contract that names the rate for graduates; null if the usual rate applies to them.
 */
export function graduateFeeOn(terms: FeeTerms, day: Day) {
  const { graduateFeeRateBp, validFrom } = contractOn(terms.contracts, day)
  return {
    feeRateBp: graduateFeeRateBp ?? terms.usualBp,
    usualFeeRateBp: terms.usualBp,
    contractFrom: graduateFeeRateBp === null ? null : validFrom,
  }
}
