import {
  calendarYearOf,
  cannotTakeShift,
  limitPolicies,
  limitsOn,
  reportWarning,
  salaryRoomOn,
  type WorkerLoad,
} from '@/domain/workers/limits'

/** 5.5 hours for 8,094 yen, of which 7,594 count for the year. */
const shift = { workOn: '2026-11-20', workMin: 330, grossYen: 8094, transportationYen: 500 }
const nothing: WorkerLoad = {
  dayJobs: 0,
  weekMin: 0,
  weekMinCompany: 0,
  monthYen: 0,
  yearYen: 0,
  mynumberStatus: 'not_requestable',
}

// The limit of hours at one company applies from 2026-10-01 (健康保険法3条1項9号).
test('上限の表: 数、数える範囲、法律によるか、いつからか', () => {
  expect(
    limitPolicies.map((one) => [
      one.kind,
      one.below,
      one.scope,
      one.law,
      one.validFrom,
      one.validTo,
    ]),
  ).toEqual([
    ['dayJobs', 2, 'all', false, '2020-01-01', null],
    ['weekMin', 2340, 'all', false, '2020-01-01', null],
    ['weekMinCompany', 1200, 'company', true, '2026-10-01', null],
    ['monthYen', 78_000, 'company', false, '2020-01-01', null],
    ['yearYen', 280_000, 'company', false, '2020-01-01', null],
  ])
})
test('止めていない上限は、すべて効く。始まる前の日には、どれもない', () => {
  expect(Object.keys(limitsOn('2026-11-20')).sort()).toEqual(
    ['dayJobs', 'monthYen', 'weekMin', 'weekMinCompany', 'yearYen'].sort(),
  )
  expect(limitsOn('2019-12-31')).toEqual({})
})
// Each load and the shift together reach the bound of the table above.
test.each<[string, Partial<WorkerLoad>, string]>([
  ['1日', { dayJobs: 1 }, '同じ日にほかの勤務があるため、申し込めません。'],
  ['1週間', { weekMin: 2010 }, '1週間の勤務が39時間以上になるため、申し込めません。'],
  [
    '企業での1週間',
    { weekMinCompany: 870 },
    '同じ企業での1週間の勤務が20時間以上になるため、申し込めません。',
  ],
  [
    '今月',
    { monthYen: 69_906 },
    '同じ企業での今月の報酬が78,000円以上になるため、申し込めません。',
  ],
  [
    '年間',
    { yearYen: 272_406 },
    '同じ企業での年間の報酬が280,000円以上になるため、申し込めません。マイナンバーを提供すると申し込めるようになります。',
  ],
])('%sの上限にちょうど届けば、そう言って断る。1つ少なければ申し込める', (_, load, text) => {
  expect(cannotTakeShift({ ...nothing, ...load }, shift)).toBe(text)
  const [[kind, value] = ['dayJobs', 0]] = Object.entries(load) as [keyof WorkerLoad, number][]
  expect(cannotTakeShift({ ...nothing, [kind]: value - 1 }, shift)).toBeUndefined()
})
test('あといくら働けるかは、上限のない日とマイナンバーの提供で変わる', () => {
  const load = { monthYen: 78_500, yearYen: 100_000, mynumberStatus: 'requestable' } as const
  expect(salaryRoomOn('2026-11-20', load)).toEqual({
    monthLimitYen: 78_000,
    monthRemainingYen: 0,
    yearLimitYen: 280_000,
    yearRemainingYen: 179_999,
  })
  expect(salaryRoomOn('2026-11-20', { ...load, mynumberStatus: 'provided' })).toMatchObject({
    yearLimitYen: null,
    yearRemainingYen: null,
  })
  expect(salaryRoomOn('2019-12-31', load)).toEqual({
    monthLimitYen: null,
    monthRemainingYen: null,
    yearLimitYen: null,
    yearRemainingYen: null,
  })
})

test('暦年の給与が300,000円に近づくと、給与支払報告書を知らせる (地方税法317条の6第3項)', () => {
  expect(reportWarning(269_999)).toBeUndefined()
  expect(reportWarning(270_000)).toBe(
    '今年(1〜12月)の給与が270,000円です。あと30,001円で300,000円を超えます。超えると、退職した人の分も給与支払報告書を市区町村に提出します(地方税法317条の6第3項)。',
  )
  expect(reportWarning(285_000)).toContain('あと15,001円で300,000円を超えます。')
  expect(reportWarning(299_999)).toContain('あと2円で300,000円を超えます。')
  expect(reportWarning(300_000)).toContain('あと1円で300,000円を超えます。')
  expect(reportWarning(300_001)).toContain('300,000円を超えたため')
})
test('給与支払報告書は、1月1日から12月31日までの給与で数える', () => {
  const year = { fromOn: '2026-01-01', toOn: '2026-12-31' }
  expect(['2026-01-01', '2026-12-31'].map(calendarYearOf)).toEqual([year, year])
})
