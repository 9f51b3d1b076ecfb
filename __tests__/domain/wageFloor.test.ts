import { usualTerms } from '@/domain/pay/pay'
import {
  employmentWageBelow,
  overnightReason,
  raiseCostYen,
  wageBelow,
} from '@/domain/pay/wageFloor'
import { shiftOf } from '@/lib/date'

const tokyo = (day: string, from: string, to: string) => ({
  prefectureCode: '13',
  scope: 'public' as const,
  ...shiftOf(day, from, to),
})

describe('どの求人が最低賃金を下回るか (東京都: 2025-10-03から1,226円、2026-10-01から1,280円)', () => {
  test('勤務日の額で比べ、同じ額は下回らない', () => {
    const before = tokyo('2026-09-30', '10:00', '15:00')
    expect(wageBelow({ ...before, hourlyWageYen: 1226 })).toBeUndefined()
    const after = tokyo('2026-10-01', '10:00', '15:00')
    expect(wageBelow({ ...after, hourlyWageYen: 1279 })).toMatchObject({
      minimum: { yen: 1280, prefectureName: '東京都' },
      toYen: 1280,
    })
    expect(wageBelow({ ...after, hourlyWageYen: 1280 })).toBeUndefined()
  })
  test('改定の日に入る夜勤は、高いほうの額', () => {
    const overnight = tokyo('2026-09-30', '22:00', '05:00')
    expect(wageBelow({ ...overnight, hourlyWageYen: 1250 })?.toYen).toBe(1280)
  })
  test('改定の前の日に始まる勤務にだけ、高いほうの額になるわけを言う', () => {
    const reason = (day: string) =>
      overnightReason(
        { startAt: tokyo(day, '22:00', '05:00').startAt, effectiveOn: '2026-10-01' },
        '2026-09-20T09:00:00+09:00',
      )
    expect(reason('2026-09-30')).toBe(
      '10月1日(木)の0時をまたぐ勤務です。0時からの新しい最低賃金を、勤務全体にあてはめています。',
    )
    expect(reason('2026-10-01')).toBeUndefined()
  })
  test('バッジ限定は、上乗せした額まで', () => {
    const badge = { ...tokyo('2026-10-01', '10:00', '15:00'), scope: 'badge' as const }
    expect(wageBelow({ ...badge, hourlyWageYen: 1250 })?.toYen).toBe(1430)
  })
  test('店舗の特定最低賃金1,400円を下回れば、発効日からその額まで', () => {
    const specificMinimum = { yen: 1400, from: '2026-10-01' }
    const before = { ...tokyo('2026-09-30', '10:00', '15:00'), specificMinimum }
    expect(wageBelow({ ...before, hourlyWageYen: 1399 })).toBeUndefined()
    const after = { ...tokyo('2026-10-01', '10:00', '15:00'), specificMinimum }
    expect(wageBelow({ ...after, hourlyWageYen: 1399 })?.toYen).toBe(1400)
    expect(wageBelow({ ...after, hourlyWageYen: 1400 })).toBeUndefined()
    expect(wageBelow({ ...after, scope: 'badge', hourlyWageYen: 1399 })?.toYen).toBe(1430)
  })
  test('表のない都道府県は判定しない', () => {
    const unknown = { ...tokyo('2026-10-01', '10:00', '15:00'), prefectureCode: '' }
    expect(wageBelow({ ...unknown, hourlyWageYen: 1 })).toBeUndefined()
    const store = { ...tokyoStore, prefectureCode: null }
    expect(employmentWageBelow(1, store, '2026-10-01')).toBeUndefined()
  })
})

const tokyoStore = {
  prefectureCode: '13',
  specificMinimumWageYen: null,
  specificMinimumWageFrom: null,
}
test.each([
  [1250, '2026-11-20', 1280],
  [1279, '2026-10-01', 1280],
  [1280, '2026-10-01', undefined],
  [1250, '2026-09-30', undefined],
  [1225, '2026-09-30', 1226],
])('東京都で時給%d円、%sから雇うと、下回る最低賃金は%s円', (wage, on, minimum) => {
  expect(employmentWageBelow(wage, tokyoStore, on)?.yen).toBe(minimum)
})
test('特定最低賃金のある店舗で雇うときも、高いほうの額が要る (最低賃金法6条)', () => {
  const store = {
    ...tokyoStore,
    specificMinimumWageYen: 1400,
    specificMinimumWageFrom: '2026-11-01' as const,
  }
  expect(employmentWageBelow(1399, store, '2026-11-01')?.yen).toBe(1400)
  expect(employmentWageBelow(1399, store, '2026-10-31')).toBeUndefined()
})

describe('引き上げの費用 (利用料30%、税10%)', () => {
  const free = (people: number, hourlyWageYen: number) => ({
    people,
    hourlyWageYen,
    transportationYen: 0,
  })
  test('11:00〜15:00の2名を1,270円から1,280円へ: 賃金80円、利用料24円、税3円', () => {
    // Fee 1,524 × 2 → 1,536 × 2; tax 304 → 307.
    const shift = { ...shiftOf('2026-11-29', '11:00', '15:00'), breakMin: 0, terms: usualTerms }
    expect(raiseCostYen(shift, [free(2, 1270)], 1280)).toBe(107)
  })
  test('17:00〜22:30の2名を1,250円から1,280円へ: 深夜の割増も増える', () => {
    // Base 6,875 → 7,040, night premium 157 → 160, fee 2,109 → 2,160 each; tax 421 → 432.
    const shift = { ...shiftOf('2026-11-29', '17:00', '22:30'), breakMin: 0, terms: usualTerms }
    expect(raiseCostYen(shift, [free(2, 1250)], 1280)).toBe(449)
  })
  test('高い時給の人は、そのまま', () => {
    const shift = { ...shiftOf('2026-11-29', '11:00', '15:00'), breakMin: 0, terms: usualTerms }
    expect(raiseCostYen(shift, [free(1, 1300)], 1280)).toBe(0)
  })
})
