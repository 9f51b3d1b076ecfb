import type { LineAmounts } from '@/domain/billing/line'
import { amountsOf, billedStateOf } from '@/domain/billing/line'
import {
  invoicesOf,
  linesSoFar,
  type CountedLine,
  type MonthAdjustment,
} from '@/domain/billing/statement'
import { payOf } from '@/domain/pay/pay'
import { addMinutes, type Month } from '@/lib/date'
import { fc } from '@tests/kit/random'

/** The stores of company 1. */
export const STORES = [11, 12, 13] as const
/** The state of a matching when its month is confirmed. */
const kinds = [
  'fixed',
  'corrected',
  'provisional',
  'unrecorded',
  'reviewed',
  'allowance',
  'absence',
  'cancel',
] as const
const bonuses = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    name: fc.constant('ボーナス'),
    amountYen: fc.integer({ min: 0, max: 250 }),
    per: fc.constantFrom('match' as const, 'hour' as const),
    payer: fc.constantFrom('company' as const, 'platform' as const),
  }),
  { maxLength: 2 },
)
const shift = fc.record({
  clientId: fc.constantFrom(...STORES),
  // Weighted, because most matchings of a month are worked.
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constant('fixed' as const) },
    fc.constantFrom(...kinds),
  ),
  // Up to the evening of the last day: such a shift ends in the next month and belongs to this one.
  startMin: fc.integer({ min: 0, max: 28 * 1440 - 1 }),
  // No pay may leave the tax table (24,000 yen): a month with such a pay is not confirmed.
  spanMin: fc.integer({ min: 61, max: 10 * 60 }),
  breakMin: fc.integer({ min: 0, max: 60 }),
  hourlyWageYen: fc.integer({ min: 1000, max: 1250 }),
  transportationYen: fc.integer({ min: 0, max: 1000 }),
  leaveAllowanceYen: fc.integer({ min: 1, max: 12_000 }),
  feeRateBp: fc.integer({ min: 0, max: 4000 }),
  bonuses,
})
const adjustment = fc.record({
  clientId: fc.constantFrom(...STORES),
  taxCategory: fc.constantFrom('nontaxable' as const, 'taxable10' as const),
  amountYen: fc.oneof(
    fc.integer({ min: -9000, max: 9000 }),
    fc.integer({ min: -400_000, max: -100_000 }),
  ),
  payouts: fc.integer({ min: 0, max: 1 }),
})
/** Generates a company's month: its contract, the matchings of three stores and adjustments. */
export const months = fc.record({
  contract: fc.record({
    transferCommissionYen: fc.integer({ min: 0, max: 220 }),
    minFeeYen: fc.constantFrom(0, 0, 1500),
    billingUnit: fc.constantFrom('company' as const, 'store' as const),
    withholdingMode: fc.constantFrom('gross' as const, 'net' as const),
  }),
  shifts: fc.array(shift, { minLength: 1, maxLength: 24 }),
  adjustments: fc.array(adjustment, { maxLength: 4 }),
})
export type RandomMonth = typeof months extends fc.Arbitrary<infer T> ? T : never
type Shift = RandomMonth['shifts'][number]

/** Places a shift on the calendar and adds its pay: the planned pay, or the allowance alone if it was cancelled. */
export function placed(one: Shift, month: Month) {
  const startAt = addMinutes(`${month}-01T00:00:00+09:00`, one.startMin)
  const times = { startAt, endAt: addMinutes(startAt, one.spanMin) }
  const pay =
    one.kind === 'allowance'
      ? payOf({ ...one, startAt, endAt: startAt, breakMin: 0, transportationYen: 0, bonuses: [] })
      : payOf({ ...one, ...times, leaveAllowanceYen: 0 })
  return { ...one, ...times, pay }
}
type Placed = ReturnType<typeof placed>

const isRecorded = ({ kind }: Shift) =>
  kind === 'fixed' || kind === 'corrected' || kind === 'provisional'
const statusByKind = {
  fixed: 'worked',
  corrected: 'worked',
  provisional: 'worked',
  unrecorded: 'established',
  reviewed: 'established',
  allowance: 'rejected',
  absence: 'absence',
  cancel: 'cancel',
} as const
/** The columns of a matching that decide whether and how it is billed. */
export const stateOf = (one: Placed) => ({
  status: statusByKind[one.kind],
  isPayFixed: one.kind === 'fixed' || one.kind === 'corrected' || one.kind === 'allowance',
  isCheckedIn: isRecorded(one),
  isUnderReview: one.kind === 'reviewed',
  isCorrectionOpen: one.kind === 'corrected',
})

/** Bills the month by the rules of the product. */
export function invoicesByRules({ contract, shifts, adjustments }: RandomMonth, month: Month) {
  const lines = shifts.flatMap((one): CountedLine[] => {
    const shift = placed(one, month)
    const state = billedStateOf({ ...stateOf(shift), pay: shift.pay, isEnded: true })
    if (!state) return []
    const terms = { ...contract, consumptionTaxPercent: 10, feeRateBp: one.feeRateBp }
    const amounts: LineAmounts = amountsOf(state.pay, terms)
    return [{ clientId: one.clientId, count: 1, flag: state.flag, amounts }]
  })
  return invoicesOf({
    lines: linesSoFar(lines),
    adjustments: adjustments.map((one): MonthAdjustment => ({
      ...one,
      commissionYen: contract.transferCommissionYen,
      taxPercent: 10,
    })),
    workers: { byStore: new Map(), total: 0 },
    unit: contract.billingUnit,
    withholdingMode: contract.withholdingMode,
  })
}

/** What a store owes for a month, in yen. The keys are those of statements. */
export type Owed = Record<
  | 'wagesYen'
  | 'premiumsYen'
  | 'transportationYen'
  | 'bonusYen'
  | 'leaveAllowanceYen'
  | 'feeYen'
  | 'transferCommissionYen'
  | 'adjustmentNontaxableYen'
  | 'adjustmentTaxable10Yen'
  | 'nontaxableYen'
  | 'taxable10Yen'
  | 'tax10Yen'
  | 'totalYen'
  | 'withholdingTaxYen',
  number
>
/** Faults that the comparison must notice. */
export const faults = [
  'taxByStore',
  'taxByLine',
  'feeOnSum',
  'feeOnBonus',
  'platformBonus',
  'feeOnAllowance',
  'unrecordedWork',
  'commissionTwice',
] as const
export type Fault = (typeof faults)[number] | undefined

const cut = (yen: number, percent: number) =>
  Math.sign(yen) * Math.floor((Math.abs(yen) * percent) / 100) + 0
const bonusesOf = ({ pay }: Placed, payer: 'company' | 'platform') =>
  (pay.bonuses ?? [])
    .filter((bonus) => bonus.payer === payer)
    .reduce((sum, { yen }) => sum + yen, 0)
/** Returns the premiums that the store owes, without the part that the operator's bonuses cause. */
const premiumsOf = ({ pay }: Placed) =>
  pay.nightPremiumYen +
  pay.overtimePremiumYen -
  (pay.operatorPremiums ? pay.operatorPremiums.nightYen + pay.operatorPremiums.overtimeYen : 0)
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

function feeOf(one: Placed, minFeeYen: number, fault: Fault) {
  const { pay, feeRateBp } = one
  const bonusYen = fault === 'feeOnBonus' ? bonusesOf(one, 'company') : 0
  const allowanceYen = fault === 'feeOnAllowance' ? pay.leaveAllowanceYen : 0
  const priceYen = pay.baseYen + premiumsOf(one) + pay.transportationYen
  const exact = ((priceYen + bonusYen + allowanceYen) * feeRateBp) / 10_000
  if (fault === 'feeOnSum') return exact
  return pay.workMin > 0
    ? Math.max(Math.floor(exact), minFeeYen)
    : Math.floor(allowanceYen && exact)
}

/** Calculates what one store owes before tax, without the product's own rules. */
function owedBefore(all: RandomMonth, clientId: number, month: Month, fault: Fault) {
  const { contract } = all
  const paid = all.shifts
    .filter((one) => one.clientId === clientId)
    .filter(
      (one) =>
        isRecorded(one) ||
        one.kind === 'allowance' ||
        (fault === 'unrecordedWork' && one.kind === 'unrecorded'),
    )
    .map((one) => placed(one, month))
  const changes = all.adjustments.filter((one) => one.clientId === clientId)
  const paidSum = (amount: (one: Placed) => number) => sum(paid.map(amount))
  const adjusted = (category: string) =>
    sum(
      changes.filter((change) => change.taxCategory === category).map(({ amountYen }) => amountYen),
    )
  const payouts =
    paid.filter(({ pay }) => pay.grossYen > 0).length + sum(changes.map((change) => change.payouts))
  const parts = {
    wagesYen: paidSum(({ pay }) => pay.baseYen),
    premiumsYen: paidSum(premiumsOf),
    transportationYen: paidSum(({ pay }) => pay.transportationYen),
    bonusYen:
      paidSum((one) => bonusesOf(one, 'company')) +
      (fault === 'platformBonus' ? paidSum((one) => bonusesOf(one, 'platform')) : 0),
    leaveAllowanceYen: paidSum(({ pay }) => pay.leaveAllowanceYen),
    adjustmentNontaxableYen: adjusted('nontaxable'),
  }
  const feeYen = Math.floor(paidSum((one) => feeOf(one, contract.minFeeYen, fault)))
  const transferCommissionYen =
    payouts * contract.transferCommissionYen * (fault === 'commissionTwice' ? 2 : 1)
  const adjustmentTaxable10Yen = adjusted('taxable10')
  return {
    ...parts,
    feeYen,
    transferCommissionYen,
    adjustmentTaxable10Yen,
    nontaxableYen: sum(Object.values(parts)),
    taxable10Yen: feeYen + transferCommissionYen + adjustmentTaxable10Yen,
    withholdingTaxYen: paidSum(({ pay }) => pay.withholdingTaxYen ?? 0),
    taxByLine: sum([
      ...paid.map((one) => cut(feeOf(one, contract.minFeeYen, undefined), 10)),
      cut(transferCommissionYen + adjustmentTaxable10Yen, 10),
    ]),
  }
}

/** Rounds the tax of some stores down once, together, and shares it out by the largest fractions. */
function shared(taxable: readonly { clientId: number; yen: number }[]) {
  const total = cut(sum(taxable.map(({ yen }) => yen)), 10)
  const floors = taxable.map(({ yen }) => Math.floor(yen / 10))
  const order = taxable
    .map(({ clientId, yen }, at) => ({ clientId, at, rest: yen - 10 * (floors[at] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.clientId - b.clientId)
  const more = order.slice(0, total - sum(floors)).map(({ at }) => at)
  return floors.map((floor, index) => floor + Number(more.includes(index)))
}

/** Returns what each store owes for the month. The company owes the sum. */
export function owedByStore(all: RandomMonth, month: Month, fault?: Fault): Map<number, Owed> {
  const before = STORES.map((clientId) => ({
    clientId,
    ...owedBefore(all, clientId, month, fault),
  }))
  const taxable = before.map(({ clientId, taxable10Yen: yen }) => ({ clientId, yen }))
  const isByStore = all.contract.billingUnit === 'store' || fault === 'taxByStore'
  const taxes = isByStore ? taxable.map(({ yen }) => cut(yen, 10)) : shared(taxable)
  return new Map(
    before.map(({ clientId, taxByLine, ...store }, at) => {
      const tax10Yen = fault === 'taxByLine' ? taxByLine : (taxes[at] ?? 0)
      const withheldYen = all.contract.withholdingMode === 'net' ? store.withholdingTaxYen : 0
      const totalYen = store.nontaxableYen + store.taxable10Yen + tax10Yen - withheldYen
      return [clientId, { ...store, tax10Yen, totalYen }]
    }),
  )
}
/** Adds up what the stores owe. */
export const owedByAll = (stores: ReadonlyMap<number, Owed>): Owed => {
  const [first, ...others] = [...stores.values()]
  if (!first) throw new Error('no store')
  const names = Object.keys(first) as (keyof Owed)[]
  return Object.fromEntries(
    names.map((name) => [name, first[name] + sum(others.map((store) => store[name]))]),
  ) as Owed
}
