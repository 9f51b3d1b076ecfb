import type { BonusPayer, BonusPer } from '@/contracts/bonusContracts/enums'
import type { Cost, Pay } from '@/contracts/offerings/schemas'
import { addMinutes, type Day, dayOf, type Instant, minuteMs, msOf } from '@/lib/date'
import { nightMinutes } from './night'
import { withholdingOf } from './withholding'

/** Work beyond this on one day is overtime (労働基準法32条2項), in minutes. */
export const dailyLimitMin = 480
/** Premium on night work and on overtime, percent each (労働基準法37条1項・4項); they add up. */
export const premiumPercent = 25
/** The price of the service, in hundredths of a percent of pay and transport. */
export const defaultFeeRateBp = 3000
/** Consumption tax on the fee, percent; wages are outside its scope. */
const consumptionTaxPercent = 10
/** Leave allowance may never be under this, percent (労働基準法26条). */
const leastAllowancePercent = 60

const ceilDiv = (a: number, b: number) => Math.ceil(a / b)

export type PayInput = {
  startAt: Instant
  endAt: Instant
  breakMin: number
  breakStartAt?: Instant | null
  hourlyWageYen: number
  transportationYen: number
  leaveAllowanceYen?: number
  /** What was promised on top. */
  bonuses?: readonly BonusTerms[] | undefined
  /** The day on which it is paid; the day on which the shift ends unless something is settled later. */
  paidOn?: Day
  /** Rules of the premium base other than those in force. */
  policies?: readonly PremiumPolicy[]
}
/** What a bonus contract promises one worker: yen for a shift, or for each hour of it. */
export type BonusTerms = {
  id: number
  name: string
  amountYen: number
  per: BonusPer
  payer: BonusPayer
}

/**
 * The minutes of a shift: work, and the parts of it at night and over eight hours.
 * Seconds count for the worker: a minute begun is a minute worked.
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
  // A break whose time is unknown is taken outside the night, as far as it fits there.
  const nightMin = Math.min(workMin, Math.max(0, nightMinutes(start, end) - breakAtNight))
  return { workMin, nightMin, overtimeMin: Math.max(0, workMin - dailyLimitMin) }
}

/**
 * What a bonus contract adds to one shift, in yen. It is a wage (労働基準法11条): by the hour it is counted by the minute and rounded up to the yen by itself, as every item
 * of pay (24条); for the shift it is whole however long the shift was. Nothing worked, nothing added: neither an absence nor a shift that was called off earns it.
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
 * Whether a transport that everybody gets alike, whatever the distance, belongs to the base of premiums. It is no 通勤手当 in the strict
 * sense of 労働基準法37条5項; a 社会保険労務士 has to say so (docs/STATUS.md). By the day of work, newest last.
 */
export const premiumPolicies: readonly PremiumPolicy[] = [
  { validFrom: '2024-01-01', isFlatTransportIncluded: false },
]

/**
 * A premium of 25 % for so many minutes, yen, rounded up. Hourly bonuses of the company belong to its base (労働基準法37条5項 and 施行規則21条
 * name what does not). A bonus of the platform is not paid by the employer, so it is no wage in the sense of 労働基準法11条.
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
  // In yen × minutes of work, so that nothing is rounded before the end.
  const flatYen = policy?.isFlatTransportIncluded ? transportationYen * 60 : 0
  return ceilDiv(minutes * (hourlyYen * workMin + flatYen) * premiumPercent, workMin * 6000)
}

/**
 * What one matching is worth, in minutes and yen. Wages are counted by the minute and every item is rounded up to the yen by itself,
 * so that nothing is ever cut (労働基準法24条). Premiums of 25 % for 22:00–5:00 and for work over eight hours (労働基準法37条).
 * Transport within the commuting limit is not taxed. The tax table is that of the day of payment, not of work (所得税法183条: withheld when it is paid).
 * Where the tax table does not reach, the tax and what is left are null and `missingTable` names the table.
 */
export const payOf = (input: PayInput): Pay => {
  const { hourlyWageYen, transportationYen, bonuses = [], leaveAllowanceYen = 0 } = input
  const { workMin, nightMin, overtimeMin } = minutesWorked(input)
  const premium = (minutes: number) => premiumOf(minutes, workMin, input)
  const baseYen = ceilDiv(workMin * hourlyWageYen, 60)
  const nightPremiumYen = premium(nightMin)
  const overtimePremiumYen = premium(overtimeMin)
  const promised = bonuses.map(({ id, name, amountYen, per, payer }) => ({
    id,
    name,
    amountYen,
    per,
    payer,
    yen: bonusOf({ amountYen, per }, workMin),
  }))
  const bonusYen = promised.reduce((sum, { yen }) => sum + yen, 0)
  const taxableYen = baseYen + nightPremiumYen + overtimePremiumYen + bonusYen + leaveAllowanceYen
  const grossYen = taxableYen + transportationYen
  const tax = withholdingOf(taxableYen, input.paidOn ?? dayOf(input.endAt))
  const known = 'taxYen' in tax
  return {
    workMin,
    nightMin,
    overtimeMin,
    baseYen,
    nightPremiumYen,
    overtimePremiumYen,
    transportationYen,
    bonusYen,
    ...(promised.length > 0 && { bonuses: promised }),
    leaveAllowanceYen,
    grossYen,
    withholdingTaxYen: known ? tax.taxYen : null,
    netYen: known ? grossYen - tax.taxYen : null,
    missingTable: known ? null : tax.missingTable,
  }
}

type Paid = Pick<
  Pay,
  | 'baseYen'
  | 'nightPremiumYen'
  | 'overtimePremiumYen'
  | 'transportationYen'
  | 'bonusYen'
  | 'leaveAllowanceYen'
> &
  Pick<Pay, 'bonuses'>

/** What the platform pays of a matching itself: the worker gets it, the store is not billed for it. In yen. */
export const platformBonusOf = ({ bonuses = [] }: Pick<Pay, 'bonuses'>) =>
  bonuses.reduce((sum, { payer, yen }) => sum + (payer === 'platform' ? yen : 0), 0)
/** What the store owes for a matching before fee and tax, in yen: all the worker gets but what the platform pays itself. */
export const billedOf = (pay: Pick<Pay, 'grossYen' | 'bonuses'>) =>
  pay.grossYen - platformBonusOf(pay)

/**
 * The service's fee for one matching, yen rounded down: on wages, premiums and transport, not on bonus or leave allowance.
 * `feeRateBp` is in hundredths of a percent.
 */
export const feeOf = (pay: Paid, feeRateBp = defaultFeeRateBp) =>
  Math.floor(
    ((pay.baseYen + pay.nightPremiumYen + pay.overtimePremiumYen + pay.transportationYen) *
      feeRateBp) /
      10_000,
  )
/** Consumption tax on all fees of one invoice, rounded down once (適格請求書: one rounding for each invoice and rate). */
export const taxOnFees = (feesYen: number) => Math.floor((feesYen * consumptionTaxPercent) / 100)

/** What matchings cost the store together, in yen. `wagesYen` holds leave allowance too, `bonusYen` what the store itself pays of a bonus; the parts add up to `totalYen`. */
export const invoiceOf = (pays: readonly Paid[], feeRateBp = defaultFeeRateBp): Cost => {
  const sum = (of: (pay: Paid) => number) => pays.reduce((total, pay) => total + of(pay), 0)
  const wagesYen = sum((p) => p.baseYen + p.leaveAllowanceYen)
  const premiumsYen = sum((p) => p.nightPremiumYen + p.overtimePremiumYen)
  const transportationYen = sum((p) => p.transportationYen)
  const bonusYen = sum((p) => p.bonusYen - platformBonusOf(p))
  const feeYen = sum((p) => feeOf(p, feeRateBp))
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
/** What a posting costs when `people` work as planned, in yen, tax rounded once. */
export const costOf = (pay: Paid, people: number, feeRateBp = defaultFeeRateBp): Cost =>
  invoiceOf(
    Array.from({ length: people }, () => pay),
    feeRateBp,
  )

/**
 * Leave allowance for a shift the store cancelled, in yen, rounded up (労働基準法26条; paying the planned wage in full also meets 民法536条2項).
 * `ratePercent` is a setting of the service; below 60 it counts as 60. The promised transport is paid with it; a bonus is for work that is done, and is not.
 */
export const leaveAllowanceOf = (
  planned: Paid,
  { ratePercent = 100, withTransport = true } = {},
) => {
  const wagesYen = planned.baseYen + planned.nightPremiumYen + planned.overtimePremiumYen
  return (
    ceilDiv(wagesYen * Math.max(leastAllowancePercent, ratePercent), 100) +
    (withTransport ? planned.transportationYen : 0)
  )
}
