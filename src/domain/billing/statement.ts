import type { BillingUnit, TaxCategory, WithholdingMode } from '@/contracts/billing/enums'
import { sumBy } from '@/lib/sumBy'
import type { BilledState, LineAmounts } from './line'
import { allocateTax, taxOf, type TaxAtRate } from './tax'

/** `count` matchings of a store that have the same amounts. */
export type CountedLine = {
  clientId: number
  count: number
  flag: BilledState['flag']
  amounts: LineAmounts
}
export type MonthAdjustment = {
  clientId: number
  taxCategory: TaxCategory
  amountYen: number
  payouts: number
  /** Withholding tax in addition to that of the lines; null if a tax table is missing, absent if there is none. */
  withholdingTaxYen?: number | null
  /** The commission for one payout on the day of the approval, yen without tax. */
  commissionYen: number
  taxPercent: number
}
/** The number of distinct people paid, per store and in total. Somebody paid by two stores is one in `total`. */
export type WorkerCounts = { byStore: ReadonlyMap<number, number>; total: number }
export type MonthInput = {
  lines: readonly CountedLine[]
  adjustments: readonly MonthAdjustment[]
  workers: WorkerCounts
  unit: BillingUnit
  withholdingMode: WithholdingMode
}

/** The sums over lines and stores: counts, minutes and yen. */
type Sums = {
  workCount: number
  workMin: number
  wagesYen: number
  nightPremiumYen: number
  overtimePremiumYen: number
  transportationYen: number
  bonusYen: number
  leaveAllowanceYen: number
  feeYen: number
  payoutCount: number
  transferCommissionYen: number
  adjustmentNontaxableYen: number
  adjustmentTaxable10Yen: number
  nontaxableYen: number
  taxable10Yen: number
  withholdingTaxYen: number
  platformBonusYen: number
  provisionalCount: number
  unresolvedCount: number
  missingTaxCount: number
}
/** The sums with the tax and the number of workers, which cannot be added up. */
export type Totals = Sums & { workerCount: number; tax10Yen: number; totalYen: number }
export type StoreTotals = Totals & { clientId: number }
/** An invoice, or its preview while the month is open. `clientId` is null if it covers the whole company. */
export type Invoice = {
  clientId: number | null
  totals: Totals
  taxes: TaxAtRate[]
  stores: StoreTotals[]
}

const noSums: Sums = {
  workCount: 0,
  workMin: 0,
  wagesYen: 0,
  nightPremiumYen: 0,
  overtimePremiumYen: 0,
  transportationYen: 0,
  bonusYen: 0,
  leaveAllowanceYen: 0,
  feeYen: 0,
  payoutCount: 0,
  transferCommissionYen: 0,
  adjustmentNontaxableYen: 0,
  adjustmentTaxable10Yen: 0,
  nontaxableYen: 0,
  taxable10Yen: 0,
  withholdingTaxYen: 0,
  platformBonusYen: 0,
  provisionalCount: 0,
  unresolvedCount: 0,
  missingTaxCount: 0,
}
const sumNames = Object.keys(noSums) as (keyof Sums)[]

/**
 * Adds up each of the sums. Tax and the number of workers are not among them: tax is rounded once over all, and a
 * worker of two stores is one worker.
 */
export const addSums = (all: readonly Sums[]): Sums => {
  const result = { ...noSums }
  for (const one of all) for (const name of sumNames) result[name] += one[name]
  return result
}

function sumsOfLine({ count, flag, amounts }: CountedLine): Sums {
  const { transferCommissionYen, feeYen, withholdingTaxYen } = amounts
  return {
    workCount: amounts.workMin > 0 ? count : 0,
    workMin: count * amounts.workMin,
    wagesYen: count * amounts.wagesYen,
    nightPremiumYen: count * amounts.nightPremiumYen,
    overtimePremiumYen: count * amounts.overtimePremiumYen,
    transportationYen: count * amounts.transportationYen,
    bonusYen: count * amounts.bonusYen,
    leaveAllowanceYen: count * amounts.leaveAllowanceYen,
    feeYen: count * feeYen,
    payoutCount: count * amounts.payoutCount,
    transferCommissionYen: count * transferCommissionYen,
    adjustmentNontaxableYen: 0,
    adjustmentTaxable10Yen: 0,
    nontaxableYen: count * amounts.billedYen,
    taxable10Yen: count * (feeYen + transferCommissionYen),
    withholdingTaxYen: count * (withholdingTaxYen ?? 0),
    platformBonusYen: count * amounts.platformBonusYen,
    provisionalCount: flag === 'provisional' ? count : 0,
    unresolvedCount: flag === 'unresolved' || flag === 'underReview' ? count : 0,
    missingTaxCount: withholdingTaxYen === null ? count : 0,
  }
}

function sumsOfAdjustment(adjustment: MonthAdjustment): Sums {
  const { taxCategory, amountYen, payouts, commissionYen, withholdingTaxYen } = adjustment
  const nontaxableYen = taxCategory === 'nontaxable' ? amountYen : 0
  const taxableYen = amountYen - nontaxableYen
  return {
    ...noSums,
    payoutCount: payouts,
    transferCommissionYen: payouts * commissionYen,
    adjustmentNontaxableYen: nontaxableYen,
    adjustmentTaxable10Yen: taxableYen,
    nontaxableYen,
    taxable10Yen: taxableYen + payouts * commissionYen,
    withholdingTaxYen: withholdingTaxYen ?? 0,
    missingTaxCount: withholdingTaxYen === null ? 1 : 0,
  }
}

type StoreSums = { clientId: number; sums: Sums; taxable: Map<number, number> }

/** Adds up lines and adjustments per store, ordered by store id. `taxable`: the taxed sum by rate. */
function sumsByStore({ lines, adjustments }: MonthInput): StoreSums[] {
  const stores = new Map<number, StoreSums>()
  const add = (clientId: number, percent: number, more: Sums) => {
    const store = stores.get(clientId) ?? { clientId, sums: { ...noSums }, taxable: new Map() }
    for (const name of sumNames) store.sums[name] += more[name]
    store.taxable.set(percent, (store.taxable.get(percent) ?? 0) + more.taxable10Yen)
    stores.set(clientId, store)
  }
  for (const line of lines) add(line.clientId, line.amounts.taxPercent, sumsOfLine(line))
  for (const adjustment of adjustments)
    add(adjustment.clientId, adjustment.taxPercent, sumsOfAdjustment(adjustment))
  return [...stores.values()].sort((a, b) => a.clientId - b.clientId)
}

/** Makes one invoice over these stores. The tax is rounded once for each rate, and allocated to the stores. */
function invoiceOver(
  clientId: number | null,
  stores: readonly StoreSums[],
  { workers, withholdingMode }: MonthInput,
): Invoice {
  const percents = [...new Set(stores.flatMap(({ taxable }) => [...taxable.keys()]))].sort(
    (a, b) => b - a,
  )
  const allocated = new Map<number, number>()
  const taxes = percents.map((percent) => {
    const parts = stores.map((store) => ({
      clientId: store.clientId,
      taxableYen: store.taxable.get(percent) ?? 0,
    }))
    for (const [id, taxYen] of allocateTax(parts, percent))
      allocated.set(id, (allocated.get(id) ?? 0) + taxYen)
    const taxableYen = sumBy(parts, (part) => part.taxableYen)
    return { percent, taxableYen, taxYen: taxOf(taxableYen, percent) }
  })
  const totalsOf = (sums: Sums, tax10Yen: number, workerCount: number): Totals => ({
    ...sums,
    workerCount,
    tax10Yen,
    totalYen:
      sums.nontaxableYen +
      sums.taxable10Yen +
      tax10Yen -
      (withholdingMode === 'net' ? sums.withholdingTaxYen : 0),
  })
  const taxYen = sumBy(taxes, (tax) => tax.taxYen)
  const all = addSums(stores.map(({ sums }) => sums))
  return {
    clientId,
    taxes,
    totals: totalsOf(
      all,
      taxYen,
      clientId === null ? workers.total : (workers.byStore.get(clientId) ?? 0),
    ),
    stores: stores.map((store) => ({
      clientId: store.clientId,
      ...totalsOf(
        store.sums,
        allocated.get(store.clientId) ?? 0,
        workers.byStore.get(store.clientId) ?? 0,
      ),
    })),
  }
}

/**
 * Returns the invoices of a company's month: one over all stores, or one for each store. Lines of shifts that are not
 * over (`scheduled`) may only be passed for a forecast. Without lines and adjustments, the result is one invoice of
 * zeros.
 */
export function invoicesOf(month: MonthInput): Invoice[] {
  const stores = sumsByStore(month)
  if (month.unit === 'company' || stores.length === 0) return [invoiceOver(null, stores, month)]
  return stores.map((store) => invoiceOver(store.clientId, [store], month))
}

/** Whether a month has anything to bill or to pay back. If not, its statement has no invoice. */
export const hasAmount = ({ nontaxableYen, taxable10Yen }: Sums) =>
  nontaxableYen !== 0 || taxable10Yen !== 0

/** The lines with final amounts: the pay is fixed. */
export const settledLines = (lines: readonly CountedLine[]) =>
  lines.filter(({ flag }) => flag === 'none')
/** The lines that would be billed if the month were confirmed now: all but those of shifts that are not over. */
export const linesSoFar = (lines: readonly CountedLine[]) =>
  lines.filter(({ flag }) => flag !== 'scheduled')
/** Counts the matchings with a payout, for work or as leave allowance. */
export const countPaidMatchings = (lines: readonly CountedLine[]) =>
  sumBy(lines, ({ count, amounts }) => (amounts.payoutCount > 0 ? count : 0))
