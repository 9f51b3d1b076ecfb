import type { PublicationScope } from '@/contracts/offerings/enums'
import type { Day } from '@/lib/date'
import { contractOn, type BillingContract } from './contract'

/** The whole price: no fee is higher. */
const MAX_FEE_RATE_BP = 10_000

/** Why a number of basis points is not a valid fee rate; undefined if it is. */
export const cannotBeFeeRate = (rateBp: number): string | undefined =>
  Number.isInteger(rateBp) && rateBp >= 0 && rateBp <= MAX_FEE_RATE_BP
    ? undefined
    : `利用料率は、0から${MAX_FEE_RATE_BP}までの整数(1万分の1)で指定してください。`

/** The facts that determine the fee rate of an offering. `usualBp`: the rate of the company, in basis points. */
export type FeeTerms = { usualBp: number; contracts: readonly BillingContract[] }

/**
 * Fee rate in basis points of an offering, by the contract that is in force on the day of work. A dedicated offering
 * for graduates has a rate of its own where the contract names one.
 */
export const feeRateBpOf = (
  { usualBp, contracts }: FeeTerms,
  { scope, workOn }: { scope: PublicationScope; workOn: Day },
): number =>
  scope === 'graduate' ? (contractOn(contracts, workOn).graduateFeeRateBp ?? usualBp) : usualBp

/**
 * The rate of graduates on a day beside the usual one, in basis points. `contractFrom`: since when the contract that
 * names it is in force; null where the usual rate holds.
 */
export function graduateFeeOn(terms: FeeTerms, day: Day) {
  const { graduateFeeRateBp, validFrom } = contractOn(terms.contracts, day)
  return {
    feeRateBp: graduateFeeRateBp ?? terms.usualBp,
    usualFeeRateBp: terms.usualBp,
    contractFrom: graduateFeeRateBp === null ? null : validFrom,
  }
}
