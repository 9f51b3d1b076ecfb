import { minimumWages } from '@/domain/data/minimumWage'
import { breakOptions, cannotTakeBreak, requiredBreakMin, suggestBreak } from '@/domain/pay/breaks'
import {
  badgeMinimumOfShift,
  cannotPayWage,
  minimumWageOfShift,
  minimumWageOn,
  proposedWageYen,
  specificMinimumOf,
} from '@/domain/pay/minimumWage'
import { shiftOf } from '@/lib/date'
import { fc } from '@tests/kit/random'

const now = '2026-11-20T09:41:00+09:00'

/** A shift of 9:00 to 17:00 in a prefecture. */
const dayShift = (prefectureCode: string, workOn: string) => ({
  prefectureCode,
  ...shiftOf(workOn, '9:00', '17:00'),
})

describe('最低賃金', () => {
  test('新しい最低賃金の日にかかる夜勤には、高いほうの額が必要になる', () => {
    // 熊本県: 1,034 yen until 30 November 2026, 1,092 yen from 0:00 of 1 December.
    const night = (start: string, end: string) => ({
      prefectureCode: '43',
      ...shiftOf('2026-11-30', start, end),
    })
    expect(cannotPayWage(1034, night('22:00', '5:00'), now)).toBe(
      '時給は熊本県の最低賃金1,092円以上で入力してください(12月1日(火)から1,092円)。',
    )
    expect(cannotPayWage(1092, night('22:00', '5:00'), now)).toBeUndefined()
    expect(cannotPayWage(1034, night('17:00', '0:00'), now)).toBeUndefined()
    // 1,092 and the 150 yen that a badge adds.
    expect(badgeMinimumOfShift(night('22:00', '5:00'))).toBe(1242)
  })
  test('秋田県は2026年3月31日から1,031円。前日までは951円', () => {
    expect(minimumWageOn('05', '2026-03-30')).toMatchObject({
      prefectureName: '秋田県',
      yen: 951,
      next: { yen: 1031, on: '2026-03-31' },
    })
    expect(minimumWageOn('05', '2026-03-31')).toMatchObject({
      yen: 1031,
      effectiveOn: '2026-03-31',
    })
  })
  test('足りないときは、その日の最低賃金と、変わる日と額を言う', () => {
    expect(
      cannotPayWage(1000, dayShift('05', '2026-03-30'), '2026-03-01T09:00:00+09:00'),
    ).toBeUndefined()
    expect(cannotPayWage(950, dayShift('05', '2026-03-30'), '2026-03-01T09:00:00+09:00')).toBe(
      '時給は秋田県の最低賃金951円以上で入力してください(3月31日(火)から1,031円)。',
    )
    expect(cannotPayWage(1000, dayShift('05', '2026-03-31'), '2026-03-01T09:00:00+09:00')).toBe(
      '時給は秋田県の最低賃金1,031円以上で入力してください(10月14日(水)から1,090円)。',
    )
    expect(cannotPayWage(1279, dayShift('13', '2026-11-28'), now)).toBe(
      '時給は東京都の最低賃金1,280円以上で入力してください(10月1日(木)から1,280円)。',
    )
    expect(cannotPayWage(1280, dayShift('13', '2026-11-28'), now)).toBeUndefined()
  })
  test('登録のない日付や都道府県では、推測せずに断る', () => {
    expect(minimumWageOn('13', '2024-09-30')).toBeUndefined()
    expect(cannotPayWage(5000, dayShift('48', '2026-11-28'), now)).toContain('登録されていない')
    expect(minimumWageOn('13', '2027-09-30')?.outdated).toBe(false)
    expect(minimumWageOn('13', '2027-10-01')?.outdated).toBe(true)
    expect(badgeMinimumOfShift(dayShift('48', '2026-11-28'))).toBeUndefined()
  })
  test('表の端にかかる夜勤: 前の日の額がなければ断り、後の日が表の先なら、古いかもしれないと言う', () => {
    const night = (workOn: string) => ({
      prefectureCode: '13',
      ...shiftOf(workOn, '22:00', '5:00'),
    })
    expect(minimumWageOfShift(night('2024-09-30'))).toBeUndefined()
    expect(minimumWageOfShift(night('2027-09-29'))?.outdated).toBe(false)
    expect(minimumWageOfShift(night('2027-09-30'))).toMatchObject({ yen: 1280, outdated: true })
  })
  test('すすめる時給は、最低賃金を10円単位に切り上げた額', () => {
    expect([1226, 1280].map(proposedWageYen)).toEqual([1230, 1280])
  })
  test('47都道府県のすべてに3年分があり、年ごとに上がっている', () => {
    expect(minimumWages).toHaveLength(47)
    for (const { rates } of minimumWages) {
      expect(rates).toHaveLength(3)
      expect([...rates].sort(([a], [b]) => a.localeCompare(b))).toEqual(rates)
      expect([...rates].sort(([, a], [, b]) => a - b)).toEqual(rates)
    }
  })
})

describe('休憩', () => {
  test('ちょうど6時間は不要、6時間1分から45分、ちょうど8時間は45分、8時間1分から60分', () => {
    expect([360, 361, 480, 481].map(requiredBreakMin)).toEqual([0, 45, 45, 60])
    expect(cannotTakeBreak(360, 0)).toBeUndefined()
    expect(cannotTakeBreak(361, 0)).toBe('6時間を超える勤務には45分以上の休憩が必要です。')
    expect(cannotTakeBreak(525, 45)).toBeUndefined()
    expect(cannotTakeBreak(526, 45)).toBe('8時間を超える勤務には60分以上の休憩が必要です。')
  })
  test('拘束時間に合わせて、足りる中でいちばん短い休憩を提案する', () => {
    expect([360, 361, 525, 526, 540].map(suggestBreak)).toEqual([0, 45, 45, 60, 60])
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 720 }),
        (span) => cannotTakeBreak(span, suggestBreak(span)) === undefined,
      ),
    )
  })
  test('選べる休憩は、いつもの長さと、いま入っている長さ', () => {
    const usual = [0, 15, 30, 45, 60, 75, 90, 120]
    expect(breakOptions(null).map(({ value }) => value)).toEqual(usual)
    expect(breakOptions(45).map(({ value }) => value)).toEqual(usual)
    expect(breakOptions(50).map(({ value }) => value)).toEqual([...usual, 50])
    expect(
      breakOptions(null)
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(['なし', '15分'])
  })
  test('休憩は負にも、勤務より長くもできない', () => {
    expect(cannotTakeBreak(60, -1)).toBe('休憩は0分以上で入力してください。')
    expect(cannotTakeBreak(60, 60)).toBe('休憩が勤務時間より長くなっています。')
    expect(cannotTakeBreak(0, 0)).toBeUndefined()
  })
})

test('店舗に登録した特定最低賃金が高ければ、発効日からその額が必要になる (最低賃金法6条・15条)', () => {
  const shift = (workOn: string) => ({
    ...dayShift('13', workOn),
    specificMinimum: { yen: 1400, from: '2026-12-01' },
  })
  const refusal = cannotPayWage(1399, shift('2026-12-01'), now)
  expect(refusal).toContain('特定最低賃金1,400円以上で入力してください(最低賃金法6条・15条)。')
  expect(cannotPayWage(1400, shift('2026-12-01'), now)).toBeUndefined()
  expect(cannotPayWage(1300, shift('2026-11-30'), now)).toBeUndefined()
})
test.each([1200, 1280])(
  '特定最低賃金が%d円なら、地域別の1,280円のまま (最低賃金法6条1項)',
  (yen) => {
    const shift = {
      ...dayShift('13', '2026-12-01'),
      specificMinimum: { yen, from: '2026-10-01' as const },
    }
    expect(cannotPayWage(1279, shift, now)).toContain('東京都の最低賃金1,280円')
    expect(cannotPayWage(1280, shift, now)).toBeUndefined()
  },
)
test('特定最低賃金は、額と発効日の両方が登録されてはじめて、ある', () => {
  const of = (yen: number | null, from: string | null) =>
    specificMinimumOf({ specificMinimumWageYen: yen, specificMinimumWageFrom: from })
  expect(of(1400, '2026-12-01')).toEqual({ yen: 1400, from: '2026-12-01' })
  expect([of(1400, null), of(null, '2026-12-01'), of(null, null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
test('発効日に入る夜勤には、特定最低賃金が勤務全体に要る。バッジ限定の上乗せは地域別に対するもの', () => {
  const night = {
    prefectureCode: '13',
    ...shiftOf('2026-11-30', '22:00', '5:00'),
    specificMinimum: { yen: 1400, from: '2026-12-01' as const },
  }
  expect(cannotPayWage(1399, night, now)).toContain('特定最低賃金1,400円')
  // 1,280 of Tokyo and 150.
  expect(badgeMinimumOfShift(night)).toBe(1430)
})
