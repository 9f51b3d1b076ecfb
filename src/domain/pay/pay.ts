import type { BonusPayer, BonusPer } from '@/contracts/bonusContracts/enums'
import type { Cost, Pay } from '@/contracts/offerings/schemas'
import { addMinutes, type Day, dayOf, type Instant, minuteMs, msOf } from '@/lib/date'
import { nightMinutes } from './night'
import { withholdingOf } from './withholding'

/** Work of more than this many minutes on one day is overtime (労働基準法32条2項). */
export const DAILY_LIMIT_MIN = 480
/** Premium for night work and for overtime, percent each (労働基準法37条1項・4項); both apply to overtime at night. */
export const PREMIUM_PERCENT = 25
/** The service fee, in hundredths of a percent of wages, premiums and transport: 30 %. */
export const DEFAULT_FEE_RATE_BP = 3000
/** Consumption tax on the fee, percent; wages are outside its scope. */
const CONSUMPTION_TAX_PERCENT = 10
/** Minimum leave allowance, percent (労働基準法26条). */
const MIN_ALLOWANCE_PERCENT = 60

const ceilDiv = (a: number, b: number) => Math.ceil(a / b)

export type PayInput = {
  startAt: Instant
  endAt: Instant
  breakMin: number
  breakStartAt?: Instant | null
  hourlyWageYen: number
  transportationYen: number
  leaveAllowanceYen?: number
  /** Bonus contracts that apply to the shift. */
  bonuses?: readonly BonusTerms[] | undefined
  /** The day of payment; by default the day on which the shift ends. Later if a correction is answered later. */
  paidOn?: Day
  /** Replaces `premiumPolicies`, for tests and comparisons. */
  policies?: readonly PremiumPolicy[]
}
/** What a bonus contract pays one worker: `amountYen` per shift (`match`) or per hour of work (`hour`). */
export type BonusTerms = {
  id: number
  name: string
  amountYen: number
  per: BonusPer
  payer: BonusPayer
}

/**
 * The minutes of a shift: work, work at night (22:00–5:00) and work over eight hours.
 * Seconds are rounded in the worker's favour: the start down and the end up to whole minutes.
 */
export const minutesWorked = ({
  startAt,
  endAt,
  breakMin,
  breakStartAt,
}: Pick<PayInput, 'startAt' | 'endAt' | 'breakMin' | 'breakStartAt'>) => {
  const start = new Date(Math.floor(msOf(startAt) / minuteMs) * minuteMs)
  const end = new Date(Math.ceil(msOf(endAt) / minuteMs) * minuteMs)
  const workMin = Math.max(0, (end.getTime() - start.getTime()) / minuteMs - Math.max(0, breakMin))
  const breakFrom = breakStartAt ? Math.max(start.getTime(), msOf(breakStartAt)) : 0
  const breakTo = breakStartAt
    ? Math.min(end.getTime(), msOf(addMinutes(breakStartAt, Math.max(0, breakMin))))
    : 0
  const breakAtNight = nightMinutes(new Date(breakFrom), new Date(breakTo))
  // A break without a known time is counted outside the night hours, as far as possible: in the worker's favour.
  const nightMin = Math.min(workMin, Math.max(0, nightMinutes(start, end) - breakAtNight))
  return { workMin, nightMin, overtimeMin: Math.max(0, workMin - DAILY_LIMIT_MIN) }
}

/**
 * The bonus of one contract for one shift, in yen. It is a wage (労働基準法11条): a bonus per hour is calculated by the
 * minute and rounded up to the yen separately, as every item of pay (24条); a bonus per shift is paid in full
 * regardless of the length of the shift. Without work (an absence, a cancelled shift) it is 0.
 */
export const bonusOf = (
  { amountYen, per }: Pick<BonusTerms, 'amountYen' | 'per'>,
  workMin: number,
) => {
  if (workMin <= 0) return 0
  return per === 'match' ? amountYen : ceilDiv(workMin * amountYen, 60)
}

export type PremiumPolicy = { validFrom: Day; isFlatTransportIncluded: boolean }
/**
 * Whether a flat transport allowance (the same for everybody, regardless of distance) belongs to the base of
 * premiums. It is arguably not a 通勤手当 in the sense of 労働基準法37条5項; a 社会保険労務士 has to confirm this (docs/STATUS.md). By
 * day of work, newest last.
 */
export const premiumPolicies: readonly PremiumPolicy[] = [
  { validFrom: '2024-01-01', isFlatTransportIncluded: false },
]

/**
 * A premium of 25 % for `minutes` of the `workMin` minutes of a shift, in yen, rounded up. Hourly bonuses that the
 * company pays belong to its base (労働基準法37条5項 and 施行規則21条 list what does not). A bonus that the platform pays does
 * not: the employer does not pay it, so it is not a wage in the sense of 労働基準法11条.
 */
const premiumOf = (
  minutes: number,
  workMin: number,
  { hourlyWageYen, transportationYen, bonuses = [], startAt, policies = premiumPolicies }: PayInput,
) => {
  if (minutes === 0) return 0
  const hourlyYen = bonuses.reduce(
    (sum, { per, payer, amountYen }) =>
      sum + (per === 'hour' && payer === 'company' ? amountYen : 0),
    hourlyWageYen,
  )
  const policy = policies.findLast(({ validFrom }) => validFrom <= dayOf(startAt))
  // Calculated in yen × minutes, so that only the result is rounded.
  const flatYen = policy?.isFlatTransportIncluded ? transportationYen * 60 : 0
  return ceilDiv(minutes * (hourlyYen * workMin + flatYen) * PREMIUM_PERCENT, workMin * 6000)
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
  const { workMin, nightMin, overtimeMin } = minutesWorked(input)
  const premium = (minutes: number) => premiumOf(minutes, workMin, input)
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

type PayItems = Pick<
  Pay,
  | 'baseYen'
  | 'nightPremiumYen'
  | 'overtimePremiumYen'
  | 'transportationYen'
  | 'bonusYen'
  | 'leaveAllowanceYen'
> &
  Pick<Pay, 'bonuses'>

/** The part of a worker's pay that the platform bears and does not bill to the store, in yen. */
export const platformBonusOf = ({ bonuses = [] }: Pick<Pay, 'bonuses'>) =>
  bonuses.reduce((sum, { payer, yen }) => sum + (payer === 'platform' ? yen : 0), 0)
/**
 * What the store owes for a matching before fee and tax, in yen: gross pay less the bonuses that the platform bears.
 */
export const billedOf = (pay: Pick<Pay, 'grossYen' | 'bonuses'>) =>
  pay.grossYen - platformBonusOf(pay)

/** The premiums of night and overtime, in yen. */
export const premiumsOf = (pay: PayItems) => pay.nightPremiumYen + pay.overtimePremiumYen

/**
 * The service's fee for one matching, yen rounded down: on wages, premiums and transport, not on bonus or leave
 * allowance. `feeRateBp` is in hundredths of a percent.
 */
export const feeOf = (pay: PayItems, feeRateBp = DEFAULT_FEE_RATE_BP) =>
  Math.floor(((pay.baseYen + premiumsOf(pay) + pay.transportationYen) * feeRateBp) / 10_000)
/** Consumption tax on all fees of one invoice, rounded down once (適格請求書: one rounding for each invoice and rate). */
export const taxOnFees = (feesYen: number) => Math.floor((feesYen * CONSUMPTION_TAX_PERCENT) / 100)

/**
 * The cost of several matchings for the store, in yen. `wagesYen` includes leave allowance; `bonusYen` is the part
 * that the store bears. The parts add up to `totalYen`.
 */
export const invoiceOf = (pays: readonly PayItems[], feeRateBp = DEFAULT_FEE_RATE_BP): Cost => {
  const sum = (amountOf: (pay: PayItems) => number) =>
    pays.reduce((total, pay) => total + amountOf(pay), 0)
  const wagesYen = sum((pay) => pay.baseYen + pay.leaveAllowanceYen)
  const premiumsYen = sum(premiumsOf)
  const transportationYen = sum((pay) => pay.transportationYen)
  const bonusYen = sum((pay) => pay.bonusYen - platformBonusOf(pay))
  const feeYen = sum((pay) => feeOf(pay, feeRateBp))
  const taxYen = taxOnFees(feeYen)
  const totalYen = wagesYen + premiumsYen + transportationYen + bonusYen + feeYen + taxYen
  return {
    people: pays.length,
    wagesYen,
    premiumsYen,
    transportationYen,
    bonusYen,
    feeYen,
    taxYen,
    totalYen,
  }
}
/** The cost of a posting for the store if `people` workers work as planned, in yen; tax is rounded once. */
export const costOf = (pay: PayItems, people: number, feeRateBp = DEFAULT_FEE_RATE_BP): Cost =>
  invoiceOf(
    Array.from({ length: people }, () => pay),
    feeRateBp,
  )

/**
 * Leave allowance for a shift that the store cancelled, in yen, rounded up (労働基準法26条; the full planned wage also
 * meets 民法536条2項). `ratePercent` is a setting of the service; below 60 it counts as 60. Transport is included;
 * bonuses are not, because they are paid for work that is done.
 */
export const leaveAllowanceOf = (
  planned: PayItems,
  { ratePercent = 100, withTransport = true } = {},
) => {
  const wagesYen = planned.baseYen + premiumsOf(planned)
  return (
    ceilDiv(wagesYen * Math.max(MIN_ALLOWANCE_PERCENT, ratePercent), 100) +
    (withTransport ? planned.transportationYen : 0)
  )
}
