import {
  byWorstPromise,
  firstDayOf,
  promiseFindings,
  shownFigures,
  type PromiseCounts,
} from '@/domain/reviews/promises'

const counts = (over: Partial<PromiseCounts> = {}): PromiseCounts => ({
  reviewCount: 20,
  reviewerCount: 12,
  onTime: 20,
  asDescribed: 20,
  wantAgain: 20,
  workedCount: 40,
  workerCount: 15,
  endedLate: 0,
  breakShortened: 0,
  ...over,
})
const offer = (over: Partial<PromiseCounts> = {}, overtimePossible = false) => ({
  ...shownFigures(counts(over)),
  promised: { overtimePossible },
})

describe('約束と実際', () => {
  test('20件から割合を出し、四捨五入する', () => {
    expect(shownFigures(counts({ onTime: 17, endedLate: 3 }))).toMatchObject({
      answers: { onTime: { count: 17, total: 20, percent: 85 } },
      records: { endedLate: { count: 3, total: 40, percent: 8 } },
    })
  })
  test('19件では件数だけを出す', () => {
    const { answers } = shownFigures(counts({ reviewCount: 19, onTime: 17 }))
    expect(answers?.onTime).toEqual({ count: 17, total: 19, percent: null })
  })
  test('答えた人が2名なら、何件あっても答えを出さず、記録は別に数える', () => {
    const masked = shownFigures(counts({ reviewCount: 30, reviewerCount: 2 }))
    expect(masked.answers).toBeNull()
    expect(masked.records).not.toBeNull()
    expect(shownFigures(counts({ workerCount: 2 })).records).toBeNull()
    expect(shownFigures(counts({ reviewerCount: 3 })).answers).not.toBeNull()
  })
  test('いちばん守られていない約束の割合で、悪い順に並べる。伏せたものは最後', () => {
    const kept = { name: '守っている', ...offer() }
    const late = { name: '延びる', ...offer({ endedLate: 10 }) }
    const different = { name: 'ちがう', ...offer({ asDescribed: 12 }) }
    const masked = { name: '伏せた', ...offer({ reviewerCount: 1, workerCount: 1 }) }
    expect([kept, masked, late, different].sort(byWorstPromise).map(({ name }) => name)).toEqual([
      'ちがう',
      '延びる',
      '守っている',
      '伏せた',
    ])
  })
  test('2件以上で1割以上のとき、直すところを言う', () => {
    expect(promiseFindings(offer({ asDescribed: 18 }))).toEqual([
      '募集文とちがうという声があります',
    ])
    expect(promiseFindings(offer({ asDescribed: 19 }))).toEqual([])
    expect(promiseFindings(offer({ reviewCount: 5, asDescribed: 4, onTime: 5 }))).toEqual([])
    expect(promiseFindings(offer({ endedLate: 4 }))).toEqual([
      '残業なしと書いて、終わりが延びています',
    ])
    expect(promiseFindings(offer({ endedLate: 4 }, true))).toEqual([
      '終わりが延びることが多くあります',
    ])
    expect(promiseFindings(offer({ endedLate: 3 }))).toEqual([])
  })
  test('期間は本日から数える', () => {
    expect(firstDayOf('90d', '2026-11-20')).toBe('2026-08-22')
    expect(firstDayOf('year', '2026-11-20')).toBe('2025-11-20')
  })
})
