/**
 * Edge cases that the rules alone decide. Those that need several calls are in `__tests__/server/edgeCases`.
 */
import { adjustmentMonth } from '@/domain/billing/calendar'
import { isFreeCancelOpen, cannotCheckIn } from '@/domain/matchings/matching'
import { fixedPayOf } from '@/domain/matchings/paymentCorrection'
import { cannotTakeBreak } from '@/domain/pay/breaks'
import { cannotPayWage } from '@/domain/pay/minimumWage'
import { feeOf, invoiceOf, payOf } from '@/domain/pay/pay'
import { cannotWorkAtAge } from '@/domain/workers/age'
import { limitReached, limitYearOf, salaryRoomOn, type WorkerLoad } from '@/domain/workers/limits'
import { dayOf, monthOf, shiftOf } from '@/lib/date'

const load = (overrides: Partial<WorkerLoad> = {}): WorkerLoad => ({
  dayJobs: 0,
  weekMin: 0,
  weekMinCompany: 0,
  monthYen: 0,
  yearYen: 0,
  mynumberStatus: 'not_requestable',
  ...overrides,
})
/** A job of half an hour that pays this much. */
const small = (grossYen: number, workOn = '2026-11-20') => ({
  workOn,
  workMin: 30,
  grossYen,
  transportationYen: 0,
})

describe('22:00〜翌5:00の勤務 (労働基準法37条4項・61条1項)', () => {
  const night = shiftOf('2026-11-30', '22:00', '05:00')
  const terms = { ...night, hourlyWageYen: 1200, transportationYen: 0 }
  test('始まる日と月の勤務になる', () => {
    expect([dayOf(night.startAt), monthOf(night.startAt)]).toEqual(['2026-11-30', '2026-11'])
    // The bill of November is final on 7 December, so an approval of 1 December is November's.
    expect(adjustmentMonth(night.startAt, '2026-12-01T06:00:00+09:00')).toBeUndefined()
  })
  test.each([
    // 420 × 20 = 8,400; 420 × 5 = 2,100.
    ['休憩なしなら420分が深夜', 0, null, 420, 10_500],
    // The break is within the night hours: 360 × 20 = 7,200; 360 × 5 = 1,800.
    ['休憩60分を引くと360分', 60, '2026-12-01T01:00:00+09:00', 360, 9000],
    // All of the shift is night, so a break at an unknown time is, too.
    ['時刻のわからない休憩も、深夜の外には収まらない', 60, null, 360, 9000],
  ] as const)('%s', (_, breakMin, breakStartAt, ...expected) => {
    const { nightMin, grossYen } = payOf({ ...terms, breakMin, breakStartAt })
    expect([nightMin, grossYen]).toEqual(expected)
  })
  test('年少者は申し込めない', () => {
    const posted = { ...night, breakMin: 60, overtimePossible: false, minAge: 15 as const }
    expect(cannotWorkAtAge('2009-01-01', posted)).toContain('22:00〜翌5:00')
  })
})

test.each<[string, number, number[], number[]]>([
  ['6時間ちょうど: 0分から', 360, [0, 45, 60], []],
  ['6時間1分: 45分から', 361, [45, 60], [0, 44]],
  ['8時間ちょうど: 45分から', 480, [45, 60], [0, 44]],
  ['8時間1分: 60分から', 481, [60], [0, 45, 59]],
])('実働%sの休憩 (労働基準法34条1項)', (_, workMin, enough, tooShort) => {
  const isAccepted = (breakMin: number) =>
    cannotTakeBreak(workMin + breakMin, breakMin) === undefined
  expect(enough.map(isAccepted)).not.toContain(false)
  expect(tooShort.map(isAccepted)).not.toContain(true)
})

test.each([
  ['24時間0分1秒前', '2026-11-20T06:59:59+09:00', true],
  ['24時間0分0秒前', '2026-11-20T07:00:00+09:00', true],
  ['23時間59分59秒前', '2026-11-20T07:00:01+09:00', false],
])('開始の%sのキャンセル申請は、24時間前までかどうか', (_, now, isBefore) => {
  expect(isFreeCancelOpen('2026-11-21T07:00:00+09:00', now)).toBe(isBefore)
})

test.each([
  ['2026-03-30', 951, undefined],
  ['2026-03-30', 950, '最低賃金951円以上で入力してください(3月31日(火)から1,031円)'],
  ['2026-03-31', 1031, undefined],
  ['2026-03-31', 1030, '最低賃金1,031円以上で'],
] as const)('秋田の%sに時給%d円 (最低賃金法4条1項)', (workOn, wageYen, message) => {
  const place = { prefectureCode: '05', ...shiftOf(workOn, '10:00', '15:00') }
  const refusal = cannotPayWage(wageYen, place, '2026-03-01T09:00:00+09:00')
  if (message === undefined) expect(refusal).toBeUndefined()
  else expect(refusal).toContain(message)
})

describe('今月77,500円の人', () => {
  test.each([
    ['400円の仕事は合計77,900円', load({ monthYen: 77_500 }), 400, undefined],
    ['499円の仕事は合計77,999円', load({ monthYen: 77_500 }), 499, undefined],
    ['500円の仕事は合計78,000円', load({ monthYen: 77_500 }), 500, 'monthYen'],
    ['600円の仕事は合計78,100円', load({ monthYen: 77_500 }), 600, 'monthYen'],
    // A cancelled shift or an absence does not count: 77,500 − 8,094 = 69,406.
    ['8,094円の勤務がなくなると、600円の仕事もできる', load({ monthYen: 69_406 }), 600, undefined],
  ] as const)('%s', (_, before, yen, kind) => {
    expect(limitReached(before, small(yen))).toBe(kind)
  })
  test('承認した残業で78,000円を超えても全額を払い、次の仕事を止める (労働基準法24条1項)', () => {
    const planned = { ...shiftOf('2026-11-20', '17:00', '17:30'), breakMin: 0 }
    const overtime = fixedPayOf({
      reasonKinds: ['overtime'],
      planned,
      requested: { ...planned, endAt: '2026-11-20T18:30:00+09:00' },
      hourlyWageYen: 800,
      transportationYen: 0,
    })
    // 90 minutes of 800 yen an hour: 1,200 instead of 400. 77,500 + 1,200 = 78,700.
    expect(overtime.grossYen).toBe(1200)
    expect(limitReached(load({ monthYen: 78_700 }), small(1))).toBe('monthYen')
  })
})

describe('年の上限', () => {
  test.each([
    ['2026-11-30', '2025-12-01', '2026-11-30'],
    ['2026-12-01', '2026-12-01', '2027-11-30'],
  ])('%sは、%sから%sまでの年', (day, fromOn, toOn) => {
    expect(limitYearOf(day)).toEqual({ fromOn, toOn })
  })
  test('マイナンバーの提供で年の上限だけがなくなる', () => {
    const used = { monthYen: 77_500, yearYen: 279_900 }
    expect(salaryRoomOn('2026-11-20', { ...used, mynumberStatus: 'requested' })).toEqual({
      monthLimitYen: 78_000,
      monthRemainingYen: 499,
      yearLimitYen: 280_000,
      yearRemainingYen: 99,
    })
    expect(salaryRoomOn('2026-11-20', { ...used, mynumberStatus: 'provided' })).toEqual({
      monthLimitYen: 78_000,
      monthRemainingYen: 499,
      yearLimitYen: null,
      yearRemainingYen: null,
    })
  })
})

describe('端数', () => {
  const hour = (hourlyWageYen: number) =>
    payOf({
      ...shiftOf('2026-11-20', '10:00', '11:00'),
      breakMin: 0,
      hourlyWageYen,
      transportationYen: 0,
    })
  test('3名の利用料は1名ずつ切り捨て、消費税は請求で1回だけ切り捨てる (消費税法施行令70条の10)', () => {
    // Fee: 1,231 × 0.3 = 369.3, so 369 each and 1,107 together, not 1,107.9.
    // Tax: 10 % of 1,107 = 110.7, so 110; rounded per worker it would be 3 × 36 = 108.
    const three = [1231, 1231, 1231].map(hour)
    expect(three.map((pay) => feeOf(pay))).toEqual([369, 369, 369])
    expect(invoiceOf(three)).toMatchObject({
      wagesYen: 3693,
      feeYen: 1107,
      taxYen: 110,
      totalYen: 4910,
    })
  })
  test('時給のちがう3名でも同じ', () => {
    // Fees of 384.3, 384.9 and 385.5: 384 + 384 + 385 = 1,153. Tax: 115.3.
    expect(invoiceOf([1281, 1283, 1285].map(hour))).toMatchObject({ feeYen: 1153, taxYen: 115 })
  })
})

test.each([
  ['61分前', '2026-11-20T16:59:00+09:00', false],
  ['60分と1秒前', '2026-11-20T16:59:59+09:00', false],
  ['60分前', '2026-11-20T17:00:00+09:00', true],
])('開始の%sのチェックイン', (_, now, isAllowed) => {
  const matching = {
    ...shiftOf('2026-11-20', '18:00', '23:30'),
    status: 'established' as const,
    checkedInAt: null,
    checkedOutAt: null,
  }
  expect(cannotCheckIn(matching, now) === undefined).toBe(isAllowed)
})

test.each([
  ['確定の1秒前', '2026-11-08T23:59:59+09:00', undefined],
  ['確定のとき', '2026-11-09T00:00:00+09:00', '2026-11'],
  ['日本時間で12月になったとき', '2026-11-30T15:00:00Z', '2026-12'],
])('10月の勤務の修正を%sに承認すると、その月の請求調整', (_, approvedAt, month) => {
  // The bill of October is final on the fifth business day: 2, 4, 5, 6, 9 November (the 3rd is 文化の日).
  expect(adjustmentMonth('2026-10-31T22:00:00+09:00', approvedAt)).toBe(month)
})
