import { brokenPromises, byShare, firstDayOf, type PromiseCounts } from '@/domain/reviews/promises'

const broken = (overrides: Partial<PromiseCounts> = {}) =>
  brokenPromises({
    reviewCount: 20,
    reviewerCount: 12,
    onTime: 0,
    asDescribed: 0,
    workedCount: 40,
    workerCount: 15,
    endedLate: 0,
    breakShortened: 0,
    overtimePossible: false,
    ...overrides,
  })

describe('募集とちがうところ', () => {
  test('2件以上で1割以上のときに言う', () => {
    expect(broken()).toEqual([])
    expect(broken({ asDescribed: 2 })).toEqual([{ kind: 'asDescribed', count: 2, total: 20 }])
    expect(broken({ asDescribed: 1 })).toEqual([])
    expect(broken({ asDescribed: 1, reviewCount: 5 })).toEqual([])
    expect(broken({ endedLate: 4 })).toEqual([{ kind: 'endedLate', count: 4, total: 40 }])
    expect(broken({ endedLate: 3 })).toEqual([])
  })
  test('残業ありと書いたひな形では、延びた終わりを言わない', () => {
    expect(broken({ endedLate: 40, overtimePossible: true })).toEqual([])
  })
  test('答えは3名から、記録も3名から言う', () => {
    expect(broken({ onTime: 10, reviewerCount: 2 })).toEqual([])
    expect(broken({ onTime: 10, reviewerCount: 3 })).toHaveLength(1)
    expect(broken({ breakShortened: 10, workerCount: 2 })).toEqual([])
    expect(broken({ breakShortened: 10, workerCount: 3 })).toHaveLength(1)
  })
  test('割合の大きい順に並ぶ', () => {
    expect(
      broken({ asDescribed: 3, onTime: 5, endedLate: 6 })
        .sort(byShare)
        .map(({ kind }) => kind),
    ).toEqual(['onTime', 'asDescribed', 'endedLate'])
  })
  test('期間は本日から数える', () => {
    expect(firstDayOf('90d', '2026-11-20')).toBe('2026-08-22')
    expect(firstDayOf('year', '2026-11-20')).toBe('2025-11-20')
  })
})
