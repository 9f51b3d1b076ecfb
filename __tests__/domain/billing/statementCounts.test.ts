import { adjustmentKindLabel, differenceOf, withheldLater } from '@/domain/billing/adjustment'
import { contractOn, defaultContract, serviceTermsOn } from '@/domain/billing/contract'
import { amountsOf } from '@/domain/billing/line'
import {
  countPaidMatchings,
  hasAmount,
  invoicesOf,
  linesSoFar,
  settledLines,
  type CountedLine,
  type MonthAdjustment,
  type MonthInput,
} from '@/domain/billing/statement'
import { allocateTax, taxOf } from '@/domain/billing/tax'
import { payOf } from '@/domain/pay/pay'

const START = '2026-09-10T10:00:00+09:00'
/** Five hours at 1,200 yen: 6,000 yen, fee 1,800. */
const pay = payOf({
  startAt: START,
  endAt: '2026-09-10T15:00:00+09:00',
  breakMin: 0,
  hourlyWageYen: 1200,
  transportationYen: 0,
})
const terms = {
  feeRateBp: 3000,
  minFeeYen: 0,
  transferCommissionYen: 137,
  consumptionTaxPercent: 10,
}
const amounts = amountsOf(pay, terms)
const line = (overrides: Partial<CountedLine> = {}): CountedLine => ({
  clientId: 11,
  count: 1,
  flag: 'none',
  amounts,
  ...overrides,
})
const month = (lines: CountedLine[], overrides: Partial<MonthInput> = {}): MonthInput => ({
  lines,
  adjustments: [],
  workers: { byStore: new Map(), total: 0 },
  unit: 'company',
  withholdingMode: 'gross',
  ...overrides,
})
const totalsOf = (lines: CountedLine[]) => invoicesOf(month(lines))[0]?.totals

describe('月の件数', () => {
  const nothing = amountsOf(null, terms)
  test('見込み、未確定、審査中、源泉税額が未計算の勤務を数える', () => {
    const lines = [
      line({ count: 2, flag: 'provisional' }),
      line({ count: 3, flag: 'unresolved', amounts: nothing }),
      line({ count: 4, flag: 'underReview', amounts: nothing }),
      line({ count: 5, amounts: { ...amounts, withholdingTaxYen: null } }),
    ]
    // Unresolved are 3 and 4; paid, and therefore counted as work, are 2 and 5.
    expect(totalsOf(lines)).toMatchObject({
      provisionalCount: 2,
      unresolvedCount: 7,
      missingTaxCount: 5,
      workCount: 7,
      payoutCount: 7,
      transferCommissionYen: 7 * 137,
    })
  })
  test('請求調整も、税額表のない年の支払いなら、源泉税額が未計算の1件。税のない調整は数えない', () => {
    const raise: MonthAdjustment = {
      clientId: 11,
      taxCategory: 'nontaxable',
      amountYen: 1000,
      payouts: 1,
      commissionYen: 137,
      taxPercent: 10,
    }
    const sumsOf = (...adjustments: MonthAdjustment[]) =>
      invoicesOf(month([], { adjustments }))[0]?.totals
    expect(sumsOf({ ...raise, withholdingTaxYen: null }, raise)).toMatchObject({
      missingTaxCount: 1,
      withholdingTaxYen: 0,
    })
    expect(sumsOf({ ...raise, withholdingTaxYen: 3 }, raise)).toMatchObject({
      missingTaxCount: 0,
      withholdingTaxYen: 3,
    })
  })
  test('額の決まった行、いま確定したら請求になる行、額のある行', () => {
    const fixed = line()
    const expected = line({ flag: 'provisional', count: 2 })
    const planned = line({ flag: 'scheduled', count: 4 })
    const unknown = line({ flag: 'unresolved', count: 8, amounts: nothing })
    const lines = [fixed, expected, planned, unknown]
    expect(settledLines(lines)).toEqual([fixed])
    expect(linesSoFar(lines)).toEqual([fixed, expected, unknown])
    // All but the 8 without an amount.
    expect(countPaidMatchings(lines)).toBe(7)
  })
  test('報酬のない行には、振り込みも手数料もない', () => {
    const unpaid = amountsOf({ ...pay, grossYen: 0 }, terms)
    expect([unpaid.payoutCount, unpaid.transferCommissionYen]).toEqual([0, 0])
  })
})

describe('請求書', () => {
  test('店舗ごとに請求する企業では、1店舗に1枚。行がなければ、0円の1枚だけ', () => {
    const byStore = { unit: 'store', workers: { byStore: new Map([[11, 1]]), total: 3 } } as const
    const invoices = invoicesOf(month([line(), line({ clientId: 12 })], byStore))
    expect(invoices.map(({ clientId, totals }) => [clientId, totals.workerCount])).toEqual([
      [11, 1],
      [12, 0],
    ])
    expect(invoicesOf(month([], byStore))).toMatchObject([
      { clientId: null, totals: { totalYen: 0, workerCount: 3 } },
    ])
  })
  test('不課税か課税のどちらかがあれば、請求する額がある。0円と打ち消し合う額にはない', () => {
    const sums = invoicesOf(month([]))[0]?.totals
    if (!sums) throw new Error('no invoice')
    expect(hasAmount(sums)).toBe(false)
    expect(hasAmount({ ...sums, nontaxableYen: 1 })).toBe(true)
    expect(hasAmount({ ...sums, taxable10Yen: -1 })).toBe(true)
  })
})

describe('消費税', () => {
  test('マイナスの合計は、絶対値で計算した税のマイナス。1円に満たなければ、ただの0', () => {
    expect(taxOf(-119, 10)).toBe(-11)
    expect(taxOf(-9, 10)).toBe(0)
  })
  test('同じ端数の店舗では、番号の小さい店舗が1円を受け持つ', () => {
    const stores = [
      { clientId: 13, taxableYen: 15 },
      { clientId: 11, taxableYen: 15 },
    ]
    expect(allocateTax(stores, 10)).toEqual(
      new Map([
        [11, 2],
        [13, 1],
      ]),
    )
  })
})

describe('契約と請求調整', () => {
  test('何も決めていない企業の条件', () => {
    expect(contractOn([], '2026-09-10')).toEqual({
      validFrom: '2000-01-01',
      validTo: null,
      graduateFeeRateBp: null,
      minFeeYen: 0,
      transferCommissionYen: 0,
      consumptionTaxPercent: 10,
      leaveAllowanceRatePercent: 100,
      billingUnit: 'company',
      withholdingMode: 'gross',
      dueRule: 'endOfNextMonth',
      paymentMethod: 'bankTransfer',
    })
  })
  test('終わりのない契約は、始まりの日から続く', () => {
    const contract = { ...defaultContract, validFrom: '2026-09-01', minFeeYen: 100 }
    expect(contractOn([contract], '2026-08-31').minFeeYen).toBe(0)
    expect(contractOn([contract], '2026-09-01').minFeeYen).toBe(100)
    expect(contractOn([contract], '2099-12-31').minFeeYen).toBe(100)
  })
  test('利用料率は求人のもの、最低利用料、手数料、税率は勤務日の契約のもの', () => {
    const contract = {
      ...defaultContract,
      validFrom: '2026-09-01',
      validTo: '2026-09-30',
      minFeeYen: 500,
      transferCommissionYen: 137,
      consumptionTaxPercent: 12,
    }
    expect(serviceTermsOn([contract], '2026-09-30', 2500)).toEqual({
      feeRateBp: 2500,
      minFeeYen: 500,
      transferCommissionYen: 137,
      consumptionTaxPercent: 12,
    })
    // No contract: no minimum fee, no commission, a tax of 10 %.
    expect(serviceTermsOn([contract], '2026-10-01', 2500)).toEqual({
      feeRateBp: 2500,
      minFeeYen: 0,
      transferCommissionYen: 0,
      consumptionTaxPercent: 10,
    })
  })
  test('あとで支払う分の源泉税額は差額。税額表がなければ、分からない(所得税法183条1項)', () => {
    expect([withheldLater(3, 10), withheldLater(10, 3), withheldLater(0, 0)]).toEqual([7, -7, 0])
    expect([withheldLater(null, 0), withheldLater(0, null), withheldLater(null, null)]).toEqual([
      null,
      null,
      null,
    ])
  })
  test('変わらない側の行は作らない', () => {
    expect(differenceOf({ billedYen: 5, feeYen: 2 }, { billedYen: 5, feeYen: 2 })).toEqual([])
    expect(differenceOf({ billedYen: 5, feeYen: 2 }, { billedYen: 5, feeYen: 1 })).toEqual([
      { taxCategory: 'taxable10', amountYen: -1, payouts: 0 },
    ])
  })
  test('請求調整の名前', () => {
    expect(adjustmentKindLabel).toEqual({
      fixAfterClose: '締め後の修正承認',
      leaveAllowanceAfterClose: '締め後の休業手当',
      absenceAfterClose: '締め後の欠勤',
      absenceUndone: '欠勤の取り消し',
      wageCorrection: '報酬の計上誤り',
      feeDiscount: '利用料の値引き',
      minimumWage: '最低賃金との差額',
      carryOver: '前月からの繰り越し',
    })
  })
})
