import type { Cost, Pay } from '@/contracts/offerings/schemas'
import { taxOf } from '@/domain/billing/tax'
import { addMinutes, type Day, dayOf, type Instant, minuteMs, msOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { platformBonusOf } from './bonus'
import { nightMinutes } from './night'
import { overtimeOf, type OtherWork } from './overtime'
import { operatorPremiumsOf, premiumOf, type BonusTerms, type PremiumInput } from './premiums'
import { withholdingOf } from './withholding'

export { PREMIUM_PERCENT, type BonusTerms } from './premiums'

/** The service fee, in hundredths of a percent of wages, premiums and transport: 30 %. */
const DEFAULT_FEE_RATE_BP = 3000
/**
 * What the operator charges for a matching, by the contract in force on the day of work, and the rate of the
 * consumption tax on it. `feeRateBp` is in hundredths of a percent; amounts are in yen without tax.
 */
export type ServiceTerms = {
  feeRateBp: number
  /** Minimum fee for a worked matching. */
  minFeeYen: number
  /** The commission for one payout to a worker. */
  transferCommissionYen: number
  /** Applies to fee and commission; wages are outside its scope (不課税). */
  consumptionTaxPercent: number
}
/** The terms of a company without a contract of its own. */
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
  /** Other work for the employer in the same day and week, which counts towards overtime; none by default. */
  otherWork?: OtherWork | undefined
  /** The day of payment; by default the day on which the shift ends. Later if a correction is answered later. */
  paidOn?: Day
}
/**
 * Counts the minutes of a shift: work, work at night (22:00–5:00) and overtime (`overtimeOf`). Seconds are rounded in
 * the worker's favour: the start down and the end up to whole minutes.
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
  // A break at an unknown time is placed outside the night hours as far as possible, in the worker's favour.
  const nightMin = Math.min(workMin, Math.max(0, nightMinutes(start, end) - breakAtNight))
  return { workMin, nightMin, overtimeMin: overtimeOf(workMin, otherWork) }
}

/**
 * Calculates the bonus of one contract for one shift, in yen. A bonus is a wage (労働基準法11条): per hour, it is
 * calculated by the minute and rounded up to the yen, like every item of pay (24条); per shift, it is paid in full
 * whatever the length of the shift. Without work (an absence, a cancelled shift) it is 0.
 */
const bonusOf = ({ amountYen, per }: Pick<BonusTerms, 'amountYen' | 'per'>, workMin: number) => {
  if (workMin <= 0) return 0
  return per === 'match' ? amountYen : ceilDiv(workMin * amountYen, 60)
}

/**
 * Calculates the pay of one matching, in minutes and yen. Wages are calculated by the minute, and every item is rounded
 * up to the yen separately, so that no wage is cut (労働基準法24条). Work from 22:00 to 5:00 and overtime have a
 * premium of 25 % (労働基準法37条). Transport within the commuting limit is not taxed. The tax table is that of the day
 * of payment, not of work, because tax is withheld on payment (所得税法183条). Without a table for that day and amount,
 * `withholdingTaxYen` and `netYen` are null and `missingTable` names the table.
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
  const bonusYen = sumBy(bonusItems, ({ yen }) => yen)
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

/** Returns the pay of a cancelled shift: only the leave allowance, in yen. */
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
 * Returns what the store owes for a matching before fee and tax, in yen: the gross pay less what the operator bears.
 */
export const billedOf = (pay: Pick<Pay, 'grossYen' | 'bonuses' | 'operatorPremiums'>) =>
  pay.grossYen - platformBonusOf(pay)

/** Returns the bonuses that the company bears, in yen. */
export const companyBonusOf = ({ bonusYen, bonuses = [] }: Pick<Pay, 'bonusYen' | 'bonuses'>) =>
  bonuses.reduce((sum, { payer, yen }) => sum - (payer === 'platform' ? yen : 0), bonusYen)

/** Returns the premiums for night and overtime that the store bears, in yen. */
export const billedPremiumsOf = ({
  nightPremiumYen,
  overtimePremiumYen,
  operatorPremiums = { nightYen: 0, overtimeYen: 0 },
}: Pick<Pay, 'nightPremiumYen' | 'overtimePremiumYen' | 'operatorPremiums'>) => ({
  nightYen: nightPremiumYen - operatorPremiums.nightYen,
  overtimeYen: overtimePremiumYen - operatorPremiums.overtimeYen,
})
/** Returns the premiums for night and overtime that the worker gets, in yen. */
export const premiumsOf = (pay: PayItems) => pay.nightPremiumYen + pay.overtimePremiumYen

const storePremiumsOf = (pay: PayItems) => {
  const { nightYen, overtimeYen } = billedPremiumsOf(pay)
  return nightYen + overtimeYen
}

/**
 * Calculates the service's fee for one matching, yen rounded down: on wages, premiums and transport, but not on bonus
 * or leave allowance. `feeRateBp` is in hundredths of a percent.
 */
export const feeOf = (pay: PayItems, feeRateBp = DEFAULT_FEE_RATE_BP) =>
  Math.floor(((pay.baseYen + storePremiumsOf(pay) + pay.transportationYen) * feeRateBp) / 10_000)
/**
 * Returns what the operator charges for one matching, yen without tax: the fee (if there was work, at least the minimum
 * fee of the contract) and the commission for the payout.
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
/** Calculates the consumption tax on all fees of an invoice (適格請求書: one rounding for each invoice and rate). */
export const taxOnFees = (feesYen: number, percent = usualTerms.consumptionTaxPercent) =>
  taxOf(feesYen, percent)

/**
 * Returns the cost of several matchings for the store, in yen. `wagesYen` includes leave allowance; `bonusYen` is the
 * part that the store bears. The parts add up to `totalYen`.
 */
export const invoiceOf = (pays: readonly Pay[], terms: ServiceTerms = usualTerms): Cost => {
  const sum = (amountOf: (pay: Pay) => number) => sumBy(pays, amountOf)
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
/** Returns the cost of an offering for the store if `people` workers work as planned, in yen; tax is rounded once. */
export const costOf = (pay: Pay, people: number, terms: ServiceTerms = usualTerms): Cost =>
  invoiceOf(
    Array.from({ length: people }, () => pay),
    terms,
  )

/**
 * Calculates the leave allowance for a shift that the store cancelled, yen rounded up (労働基準法26条; the full planned
 * wage also meets 民法536条2項). `ratePercent` comes from the company's contract; below 60 it counts as 60. Transport
 * is included; bonuses are not, because they are paid for work that is done. `floorYen`: 60 % of the average wage
 * (`allowanceFloorOf`), the least that an allowance can be.
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
