import type { LineFlag } from '@/contracts/billing/enums'
import type { MatchingStatus } from '@/contracts/matchings/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { platformBonusOf } from '@/domain/pay/bonus'
import {
  billedOf,
  billedPremiumsOf,
  chargesOf,
  companyBonusOf,
  type ServiceTerms,
} from '@/domain/pay/pay'

/** What decides whether and how a matching is billed at an instant. */
export type MatchingState = {
  status: Exclude<MatchingStatus, 'late'>
  /** The fixed pay, else the planned one. */
  pay: Pay
  isPayFixed: boolean
  isCheckedIn: boolean
  /** The planned end has passed. */
  isEnded: boolean
  /** The operator examines the store's cancel. */
  isUnderReview: boolean
  isCorrectionOpen: boolean
}
/** The amount of a line and how final it is; null: 0 yen. `scheduled`: the shift is not over. */
export type BilledState = { pay: Pay | null; flag: LineFlag | 'scheduled' }

/**
 * How a matching is billed (billing.md §4); undefined: it has no line. Planned pay stands in for pay that is not fixed,
 * but only if the worker was recorded at work: an unrecorded shift is not billed as worked.
 */
export function billedStateOf(matching: MatchingState): BilledState | undefined {
  const { status, pay, isPayFixed, isEnded, isCorrectionOpen } = matching
  switch (status) {
    case 'absence':
    case 'cancel':
      return undefined
    case 'rejected':
      return isPayFixed ? { pay, flag: 'none' } : undefined
    case 'worked':
      return { pay, flag: isPayFixed && !isCorrectionOpen ? 'none' : 'provisional' }
    case 'established':
      if (matching.isUnderReview) return { pay: null, flag: 'underReview' }
      if (!isEnded) return { pay, flag: 'scheduled' }
      return matching.isCheckedIn ? { pay, flag: 'provisional' } : { pay: null, flag: 'unresolved' }
  }
}

/** The amounts of one line, in minutes and yen. */
export type LineAmounts = {
  workMin: number
  nightMin: number
  overtimeMin: number
  wagesYen: number
  nightPremiumYen: number
  overtimePremiumYen: number
  transportationYen: number
  bonusYen: number
  platformBonusYen: number
  leaveAllowanceYen: number
  /** All that the company repays. */
  billedYen: number
  feeYen: number
  /** Null without a tax table for the day of payment. */
  withholdingTaxYen: number | null
  payoutCount: number
  transferCommissionYen: number
  /** Consumption tax on fee and commission, by the day of work. */
  taxPercent: number
}

/**
 * The amounts of a line (billing.md §5). The fee is rounded down for each matching, and is at least the minimum fee of
 * the contract if there was work; there is none on bonus and leave allowance.
 */
export function amountsOf(pay: Pay | null, terms: ServiceTerms): LineAmounts {
  const { consumptionTaxPercent: taxPercent } = terms
  if (pay === null) return { ...noAmounts, taxPercent }
  const premiums = billedPremiumsOf(pay)
  const { feeYen, payoutCount, transferCommissionYen } = chargesOf(pay, terms)
  return {
    workMin: pay.workMin,
    nightMin: pay.nightMin,
    overtimeMin: pay.overtimeMin,
    wagesYen: pay.baseYen,
    nightPremiumYen: premiums.nightYen,
    overtimePremiumYen: premiums.overtimeYen,
    transportationYen: pay.transportationYen,
    bonusYen: companyBonusOf(pay),
    platformBonusYen: platformBonusOf(pay),
    leaveAllowanceYen: pay.leaveAllowanceYen,
    billedYen: billedOf(pay),
    feeYen,
    withholdingTaxYen: pay.withholdingTaxYen,
    payoutCount,
    transferCommissionYen,
    taxPercent,
  }
}

const noAmounts: Omit<LineAmounts, 'taxPercent'> = {
  workMin: 0,
  nightMin: 0,
  overtimeMin: 0,
  wagesYen: 0,
  nightPremiumYen: 0,
  overtimePremiumYen: 0,
  transportationYen: 0,
  bonusYen: 0,
  platformBonusYen: 0,
  leaveAllowanceYen: 0,
  billedYen: 0,
  feeYen: 0,
  withholdingTaxYen: 0,
  payoutCount: 0,
  transferCommissionYen: 0,
}
