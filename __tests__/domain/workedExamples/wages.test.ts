/**
 * Wages and premiums, the payment of one matching, the withheld tax and the leave allowance. The comment beside each
 * amount shows its calculation by hand. `240` there is 60 minutes × 4: a premium of a quarter, by the minute.
 */
import { fixedPayOf } from '@/domain/matchings/paymentCorrection'
import { requiredBreakMin } from '@/domain/pay/breaks'
import {
  costOf,
  feeOf,
  leaveAllowanceOf,
  minutesWorked,
  payOf,
  type BonusTerms,
  type PayInput,
} from '@/domain/pay/pay'
import { withholdingOf } from '@/domain/pay/withholding'
import { shiftOf } from '@/lib/date'

const DAY = '2026-11-20'
const terms = (from: string, to: string, overrides: Partial<PayInput> = {}): PayInput => ({
  ...shiftOf(DAY, from, to),
  breakMin: 0,
  hourlyWageYen: 1200,
  transportationYen: 0,
  ...overrides,
})
const pay = (from: string, to: string, overrides: Partial<PayInput> = {}) =>
  payOf(terms(from, to, overrides))
const bonus = (overrides: Partial<BonusTerms>): BonusTerms => ({
  id: 1,
  name: '夜勤手当',
  amountYen: 100,
  per: 'hour',
  payer: 'company',
  ...overrides,
})
/** Tokyo, 1,300 yen, 18:00 to 23:30, no break, transport 500. */
const exampleA = { hourlyWageYen: 1300, transportationYen: 500 }
/** 1,226 yen, 9:00 to 18:30, a break of 60 minutes. */
const exampleB = { hourlyWageYen: 1226, breakMin: 60 }

describe('深夜割増 (労働基準法37条4項: 22時から5時まで25%)', () => {
  test.each([
    ['21:00', '22:00', 0, 0],
    ['21:00', '22:01', 1, 5], // 1 × 1,200 ÷ 240 = 5
    ['22:00', '23:00', 60, 300], // a quarter of 1,200
    ['22:00', '05:00', 420, 2100], // 7 × 300
    ['04:59', '09:00', 1, 5],
    ['05:00', '09:00', 0, 0],
    ['18:00', '23:30', 90, 450], // 90 × 5
  ] as const)('%s〜%s は深夜%d分、割増%d円', (from, to, nightMin, nightPremiumYen) => {
    expect(pay(from, to)).toMatchObject({ nightMin, nightPremiumYen })
  })
  test.each([
    ['深夜にとった休憩60分は除く', '2026-11-21T00:00:00+09:00', 360],
    ['一部だけ深夜の休憩は、深夜の30分だけを除く', '2026-11-20T21:30:00+09:00', 390],
    ['時刻のわからない休憩は、深夜の外でとったものとする', null, 420],
  ])('深夜の分: %s', (_, breakStartAt, nightMin) => {
    // 20:00–5:00 with a break of 60: 480 of work, 420 minutes lie in 22:00–5:00.
    expect(minutesWorked(terms('20:00', '05:00', { breakMin: 60, breakStartAt }))).toEqual({
      workMin: 480,
      nightMin,
      overtimeMin: 0,
    })
  })
})

describe('時間外割増 (労働基準法32条2項・37条1項: 8時間を超えた分に25%)', () => {
  test.each([
    ['09:00', '18:00', 480, 0, 0],
    ['09:00', '18:01', 481, 1, 5], // 1 × 1,200 ÷ 240
    ['09:00', '19:00', 540, 60, 300],
  ])('%s〜%s、休憩60分: 実働%d分、時間外%d分、割増%d円', (from, to, ...expected) => {
    const { workMin, overtimeMin, overtimePremiumYen } = pay(from, to, { breakMin: 60 })
    expect([workMin, overtimeMin, overtimePremiumYen]).toEqual(expected)
  })
  test('深夜の時間外は、あわせて50% (37条1項・4項、施行規則20条1項)', () => {
    // 14:00–0:00 with a break of 60: 540 of work, 60 of overtime, 120 at night.
    // 540 × 20 = 10,800; 120 × 5 = 600; 60 × 5 = 300. The last hour alone: 1,200 + 300 + 300 = 150 %.
    expect(pay('14:00', '00:00', { breakMin: 60 })).toMatchObject({
      baseYen: 10_800,
      nightPremiumYen: 600,
      overtimePremiumYen: 300,
      grossYen: 11_700,
    })
  })
})

describe('割増の基礎 (労働基準法37条5項、施行規則21条)', () => {
  const lastHour = (overrides: Partial<PayInput>) =>
    pay('21:00', '23:00', overrides).nightPremiumYen
  test.each<[string, Partial<PayInput>, number]>([
    ['時給だけ', {}, 300],
    ['企業の1時間100円のボーナスは入る', { bonuses: [bonus({})] }, 325], // 1,300 ÷ 4
    ['1回ごとのボーナスも、勤務の2時間で割って入る', { bonuses: [bonus({ per: 'match' })] }, 313], // 1,250 ÷ 4
    [
      '運営が負担するボーナスも賃金として入り、その分は運営が負担する',
      { bonuses: [bonus({ payer: 'platform' })] },
      325,
    ],
    ['一律の交通費は、いまの方針では入らない', { transportationYen: 600 }, 300],
    [
      '一律の交通費を入れる方針にすると、その日から入る',
      // 600 yen over two hours: 300 an hour; 1,500 ÷ 4.
      { transportationYen: 600, policies: [{ validFrom: DAY, isFlatTransportIncluded: true }] },
      375,
    ],
  ])('%s', (_, overrides, yen) => {
    expect(lastHour(overrides)).toBe(yen)
  })
})

describe('1分ごとの賃金と端数 (労働基準法24条1項)', () => {
  test.each<[string, [string, string], number, number]>([
    ['15分に満たない1分も数える', ['09:00', '13:01'], 1200, 4820], // 241 × 20
    ['7分遅れても、引くのは7分だけ', ['09:07', '13:00'], 1200, 4660], // 233 × 20
    ['1円に満たない端数は切り上げる', ['09:00', '10:01'], 1201, 1222], // 61 × 1,201 ÷ 60 = 1,221.02
    ['割り切れるときは、足さない', ['09:00', '10:00'], 1201, 1201],
  ])('%s', (_, times, hourlyWageYen, baseYen) => {
    expect(pay(...times, { hourlyWageYen }).baseYen).toBe(baseYen)
  })
  test('端数は項目ごとに切り上げる', () => {
    // 17:00–22:01 at 1,301: 301 × 1,301 ÷ 60 = 6,526.68; 1 × 1,301 ÷ 240 = 5.42.
    expect(pay('17:00', '22:01', { hourlyWageYen: 1301 })).toMatchObject({
      baseYen: 6527,
      nightPremiumYen: 6,
      grossYen: 6533,
    })
  })
})

test.each([
  [360, 0],
  [361, 45],
  [480, 45],
  [481, 60],
])('休憩 (労働基準法34条1項): 実働%d分には%d分以上', (workMin, breakMin) => {
  expect(requiredBreakMin(workMin)).toBe(breakMin)
})

describe('1件の支払い', () => {
  test('例A: 賃金7,150円、深夜488円、総額8,138円、利用料2,441円、店舗の費用10,823円', () => {
    // 330 × 1,300 ÷ 60 = 7,150; 90 × 1,300 ÷ 240 = 487.5; 8,138 × 0.3 = 2,441.4; 10 % of 2,441 = 244.1.
    const example = pay('18:00', '23:30', exampleA)
    expect(example).toMatchObject({
      workMin: 330,
      baseYen: 7150,
      nightMin: 90,
      nightPremiumYen: 488,
      grossYen: 8138,
      withholdingTaxYen: 0,
      netYen: 8138,
    })
    expect(costOf(example, 1)).toMatchObject({ feeYen: 2441, taxYen: 244, totalYen: 10_823 })
  })
  test('例B: 賃金10,421円、時間外154円、総額10,575円。交通費は、その上に足す', () => {
    // 510 × 1,226 ÷ 60 = 10,421; 30 × 1,226 ÷ 240 = 153.25. The tax of 10,500–10,600 is 26.
    expect(pay('09:00', '18:30', exampleB)).toMatchObject({
      workMin: 510,
      baseYen: 10_421,
      overtimeMin: 30,
      overtimePremiumYen: 154,
      grossYen: 10_575,
      withholdingTaxYen: 26,
      netYen: 10_549,
    })
    expect(pay('09:00', '18:30', { ...exampleB, transportationYen: 1000 })).toMatchObject({
      grossYen: 11_575,
      withholdingTaxYen: 26,
      netYen: 11_549,
    })
  })
  test('作成中に見せる費用: 例Aの3名分は、利用料7,323円、消費税は1回だけ端数を切り捨てて732円', () => {
    // 3 × 8,138 = 24,414; 3 × 2,441 = 7,323; 10 % of it = 732.3.
    expect(costOf(pay('18:00', '23:30', exampleA), 3)).toMatchObject({
      wagesYen: 21_450,
      premiumsYen: 1464,
      transportationYen: 1500,
      feeYen: 7323,
      taxYen: 732,
      totalYen: 32_469,
    })
  })
})

describe('源泉徴収 (所得税法185条1項3号、令和8年分 日額表 丙欄)', () => {
  test.each([
    [9799, 0],
    [9800, 1],
    [9899, 1],
    [9900, 5],
    [10_500, 26],
    [12_000, 79],
    [15_000, 193],
    [23_999, 738],
  ])('日額%d円の税額は%d円', (yen, taxYen) => {
    expect(withholdingOf(yen, DAY)).toEqual({ taxYen })
  })
  test('2025年の9,300円の線は2026年には使わない。表のない年は推測しない', () => {
    expect(withholdingOf(9300, '2026-01-01')).toEqual({ taxYen: 0 })
    expect(withholdingOf(9300, '2025-12-31')).toEqual({ missingTable: '2025年分 日額表 丙欄' })
  })
  test('表は、勤務日ではなく支払日の年のもの (所得税法183条1項)', () => {
    // 22:00–5:00 of 31 December 2025 is paid on 1 January 2026: 420 × 20 + 2,100 = 10,500.
    const newYear = payOf({
      ...terms('22:00', '05:00'),
      ...shiftOf('2025-12-31', '22:00', '05:00'),
    })
    expect(newYear).toMatchObject({ grossYen: 10_500, withholdingTaxYen: 26, netYen: 10_474 })
  })
  test('通勤の交通費は非課税 (所得税法9条1項5号): 9,760円に500円を足しても税額は0円', () => {
    // 8 hours at 1,220 = 9,760: below 9,800, and with the transport above it.
    const day = { breakMin: 60, hourlyWageYen: 1220, transportationYen: 500 }
    expect(pay('09:00', '18:00', day)).toMatchObject({ grossYen: 10_260, withholdingTaxYen: 0 })
  })
})

describe('休業手当 (労働基準法26条、民法536条2項)', () => {
  const planned = pay('18:00', '23:30', exampleA)
  test.each([
    ['初期値: 予定の賃金の100%と交通費', 100, 8138], // 7,150 + 488 + 500
    ['契約で60%: 賃金だけに率をかけ、交通費は全額', 60, 5083], // 7,638 × 0.6 = 4,582.8, and 500
    ['60%を下回る契約でも、法律の60%', 10, 5083],
    ['80%', 80, 6611], // 6,110.4, and 500
  ])('%s', (_, ratePercent, yen) => {
    expect(leaveAllowanceOf(planned, { ratePercent })).toBe(yen)
  })
  test('賃金として源泉徴収し、利用料はかからない', () => {
    // An allowance of 10,232 alone lies in 10,200–10,300: 15 yen of tax.
    const allowance = pay('18:00', '18:00', { leaveAllowanceYen: 10_232 })
    expect(allowance).toMatchObject({ grossYen: 10_232, withholdingTaxYen: 15, netYen: 10_217 })
    expect(feeOf(allowance)).toBe(0)
  })
  test('店舗の指示による早上がりは、予定の時間まで全額', () => {
    const plan = { ...shiftOf(DAY, '18:00', '23:30'), breakMin: 0 }
    const released = fixedPayOf({
      reasonKinds: ['employer_early_release'],
      planned: plan,
      requested: { ...plan, endAt: '2026-11-20T20:00:00+09:00' },
      ...exampleA,
    })
    expect(released).toMatchObject({ workMin: 330, grossYen: 8138 })
  })
})
