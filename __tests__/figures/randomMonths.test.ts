import type { Totals } from '@/domain/billing/statement'
import { SEED, fc } from '@tests/kit/random'
import {
  faults,
  invoicesByRules,
  months,
  type Fault,
  type Owed,
  owedByAll,
  owedByStore,
  type RandomMonth,
} from './randomMonth'
import { report } from './report'

// `npm run figures` tries 2,000 months; here a few are enough.
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60)
const MONTH = '2026-05'

const columnsOf = ({ nightPremiumYen, overtimePremiumYen, ...totals }: Totals): Owed => ({
  wagesYen: totals.wagesYen,
  premiumsYen: nightPremiumYen + overtimePremiumYen,
  transportationYen: totals.transportationYen,
  bonusYen: totals.bonusYen,
  leaveAllowanceYen: totals.leaveAllowanceYen,
  feeYen: totals.feeYen,
  transferCommissionYen: totals.transferCommissionYen,
  adjustmentNontaxableYen: totals.adjustmentNontaxableYen,
  adjustmentTaxable10Yen: totals.adjustmentTaxable10Yen,
  nontaxableYen: totals.nontaxableYen,
  taxable10Yen: totals.taxable10Yen,
  tax10Yen: totals.tax10Yen,
  totalYen: totals.totalYen,
  withholdingTaxYen: totals.withholdingTaxYen,
})
const owesNothing = (owed: Owed) => Object.values(owed).every((yen) => yen === 0)

/** Whether the product's rules and the independent calculation give the same totals. */
function expectSame(month: RandomMonth, fault?: Fault) {
  const invoices = invoicesByRules(month, MONTH)
  const expected = owedByStore(month, MONTH, fault)
  const found = new Map(
    invoices.flatMap(({ stores }) =>
      stores.map((store) => [store.clientId, columnsOf(store)] as const),
    ),
  )
  for (const [clientId, owed] of expected)
    if (found.has(clientId) || !owesNothing(owed)) expect(found.get(clientId)).toEqual(owed)
  const billed = owedByAll(
    new Map(invoices.map(({ totals }, index) => [index, columnsOf(totals)] as const)),
  )
  expect(billed).toEqual(owedByAll(expected))
}
/** A planted fault ends its run at the first difference, so this many months cost little. */
const MANY = 2000
const check = (numRuns: number, fault?: Fault) =>
  fc.check(
    fc.property(months, (month) => {
      expectSame(month, fault)
    }),
    { numRuns, endOnFailure: true },
  )

test(`どの月でも、明細の行の和が店舗、企業、請求の金額と1円も違わない(${RUNS}か月)`, () => {
  const { failed, numRuns, errorInstance } = check(RUNS)
  report('random months', { seed: SEED, months: numRuns, failed: Number(failed) })
  if (failed) throw errorInstance
})
test('どの月でも、マイナスになるのは調整と、調整を含む合計だけ', () => {
  fc.assert(
    fc.property(months, (month) => {
      for (const { totals, stores } of invoicesByRules({ ...month, adjustments: [] }, MONTH))
        for (const one of [totals, ...stores])
          expect(Math.min(...Object.values(columnsOf(one)))).toBeGreaterThanOrEqual(0)
      for (const { totals } of invoicesByRules(month, MONTH)) {
        const { adjustmentNontaxableYen, adjustmentTaxable10Yen, ...others } = columnsOf(totals)
        const { nontaxableYen, taxable10Yen, tax10Yen, totalYen, ...parts } = others
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0)
        expect(nontaxableYen).toBeGreaterThanOrEqual(Math.min(0, adjustmentNontaxableYen))
        expect(taxable10Yen).toBeGreaterThanOrEqual(Math.min(0, adjustmentTaxable10Yen))
        expect(Math.sign(tax10Yen) * Math.sign(taxable10Yen)).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(totalYen)).toBe(true)
      }
    }),
    { numRuns: RUNS },
  )
})
test.each(faults)('自己点検: %s の間違いに気づく', (fault) => {
  const { failed, numRuns } = check(MANY, fault)
  report('random months self-check', { fault, noticed: failed, afterMonths: numRuns })
  expect(failed).toBe(true)
})
