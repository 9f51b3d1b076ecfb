import type { Cost, Pay } from '@/contracts/offerings/schemas'
import { addMinutes, type Day, dayOf, type Instant, minuteMs, msOf } from '@/lib/date'
import { taxOf } from '@/domain/billing/tax'
import { platformBonusOf } from './bonus'
import { nightMinutes } from './night'
import { overtimeOf, type OtherWork } from './overtime'
import { operatorPremiumsOf, premiumOf, type BonusTerms, type PremiumInput } from './premiums'
import { withholdingOf } from './withholding'

export { PREMIUM_PERCENT, type BonusTerms } from './premiums'

/** The service fee, in hundredths of a percent of wages, premiums and transport: 30 %. */
const DEFAULT_FEE_RATE_BP = 3000
/**
 * What the operator charges for a matching by the contract in force on the day of work, and the consumption tax on it
 * (billing.md §2, §5). `feeRateBp` in hundredths of a percent; amounts in yen without tax.
 */
export type ServiceTerms = {
  feeRateBp: number
  /** Minimum fee for a worked matching. */
  minFeeYen: number
  /** For one payout to a worker. */
  transferCommissionYen: number
  /** Wages are outside its scope. */
  consumptionTaxPercent: number
}
/** The terms of a company that has agreed on none. */
export const usualTerms: ServiceTerms = {
  feeRateBp: DEFAULT_FEE_RATE_BP,
  minFeeYen: 0,
  transferCommissionYen: 0,
  consumptionTaxPercent: 10,
}
/** Minimum leave allowance, percent (労働基準法26条). */
export const MIN_ALLOWANCE_PERCENT = 60

const ceilDiv = (a: number, b: number) => Math.ceil(a / b)

export type PayInput = PremiumInput & {
  endAt: Instant
  breakMin: number
  breakStartAt?: Instant | null
  leaveAllowanceYen?: number
  /** Work at the same store that counts into the same day and week; none by default. */
  otherWork?: OtherWork | undefined
  /** The day of payment; by default the day on which the shift ends. Later if a correction is answered later. */
  paidOn?: Day
}
/**
 * The minutes of a shift: work, work at night (22:00–5:00) and overtime (`overtimeOf`).
 * Seconds are rounded in the worker's favour: the start down and the end up to whole minutes.
 */
export const minutesWorked = ({
  startAt,
  endAt,
  breakMin,
  breakStartAt,
  otherWork,
}: Pick<PayInput, 'startAt' | 'endAt' | 'breakMin' | 'breakStartAt' | 'otherWork'>) => {
  const start = new Date(Math.floor(msOf(startAt) / minuteMs) * minuteMs)
  const end = new Date(Math.ceil(msOf(endAt) / minuteMs) * minuteMs)
  const workMin = Math.max(0, (end.getTime() - start.getTime()) / minuteMs - Math.max(0, breakMin))
  const breakAtNight = breakStartAt
    ? nightMinutes(
        new Date(Math.max(start.getTime(), msOf(breakStartAt))),
        new Date(Math.min(end.getTime(), msOf(addMinutes(breakStartAt, Math.max(0, breakMin))))),
      )
    : 0
  // A break without a known time is counted outside the night hours, as far as possible: in the worker's favour.
  const nightMin = Math.min(workMin, Math.max(0, nightMinutes(start, end) - breakAtNight))
  return { workMin, nightMin, overtimeMin: overtimeOf(workMin, otherWork) }
}

/**
 * The bonus of one contract for one shift, in yen. It is a wage (労働基準法11条): a bonus per hour is calculated by the
 * minute and rounded up to the yen separately, as every item of pay (24条); a bonus per shift is paid in full
 * regardless of the length of the shift. Without work (an absence, a cancelled shift) it is 0.
 */
const bonusOf = ({ amountYen, per }: Pick<BonusTerms, 'amountYen' | 'per'>, workMin: number) => {
  if (workMin <= 0) return 0
  return per === 'match' ? amountYen : ceilDiv(workMin * amountYen, 60)
}

/**
 * The pay of one matching, in minutes and yen. Wages are calculated by the minute, and every item is rounded up to
 * the yen separately, so that no wage is cut (労働基準法24条). Premiums of 25 % for 22:00–5:00 and for work over eight
 * hours (労働基準法37条). Transport within the commuting limit is not taxed. The tax table is that of the day of payment,
 * not of work (所得税法183条: tax is withheld on payment). Without a table for that day and amount, `withholdingTaxYen`
 * and `netYen` are null and `missingTable` names the table.
 */
export const payOf = (input: PayInput): Pay => {
  const { hourlyWageYen, transportationYen, bonuses = [], leaveAllowanceYen = 0 } = input
  const minutes = minutesWorked(input)
  const { workMin, nightMin, overtimeMin } = minutes
  const operatorPremiums = operatorPremiumsOf(minutes, input)
  const premium = (ofMinutes: number) => premiumOf(ofMinutes, workMin, input)
  const baseYen = ceilDiv(workMin * hourlyWageYen, 60)
  const nightPremiumYen = premium(nightMin)
  const overtimePremiumYen = premium(overtimeMin)
  const bonusItems = bonuses.map(({ id, name, amountYen, per, payer }) => ({
    id,
    name,
    amountYen,
    per,
    payer,
    yen: bonusOf({ amountYen, per }, workMin),
  }))
  const bonusYen = bonusItems.reduce((sum, { yen }) => sum + yen, 0)
  const taxableYen = baseYen + nightPremiumYen + overtimePremiumYen + bonusYen + leaveAllowanceYen
  const grossYen = taxableYen + transportationYen
  const tax = withholdingOf(taxableYen, input.paidOn ?? dayOf(input.endAt))
  const isTaxKnown = 'taxYen' in tax
  return {
    workMin,
    nightMin,
    overtimeMin,
    baseYen,
    nightPremiumYen,
    overtimePremiumYen,
    ...(operatorPremiums && { operatorPremiums }),
    transportationYen,
    bonusYen,
    ...(bonusItems.length > 0 && { bonuses: bonusItems }),
    leaveAllowanceYen,
    grossYen,
    withholdingTaxYen: isTaxKnown ? tax.taxYen : null,
    netYen: isTaxKnown ? grossYen - tax.taxYen : null,
    missingTable: isTaxKnown ? null : tax.missingTable,
  }
}

/** The pay of a cancelled shift: the leave allowance alone, in yen. */
export const allowancePayOf = (
  { startAt }: Pick<PayInput, 'startAt'>,
  leaveAllowanceYen: number,
): Pay =>
  payOf({
    startAt,
    endAt: startAt,
    breakMin: 0,
    hourlyWageYen: 0,
    transportationYen: 0,
    leaveAllowanceYen,
  })

type PayItems = Pick<
  Pay,
  | 'baseYen'
  | 'nightPremiumYen'
  | 'overtimePremiumYen'
  | 'transportationYen'
  | 'bonusYen'
  | 'leaveAllowanceYen'
> &
  Pick<Pay, 'bonuses' | 'operatorPremiums'>

/**
 * What the store owes for a matching before fee and tax, in yen: gross pay less the bonuses that the platform bears.
 */
export const billedOf = (pay: Pick<Pay, 'grossYen' | 'bonuses' | 'operatorPremiums'>) =>
  pay.grossYen - platformBonusOf(pay)

/** The bonuses that the company bears, in yen. */
export const companyBonusOf = ({ bonusYen, bonuses = [] }: Pick<Pay, 'bonusYen' | 'bonuses'>) =>
  bonuses.reduce((sum, { payer, yen }) => sum - (payer === 'platform' ? yen : 0), bonusYen)

/** The premiums of night and overtime that the store bears, in yen. */
export const billedPremiumsOf = ({
  nightPremiumYen,
  overtimePremiumYen,
  operatorPremiums = { nightYen: 0, overtimeYen: 0 },
}: Pick<Pay, 'nightPremiumYen' | 'overtimePremiumYen' | 'operatorPremiums'>) => ({
  nightYen: nightPremiumYen - operatorPremiums.nightYen,
  overtimeYen: overtimePremiumYen - operatorPremiums.overtimeYen,
})
/** The premiums of night and overtime that the worker gets, in yen. */
export const premiumsOf = (pay: PayItems) => pay.nightPremiumYen + pay.overtimePremiumYen

const storePremiumsOf = (pay: PayItems) => {
  const { nightYen, overtimeYen } = billedPremiumsOf(pay)
  return nightYen + overtimeYen
}

/**
 * The service's fee for one matching, yen rounded down: on wages, premiums and transport, not on bonus or leave
 * allowance. `feeRateBp` is in hundredths of a percent.
 */
export const feeOf = (pay: PayItems, feeRateBp = DEFAULT_FEE_RATE_BP) =>
  Math.floor(((pay.baseYen + storePremiumsOf(pay) + pay.transportationYen) * feeRateBp) / 10_000)
/**
 * What the operator charges for one matching, yen without tax: the fee, at least the minimum fee of the contract if
 * there is work, and the commission of the payout.
 */
export const chargesOf = (
  pay: PayItems & Pick<Pay, 'workMin' | 'grossYen'>,
  terms: ServiceTerms,
) => {
  const payoutCount = pay.grossYen > 0 ? 1 : 0
  return {
    feeYen: Math.max(feeOf(pay, terms.feeRateBp), pay.workMin > 0 ? terms.minFeeYen : 0),
    payoutCount,
    transferCommissionYen: payoutCount * terms.transferCommissionYen,
  }
}
/** Consumption tax on all fees of one invoice, rounded down once (適格請求書: one rounding for each invoice and rate). */
export const taxOnFees = (feesYen: number, percent = usualTerms.consumptionTaxPercent) =>
  taxOf(feesYen, percent)

/**
 * The cost of several matchings for the store, in yen. `wagesYen` includes leave allowance; `bonusYen` is the part
 * that the store bears. The parts add up to `totalYen`.
 */
export const invoiceOf = (pays: readonly Pay[], terms: ServiceTerms = usualTerms): Cost => {
  const sum = (amountOf: (pay: Pay) => number) =>
    pays.reduce((total, pay) => total + amountOf(pay), 0)
  const wagesYen = sum((pay) => pay.baseYen + pay.leaveAllowanceYen)
  const premiumsYen = sum(storePremiumsOf)
  const transportationYen = sum((pay) => pay.transportationYen)
  const bonusYen = sum(companyBonusOf)
  const feeYen = sum((pay) => chargesOf(pay, terms).feeYen)
  const transferCommissionYen = sum((pay) => chargesOf(pay, terms).transferCommissionYen)
  const taxYen = taxOnFees(feeYen + transferCommissionYen, terms.consumptionTaxPercent)
  return {
    people: pays.length,
    wagesYen,
    premiumsYen,
    transportationYen,
    bonusYen,
    feeYen,
    ...(transferCommissionYen > 0 && { transferCommissionYen }),
    taxYen,
    totalYen:
      wagesYen +
      premiumsYen +
      transportationYen +
      bonusYen +
      feeYen +
      transferCommissionYen +
      taxYen,
  }
}
/** The cost of an offering for the store if `people` workers work as planned, in yen; tax is rounded once. */
export const costOf = (pay: Pay, people: number, terms: ServiceTerms = usualTerms): Cost =>
  invoiceOf(
    Array.from({ length: people }, () => pay),
    terms,
  )

/**
 * Leave allowance for a shift that the store cancelled, in yen, rounded up (労働基準法26条; the full planned wage also
 * meets 民法536条2項). `ratePercent` is a setting of the service; below 60 it counts as 60. Transport is included;
 * bonuses are not, because they are paid for work that is done. `floorYen`: 60 % of the average wage
 * (`allowanceFloorOf`), below which no contract goes.
 */
export const leaveAllowanceOf = (
  planned: PayItems,
  {
    ratePercent = 100,
    withTransport = true,
    floorYen = 0,
  }: { ratePercent?: number; withTransport?: boolean; floorYen?: number } = {},
) => {
  const wagesYen = planned.baseYen + premiumsOf(planned)
  return Math.max(
    floorYen,
    ceilDiv(wagesYen * Math.max(MIN_ALLOWANCE_PERCENT, ratePercent), 100) +
      (withTransport ? planned.transportationYen : 0),
  )
}
