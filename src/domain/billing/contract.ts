import type {
  BillingUnit,
  DueRule,
  PaymentMethod,
  WithholdingMode,
} from '@/contracts/billing/enums'
import { usualTerms, type ServiceTerms } from '@/domain/pay/pay'
import { type Day, isInForce } from '@/lib/date'

/**
 * What a company has agreed with the operator about its bills, from `validFrom` to `validTo` (null: open-ended). The
 * usual fee rate is not here: it is stored with the company, and an offering keeps the rate with which it was
 * published.
 */
export type BillingContract = {
  validFrom: Day
  validTo: Day | null
  /** Fee rate of dedicated offerings for graduates, in basis points; null: the usual rate of the company. */
  graduateFeeRateBp: number | null
  /** The minimum fee for one worked matching, yen. */
  minFeeYen: number
  /** The commission for one payout to a worker, yen without tax. */
  transferCommissionYen: number
  consumptionTaxPercent: number
  /** The share of the planned wage that a leave allowance pays, at least 60 (労働基準法26条). */
  leaveAllowanceRatePercent: number
  billingUnit: BillingUnit
  withholdingMode: WithholdingMode
  dueRule: DueRule
  paymentMethod: PaymentMethod
}

/** The terms of a company that has agreed on none. */
export const defaultContract: BillingContract = {
  validFrom: '2000-01-01',
  validTo: null,
  graduateFeeRateBp: null,
  minFeeYen: usualTerms.minFeeYen,
  transferCommissionYen: usualTerms.transferCommissionYen,
  consumptionTaxPercent: usualTerms.consumptionTaxPercent,
  leaveAllowanceRatePercent: 100,
  billingUnit: 'company',
  withholdingMode: 'gross',
  dueRule: 'endOfNextMonth',
  paymentMethod: 'bankTransfer',
}

/** Returns the contract in force on a day (both ends included), or `defaultContract` if there is none. */
export const contractOn = (contracts: readonly BillingContract[], day: Day): BillingContract =>
  contracts.find((contract) => isInForce(contract, day)) ?? defaultContract

/**
 * Returns what the service charges for a matching: the fee rate of its offering, the rest by the contract of that day.
 */
export const serviceTermsOn = (
  contracts: readonly BillingContract[],
  workOn: Day,
  feeRateBp: number,
): ServiceTerms => {
  const { minFeeYen, transferCommissionYen, consumptionTaxPercent } = contractOn(contracts, workOn)
  return { feeRateBp, minFeeYen, transferCommissionYen, consumptionTaxPercent }
}
