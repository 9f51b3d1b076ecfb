/**
 * The bounds of an offering, the limits of each worker and the periods for which records are kept. Each bound is tried
 * with the last value that is accepted and the first that is refused.
 */
import type { OfferingInput } from '@/contracts/offerings/schemas'
import { cannotSeeContact } from '@/domain/matchings/matching'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import type { OfferingContext } from '@/domain/offerings/check/offeringRule'
import { cannotPromiseOvertime } from '@/domain/offerings/overtime'
import { retentionOf } from '@/domain/records/retention'
import { cannotWorkAtAge, childUntil } from '@/domain/workers/age'
import { limitReached, limitWeekOf, limitYearOf, type WorkerLoad } from '@/domain/workers/limits'
import { provisionStatusAt, usedShare } from '@/domain/workers/mynumberProvision'
import { cannotWorkWithoutRest } from '@/domain/workers/restDays'
import { addDays, shiftOf } from '@/lib/date'

describe('求人', () => {
  const input: OfferingInput = {
    workOn: '2026-11-28',
    startTime: '09:00',
    endTime: '14:00',
    breakMin: 0,
    peopleWanted: 2,
    closeRule: 'at_start',
    customClosesAt: null,
    scope: 'public',
    groupIds: [],
    autoPublicAt: null,
    hourlyWageYen: 1350,
    transportationYen: 500,
    memo: '',
  }
  const context: OfferingContext = {
    now: '2026-11-20T09:41:00+09:00',
    offerStatus: 'usable',
    overtimePossible: false,
    hasLaborAgreement36: false,
    contracts: [],
    restrictions: [],
    prefectureCode: '13',
    others: [],
    continuedElsewhere: [],
    groups: [],
    hasUniformChange: false,
    changeTimeMin: 0,
    feeRateBp: 3000,
    offerId: 1,
    bonuses: [],
    usualPeople: null,
    positionIds: [],
    usage: null,
    budget: null,
    closureOn: () => undefined,
  }
  const fieldsOf = (overrides: Partial<OfferingInput>) =>
    validateOffering({ ...input, ...overrides }, context).errors.map(({ field }) => field)
  const on = (workOn: string, startTime: string, endTime: string, breakMin = 0) => ({
    workOn,
    startTime,
    endTime,
    breakMin,
  })
  const DAY = '2026-11-28'
  test.each<[string, Partial<OfferingInput>, Partial<OfferingInput>, string]>([
    ['実働は60分から', on(DAY, '9:00', '10:00'), on(DAY, '9:00', '9:59'), 'endTime'],
    ['実働は480分まで', on(DAY, '9:00', '18:00', 60), on(DAY, '9:00', '18:01', 60), 'endTime'],
    ['拘束は12時間まで', on(DAY, '8:00', '20:00', 240), on(DAY, '8:00', '20:01', 241), 'endTime'],
    [
      '6時間を超えたら45分の休憩 (労働基準法34条)',
      on(DAY, '9:00', '15:00'),
      on(DAY, '9:00', '15:01'),
      'breakMin',
    ],
    ['交通費は0円から', { transportationYen: 0 }, { transportationYen: -1 }, 'transportationYen'],
    [
      '交通費は3,000円まで',
      { transportationYen: 3000 },
      { transportationYen: 3001 },
      'transportationYen',
    ],
    [
      '交通費は1円きざみ',
      { transportationYen: 1 },
      { transportationYen: 0.5 },
      'transportationYen',
    ],
    // Today is 20 November: 60 days later is 19 January.
    ['60日先まで', { workOn: '2027-01-19' }, { workOn: '2027-01-20' }, 'workOn'],
    [
      '開始の15分前まで',
      on('2026-11-20', '9:56', '12:00'),
      on('2026-11-20', '9:55', '12:00'),
      'startTime',
    ],
    ['1名から', { peopleWanted: 1 }, { peopleWanted: 0 }, 'peopleWanted'],
    ['100名まで', { peopleWanted: 100 }, { peopleWanted: 101 }, 'peopleWanted'],
    [
      '締切は開始時刻と同時まで',
      { closeRule: 'custom', customClosesAt: '2026-11-28T09:00:00+09:00' },
      { closeRule: 'custom', customClosesAt: '2026-11-28T09:00:01+09:00' },
      'customClosesAt',
    ],
    ['最低賃金 (最低賃金法4条)', { hourlyWageYen: 1280 }, { hourlyWageYen: 1279 }, 'hourlyWageYen'],
  ])('%s', (_, accepted, refused, field) => {
    expect([fieldsOf(accepted), fieldsOf(refused)]).toEqual([[], [field]])
  })
  test.each<[string, Partial<OfferingInput>, Partial<OfferingContext>, string[]]>([
    ['20名では確かめない', { peopleWanted: 20 }, {}, []],
    ['21名からは確かめる', { peopleWanted: 21 }, {}, ['many_people']],
    [
      '着替えの時間も労働時間 (労働基準法32条)',
      {},
      { hasUniformChange: true, changeTimeMin: 0 },
      ['change_time_missing'],
    ],
    ['着替えの時間が入っている', {}, { hasUniformChange: true, changeTimeMin: 5 }, []],
    ['22時ちょうどに終わる', { startTime: '18:00', endTime: '22:00' }, {}, []],
    [
      '22時を過ぎると年少者を除く (61条1項)',
      { startTime: '18:00', endTime: '22:01' },
      {},
      ['minors_excluded'],
    ],
  ])('注意: %s', (_, overrides, around, codes) => {
    const { warnings } = validateOffering({ ...input, ...overrides }, { ...context, ...around })
    expect(warnings.map(({ code }) => code)).toEqual(codes)
  })
})

describe('36協定と休日', () => {
  const overtime = { workMin: 300, overtimePossible: true }
  test.each([
    ['協定がなければ、8時間まで', { workMin: 480, overtimePossible: false }, false, true],
    ['協定がなければ、8時間1分は出せない', { workMin: 481, overtimePossible: false }, false, false],
    ['協定がなければ、残業のある求人は出せない', overtime, false, false],
    ['協定があれば、残業のある求人を出せる', overtime, true, true],
  ])('%s (労働基準法36条1項)', (_, offering, hasLaborAgreement36, isAllowed) => {
    expect(cannotPromiseOvertime(offering, { hasLaborAgreement36 }) === undefined).toBe(isAllowed)
  })
  test.each([
    ['続けて6日まで', 5, true],
    ['7日目は、申し込めない', 6, false],
  ])('同じ企業で%s (労働基準法35条1項)', (_, daysBefore, isAllowed) => {
    const held = Array.from({ length: daysBefore }, (_value, index) =>
      shiftOf(addDays('2026-11-27', -index), '10:00', '15:00'),
    )
    const reason = cannotWorkWithoutRest(held, shiftOf('2026-11-28', '10:00', '15:00'))
    expect(reason === undefined).toBe(isAllowed)
  })
})

describe('年少者', () => {
  // 年齢計算ニ関スル法律: an age is completed at the end of the day before the birthday.
  test.each([
    ['2011-04-01', '2026-03-31'], // fifteen at the end of 31 March 2026
    ['2011-04-02', '2027-03-31'], // fifteen at the end of 1 April 2026
    ['2010-12-31', '2026-03-31'],
  ])('%s生まれは、%sまで働けない (労働基準法56条1項)', (birthOn, until) => {
    expect(childUntil(birthOn)).toBe(until)
    const day = (workOn: string) => ({
      ...shiftOf(workOn, '09:00', '12:00'),
      breakMin: 0,
      overtimePossible: false,
      minAge: 15 as const,
    })
    expect(cannotWorkAtAge(birthOn, day(until))).toContain('3月31日')
    expect(cannotWorkAtAge(birthOn, day(addDays(until, 1)))).toBeUndefined()
  })
  const seventeen = '2009-06-01'
  const shift = (from: string, to: string, overtimePossible = false) => ({
    ...shiftOf('2026-11-28', from, to),
    breakMin: 0,
    overtimePossible,
    minAge: 15 as const,
  })
  test.each([
    ['22時まで', shift('17:00', '22:00'), undefined],
    ['22時1分まで (61条1項)', shift('17:00', '22:01'), '22:00〜翌5:00'],
    ['5時から', shift('05:00', '09:00'), undefined],
    ['4時59分から (61条1項)', shift('04:59', '09:00'), '22:00〜翌5:00'],
    ['時間外労働のある求人 (60条1項)', shift('09:00', '14:00', true), '時間外労働'],
  ])('17歳: %s', (_, posted, reason) => {
    const refusal = cannotWorkAtAge(seventeen, posted)
    if (reason === undefined) expect(refusal).toBeUndefined()
    else expect(refusal).toContain(reason)
  })
  test('最低年齢のない求人は18歳から: 誕生日の当日に働け、前日は働けない', () => {
    const posted = { ...shift('09:00', '14:00'), minAge: undefined }
    expect(cannotWorkAtAge('2008-11-28', posted)).toBeUndefined()
    expect(cannotWorkAtAge('2008-11-29', posted)).toContain('18歳以上')
  })
})

describe('ワーカーごとの上限', () => {
  const load: WorkerLoad = {
    dayJobs: 0,
    weekMin: 0,
    weekMinCompany: 0,
    monthYen: 0,
    yearYen: 0,
    mynumberStatus: 'not_requestable',
  }
  /** One hour for 1,700 yen, 500 of them transport. */
  const shift = { workOn: '2026-11-20', workMin: 60, grossYen: 1700, transportationYen: 500 }
  test.each<[string, Partial<WorkerLoad>, Partial<WorkerLoad>, string]>([
    ['1日に始まる仕事は1件', { dayJobs: 0 }, { dayJobs: 1 }, 'dayJobs'],
    // 2,279 + 60 = 2,339 minutes; 39 hours are 2,340.
    ['全企業で週39時間未満', { weekMin: 2279 }, { weekMin: 2280 }, 'weekMin'],
    // 1,139 + 60 = 1,199 minutes; 20 hours are 1,200.
    [
      '同じ企業で週20時間未満 (健康保険法3条1項9号)',
      { weekMinCompany: 1139 },
      { weekMinCompany: 1140 },
      'weekMinCompany',
    ],
    // Wage and transport: 76,299 + 1,700 = 77,999.
    ['同じ企業で月78,000円未満', { monthYen: 76_299 }, { monthYen: 76_300 }, 'monthYen'],
    // Wage and premiums without transport: 278,799 + 1,200 = 279,999.
    ['同じ企業で年280,000円未満', { yearYen: 278_799 }, { yearYen: 278_800 }, 'yearYen'],
  ])('%s', (_, below, reached, kind) => {
    expect(limitReached({ ...load, ...below }, shift)).toBeUndefined()
    expect(limitReached({ ...load, ...reached }, shift)).toBe(kind)
  })
  test('週20時間の上限は2026年10月1日の勤務から、企業の方針で外せる', () => {
    const busy = { ...load, weekMinCompany: 1140 }
    expect(limitReached(busy, { ...shift, workOn: '2026-09-30' })).toBeUndefined()
    expect(limitReached(busy, { ...shift, workOn: '2026-10-01' })).toBe('weekMinCompany')
    expect(limitReached(busy, shift, ['weekMinCompany'])).toBeUndefined()
    expect(limitReached({ ...load, monthYen: 77_000 }, shift, ['monthYen'])).toBeUndefined()
  })
  test('マイナンバーの提供で外れるのは年の上限だけ', () => {
    const provided = { ...load, yearYen: 300_000, mynumberStatus: 'provided' as const }
    expect(limitReached(provided, shift)).toBeUndefined()
    expect(limitReached({ ...provided, monthYen: 76_300 }, shift)).toBe('monthYen')
  })
  test('年は12月1日から11月30日、週は日曜日から土曜日', () => {
    expect(limitYearOf('2026-11-30')).toEqual({ fromOn: '2025-12-01', toOn: '2026-11-30' })
    expect(limitYearOf('2026-12-01')).toEqual({ fromOn: '2026-12-01', toOn: '2027-11-30' })
    // 22 November 2026 is a Sunday.
    expect(limitWeekOf('2026-11-22')).toEqual({ fromOn: '2026-11-22', toOn: '2026-11-28' })
    expect(limitWeekOf('2026-11-21')).toEqual({ fromOn: '2026-11-15', toOn: '2026-11-21' })
  })
  test('マイナンバーの依頼は年250,000円から', () => {
    const now = new Date('2026-11-20T09:41:00+09:00')
    expect([249_999, 250_000].map((yen) => provisionStatusAt(undefined, yen, now))).toEqual([
      'not_requestable',
      'requestable',
    ])
  })
  test('「上限が近い」は80%から: 78,000円の80%は62,400円', () => {
    const year = { usedYen: 0, limitYen: 280_000, remainingYen: 279_999 }
    const month = { usedYen: 62_400, limitYen: 78_000, remainingYen: 15_599 }
    expect(usedShare({ month, year })).toBe(0.8)
  })
})

describe('記録', () => {
  test('賃金台帳と出勤簿は5年、当分の間は3年 (労働基準法109条、附則143条1項。初日は数えない)', () => {
    expect(retentionOf('2026-11-20')).toEqual({
      keptUntil: '2029-11-20',
      fiveYearsUntil: '2031-11-20',
    })
  })
  test.each([
    ['開始の60分前の1秒前', '2026-11-20T16:59:59+09:00', false],
    ['開始の60分前', '2026-11-20T17:00:00+09:00', true],
    ['終了の60分後', '2026-11-21T00:30:00+09:00', true],
    ['終了の60分後の1秒後', '2026-11-21T00:30:01+09:00', false],
  ])('緊急連絡先: %s', (_, now, isShown) => {
    const matching = {
      ...shiftOf('2026-11-20', '18:00', '23:30'),
      status: 'established' as const,
      checkedInAt: null,
      checkedOutAt: null,
    }
    expect(cannotSeeContact(matching, now) === undefined).toBe(isShown)
  })
})
