import { differenceOf } from '@/domain/billing/adjustment'
import { confirmedOn, dueOn } from '@/domain/billing/calendar'
import { defaultContract } from '@/domain/billing/contract'
import { amountsOf, billedStateOf, type LineAmounts } from '@/domain/billing/line'
import {
  countPaidMatchings,
  hasAmount,
  invoicesOf,
  type CountedLine,
  type MonthAdjustment,
  type MonthInput,
  type Totals,
} from '@/domain/billing/statement'
import { taxOf } from '@/domain/billing/tax'
import { payOf } from '@/domain/pay/pay'
import { fc } from '@tests/kit/random'
import { examples, exampleTerms, monthInput, payOfExample } from './examples'

/** The one invoice of a month; a month with more of them fails the test. */
const onlyInvoice = (input: MonthInput) => {
  const [invoice, ...more] = invoicesOf(input)
  if (!invoice || more.length > 0) throw new Error('one invoice expected')
  return invoice
}
/** The totals under the names that the worked examples use. */
const inNamesOfExamples = (totals: Totals, names: Record<string, keyof Totals>) =>
  Object.fromEntries(Object.entries(names).map(([name, key]) => [name, totals[key]]))
const names = {
  base_yen: 'wagesYen',
  night_premium_yen: 'nightPremiumYen',
  overtime_premium_yen: 'overtimePremiumYen',
  transportation_yen: 'transportationYen',
  bonus_company_yen: 'bonusYen',
  bonus_platform_yen: 'platformBonusYen',
  leave_allowance_yen: 'leaveAllowanceYen',
  fee_yen: 'feeYen',
  withholding_tax_yen: 'withholdingTaxYen',
  work_count: 'workCount',
  work_min: 'workMin',
  worker_count: 'workerCount',
  payout_count: 'payoutCount',
  transfer_commission_yen: 'transferCommissionYen',
  adjustment_nontaxable_yen: 'adjustmentNontaxableYen',
  adjustment_taxable_10_yen: 'adjustmentTaxable10Yen',
  nontaxable_yen: 'nontaxableYen',
  taxable_10_yen: 'taxable10Yen',
} as const
const storeNames = { ...names, tax_10_yen: 'tax10Yen', total_yen: 'totalYen' } as const

describe.each(examples.months)('計算例 $month', (month) => {
  const invoice = onlyInvoice(monthInput(month.month))
  test('請求の合計と源泉所得税', () => {
    expect(
      inNamesOfExamples(invoice.totals, {
        nontaxable_yen: 'nontaxableYen',
        taxable_10_yen: 'taxable10Yen',
        tax_10_yen: 'tax10Yen',
        total_yen: 'totalYen',
        withheld_for_company_yen: 'withholdingTaxYen',
      }),
    ).toEqual(
      expect.objectContaining(
        Object.fromEntries(
          (['nontaxable_yen', 'taxable_10_yen', 'tax_10_yen', 'total_yen'] as const).map((key) => [
            key,
            month.invoice[key],
          ]),
        ),
      ),
    )
    expect(invoice.totals.withholdingTaxYen).toBe(month.invoice['withheld_for_company_yen'])
  })
  test('源泉所得税を企業が納めるとき', () => {
    const net = onlyInvoice({ ...monthInput(month.month), withholdingMode: 'net' })
    expect(net.totals.totalYen).toBe(month.invoice['total_if_withholding_mode_net_yen'])
  })
  test('企業の列', () => {
    const { billed_yen: _, ...totals } = month.totals
    expect(inNamesOfExamples(invoice.totals, names)).toEqual(totals)
  })
  test('店舗の列。消費税は按分で、足すと請求になる', () => {
    expect(
      invoice.stores.map((store) => ({
        store_id: store.clientId,
        ...inNamesOfExamples(store, storeNames),
      })),
    ).toEqual(month.stores.map(({ billed_yen: _, ...store }) => store))
  })
  test('店舗ごとの請求にすると、端数は店舗ごとに切り捨てる', () => {
    const invoices = invoicesOf({ ...monthInput(month.month), unit: 'store' })
    expect(invoices.map(({ clientId }) => clientId)).toEqual([1, 2, 3])
    expect(invoices.reduce((sum, { totals }) => sum + totals.tax10Yen, 0)).toBe(
      month.invoice['tax_if_wrongly_rounded_by_store_yen'],
    )
  })
  test('確定日と支払期限', () => {
    expect([confirmedOn(month.month), dueOn(month.month)]).toEqual([
      month.invoice.confirmed_on,
      month.invoice.due_on,
    ])
  })
})

test.each([
  ['2026-04', '2026-05-12', '2026-06-01'],
  ['2026-12', '2027-01-08', '2027-02-01'],
  ['2028-01', '2028-02-07', '2028-02-29'],
])('%s の確定日と支払期限', (month, confirmed, due) => {
  expect([confirmedOn(month), dueOn(month)]).toEqual([confirmed, due])
})

test('明細の行: 予定と記録から計算した報酬も、計算例と同じ金額になる', () => {
  const wrong = examples.lines.filter((line) => {
    if (!line.pay || line.status !== 'worked') return false
    const { start_at: startAt, end_at: endAt, break_min: breakMin, pay } = line
    const made = payOf({
      startAt,
      endAt,
      breakMin,
      hourlyWageYen: line.hourly_wage_yen,
      transportationYen: pay.transportation_yen,
    })
    return (
      made.baseYen !== pay.base_yen ||
      made.nightPremiumYen !== pay.night_premium_yen ||
      made.overtimePremiumYen !== pay.overtime_premium_yen
    )
  })
  expect(wrong.map((line) => line.matching_id)).toEqual([])
})

test('次回の請求: 確定済みと、予定を含めた見込み', () => {
  const { as_of_at, settled, expected_with_scheduled } = examples.next_billing
  const sums = (input: MonthInput) => {
    const { totals } = onlyInvoice(input)
    return {
      count: countPaidMatchings(input.lines),
      nontaxable_yen: totals.nontaxableYen,
      taxable_10_yen: totals.taxable10Yen,
      tax_10_yen: totals.tax10Yen,
      total_yen: totals.totalYen,
    }
  }
  expect(sums(monthInput('2026-11', as_of_at))).toEqual(settled)
  expect(sums(monthInput('2026-11'))).toEqual(expected_with_scheduled)
})

test('確定のあとで少なくなった報酬は、翌月の調整になる。振込はない', () => {
  const { before, after, nontaxable_yen, taxable_10_yen } = examples.carried_to_december
  const amounts = (pay: typeof before) => amountsOf(payOfExample(pay), exampleTerms)
  expect(differenceOf(amounts(before), amounts(after))).toEqual([
    { taxCategory: 'nontaxable', amountYen: nontaxable_yen, payouts: 0 },
    { taxCategory: 'taxable10', amountYen: taxable_10_yen, payouts: 0 },
  ])
})

describe('どのマッチングが、いくらで入るか', () => {
  const pay = payOf({
    startAt: '2026-10-01T09:00:00+09:00',
    endAt: '2026-10-01T14:00:00+09:00',
    breakMin: 0,
    hourlyWageYen: 1300,
    transportationYen: 500,
  })
  const state = {
    status: 'worked' as const,
    pay,
    isPayFixed: true,
    isCheckedIn: true,
    isEnded: true,
    isUnderReview: false,
    isCorrectionOpen: false,
  }
  test.each([
    ['報酬が確定した勤務', {}, { pay, flag: 'none' }],
    ['修正依頼を確認待ち', { isPayFixed: false }, { pay, flag: 'provisional' }],
    ['確定したあとの修正依頼を確認待ち', { isCorrectionOpen: true }, { pay, flag: 'provisional' }],
    [
      'だれも記録していない勤務は0円',
      { status: 'established', isPayFixed: false, isCheckedIn: false },
      { pay: null, flag: 'unresolved' },
    ],
    [
      'チェックインだけ記録のある勤務',
      { status: 'established', isPayFixed: false },
      { pay, flag: 'provisional' },
    ],
    [
      'これからの勤務',
      { status: 'established', isPayFixed: false, isCheckedIn: false, isEnded: false },
      { pay, flag: 'scheduled' },
    ],
    [
      'キャンセルの審査中は0円',
      { status: 'established', isPayFixed: false, isUnderReview: true },
      { pay: null, flag: 'underReview' },
    ],
    ['休業手当のあるキャンセル', { status: 'rejected' }, { pay, flag: 'none' }],
    ['休業手当のないキャンセル', { status: 'rejected', isPayFixed: false }, undefined],
    ['欠勤', { status: 'absence' }, undefined],
    ['ワーカー都合のキャンセル', { status: 'cancel' }, undefined],
  ] as const)('%s', (_, overrides, expected) => {
    expect(billedStateOf({ ...state, ...overrides })).toEqual(expected)
  })
  test('1件あたりの最低利用料は、働いた勤務にだけかかる', () => {
    const terms = { ...exampleTerms, minFeeYen: 3000 }
    const allowance = payOf({
      ...state.pay,
      startAt: '2026-10-01T09:00:00+09:00',
      endAt: '2026-10-01T09:00:00+09:00',
      breakMin: 0,
      hourlyWageYen: 1300,
      transportationYen: 0,
      leaveAllowanceYen: 7000,
    })
    expect([amountsOf(pay, terms).feeYen, amountsOf(allowance, terms).feeYen]).toEqual([3000, 0])
  })
})

const line = (overrides: Partial<LineAmounts>, clientId = 1): CountedLine => ({
  clientId,
  count: 1,
  flag: 'none',
  amounts: { ...amountsOf(null, exampleTerms), ...overrides },
})
const month = (lines: CountedLine[], adjustments: MonthAdjustment[] = []): MonthInput => ({
  lines,
  adjustments,
  workers: { byStore: new Map(), total: 0 },
  unit: 'company',
  withholdingMode: 'gross',
})

describe('消費税', () => {
  test('月の途中で税率が変わると、税率ごとに1回ずつ切り捨てる', () => {
    const { taxes, totals } = onlyInvoice(
      month([
        line({ feeYen: 109, taxPercent: 10 }),
        line({ feeYen: 109, taxPercent: 12 }),
        line({ feeYen: 100, taxPercent: 12 }, 2),
      ]),
    )
    // 12 % of 209 is 25.08, 10 % of 109 is 10.9.
    expect(taxes).toEqual([
      { percent: 12, taxableYen: 209, taxYen: 25 },
      { percent: 10, taxableYen: 109, taxYen: 10 },
    ])
    expect(totals.tax10Yen).toBe(35)
  })
  test('マイナスの合計の消費税は、絶対値の税をマイナスにする', () => {
    expect([taxOf(-109, 10), taxOf(109, 10), Object.is(taxOf(0, 10), 0)]).toEqual([-10, 10, true])
  })
  test('値引きで店舗の課税計がマイナスになっても、按分の合計は請求の消費税', () => {
    const discount: MonthAdjustment = {
      clientId: 2,
      taxCategory: 'taxable10',
      amountYen: -333,
      payouts: 0,
      commissionYen: 0,
      taxPercent: 10,
    }
    const { totals, stores } = onlyInvoice(
      month(
        [line({ feeYen: 1009 }), line({ feeYen: 105 }, 2), line({ feeYen: 107 }, 3)],
        [discount],
      ),
    )
    // Taxable: 1,009, 105 − 333 = −228 and 107, together 888. The parts of 88 yen, 100.9, −22.8 and 10.7, are rounded
    // down to 100, −23 and 10, and the yen left goes to the largest fraction.
    expect(totals.tax10Yen).toBe(88)
    expect(stores.map(({ tax10Yen }) => tax10Yen)).toEqual([101, -23, 10])
  })
})

test('欠勤だけの月は、0円の明細になり、請求はない', () => {
  const { totals } = onlyInvoice(month([]))
  expect([totals.totalYen, hasAmount(totals)]).toEqual([0, false])
})

test('契約のない企業の初期値は、手数料なし、消費税10%', () => {
  expect([defaultContract.transferCommissionYen, defaultContract.consumptionTaxPercent]).toEqual([
    0, 10,
  ])
})

describe('どの月でも', () => {
  const yen = fc.integer({ min: 0, max: 30_000 })
  const lines = fc.array(
    fc
      .record({
        clientId: fc.integer({ min: 1, max: 6 }),
        billedYen: yen,
        feeYen: yen,
        percent: fc.constantFrom(8, 10),
      })
      .map(({ clientId, billedYen, feeYen, percent }) =>
        line(
          {
            wagesYen: billedYen,
            billedYen,
            feeYen,
            payoutCount: 1,
            transferCommissionYen: 137,
            taxPercent: percent,
          },
          clientId,
        ),
      ),
    { maxLength: 40 },
  )
  const adjustments = fc.array(
    fc.record({
      clientId: fc.integer({ min: 1, max: 6 }),
      taxCategory: fc.constantFrom('nontaxable' as const, 'taxable10' as const),
      amountYen: fc.integer({ min: -50_000, max: 50_000 }),
      payouts: fc.integer({ min: 0, max: 1 }),
      commissionYen: fc.constant(137),
      taxPercent: fc.constant(10),
    }),
    { maxLength: 10 },
  )
  const sum = (all: readonly Totals[], key: keyof Totals) =>
    all.reduce((total, one) => total + one[key], 0)

  test('明細、店舗、企業の合計が合う', () => {
    fc.assert(
      fc.property(
        lines,
        adjustments,
        fc.constantFrom('gross' as const, 'net' as const),
        (some, changes, withholdingMode) => {
          const { totals, stores, taxes } = onlyInvoice({
            ...month(some, changes),
            withholdingMode,
          })
          for (const key of [
            'nontaxableYen',
            'taxable10Yen',
            'tax10Yen',
            'totalYen',
            'payoutCount',
          ] as const)
            expect(sum(stores, key)).toBe(totals[key])
          const billed = some.reduce((total, { amounts }) => total + amounts.billedYen, 0)
          expect(totals.nontaxableYen).toBe(billed + totals.adjustmentNontaxableYen)
          for (const { percent, taxableYen, taxYen } of taxes)
            expect(Math.abs(taxableYen * percent - taxYen * 100)).toBeLessThan(100)
        },
      ),
    )
  })
  test('マイナスになるのは、調整だけ', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const { totals, stores } = onlyInvoice(month(some))
        for (const one of [totals, ...stores])
          expect(Math.min(...Object.values(one))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
  test('行の順番と、まとめ方で金額は変わらない', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const doubled = onlyInvoice(month([...some, ...some].toReversed())).totals
        expect(onlyInvoice(month(some.map((one) => ({ ...one, count: 2 })))).totals).toEqual(
          doubled,
        )
      }),
    )
  })
})
