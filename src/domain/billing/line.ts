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

/** The facts that decide whether and how a matching is billed at an instant. */
export type MatchingState = {
  status: Exclude<MatchingStatus, 'late'>
  /** The fixed pay, or the planned pay while none is fixed. */
  pay: Pay
  isPayFixed: boolean
  isCheckedIn: boolean
  /** The planned end has passed. */
  isEnded: boolean
  /** The operator examines the store's cancel. */
  isUnderReview: boolean
  isCorrectionOpen: boolean
}
/** The pay that a line bills and how final it is. `pay` null: 0 yen. `scheduled`: the shift is not over. */
export type BilledState = { pay: Pay | null; flag: LineFlag | 'scheduled' }

/**
 * Returns how a matching is billed, or undefined if it has no line. Pay that is not fixed is billed as planned, but
 * only if the worker checked in: an unrecorded shift is not billed as worked.
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
  /** Everything that the company repays. */
  billedYen: number
  feeYen: number
  /** Null without a tax table for the day of payment. */
  withholdingTaxYen: number | null
  payoutCount: number
  transferCommissionYen: number
  /** Rate of the consumption tax on fee and commission on the day of work. */
  taxPercent: number
}

/**
 * Returns the amounts of a line. The fee is rounded down for each matching, and is at least the minimum fee of the
 * contract if there was work. Bonus and leave allowance carry no fee.
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
