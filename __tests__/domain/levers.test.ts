import type { OfferingInput } from '@/contracts/offerings/schemas'
import type { PastShift } from '@/domain/offerings/fillForecast'
import {
  bestMove,
  type FillQuestion,
  presentForecast,
  raiseEffect,
  splitEffect,
  widenEffect,
} from '@/domain/offerings/leverForecasts'
import {
  cannotUseLever,
  costOfOfferings,
  halvesOf,
  type LeverOffering,
  planMove,
  planRaise,
  planSplit,
  planWiden,
} from '@/domain/offerings/leverPlans'
import { payOf, usualTerms } from '@/domain/pay/pay'
import { addMinutes, shiftOf, timeOf } from '@/lib/date'

const NOW = '2026-11-20T09:41:00+09:00'
const input: OfferingInput = {
  workOn: '2026-11-25',
  startTime: '17:00',
  endTime: '22:30',
  breakMin: 0,
  peopleWanted: 3,
  closeRule: 'at_start',
  customClosesAt: null,
  scope: 'trusted',
  groupIds: [],
  positionId: null,
  autoPublicAt: null,
  hourlyWageYen: 1350,
  transportationYen: 500,
  memo: '',
}
const offeringOf = (overrides: Partial<OfferingInput> = {}, peopleMatched = 0): LeverOffering => {
  const conditions = { ...input, ...overrides }
  return {
    input: conditions,
    ...shiftOf(conditions.workOn, conditions.startTime, conditions.endTime),
    peopleMatched,
  }
}
const hoursOf = ({ workOn, startTime, endTime, breakMin }: OfferingInput) =>
  `${workOn} ${startTime}-${endTime} ${breakMin}`

describe('手だての中身', () => {
  test('時給は50円上がり、公開範囲は一般公開になる。ほかの条件は変わらない', () => {
    expect(planRaise(offeringOf())).toEqual({ edit: { ...input, hourlyWageYen: 1400 }, added: [] })
    const forGroup = offeringOf({
      scope: 'group',
      groupIds: [7],
      autoPublicAt: '2026-11-24T17:00:00+09:00',
    })
    expect(planWiden(forGroup).edit).toEqual({ ...input, scope: 'public' })
  })

  test('半分は30分きざみで、前のほうが長い。休憩は、それぞれに法定の分がつく', () => {
    const times = (day: string, from: string, to: string) =>
      halvesOf(shiftOf(day, from, to)).map(
        ({ startAt, endAt, breakMin }) => `${timeOf(startAt)}-${timeOf(endAt)} ${breakMin}`,
      )
    expect(times('2026-11-25', '17:00', '22:30')).toEqual(['17:00-20:00 0', '20:00-22:30 0'])
    expect(times('2026-11-25', '09:00', '18:00')).toEqual(['09:00-13:30 0', '13:30-18:00 0'])
    // Each half has 6.5 hours. More than six hours of work need a break of 45 minutes.
    expect(times('2026-11-25', '09:00', '22:00')).toEqual(['09:00-15:30 45', '15:30-22:00 45'])
  })

  test('だれも決まっていなければ、求人そのものが前半になり、後半を足す', () => {
    const { edit, added } = planSplit(offeringOf(), NOW)
    expect([hoursOf(edit), edit.peopleWanted]).toEqual(['2026-11-25 17:00-20:00 0', 3])
    expect(added.map((one) => [hoursOf(one), one.peopleWanted, one.scope])).toEqual([
      ['2026-11-25 20:00-22:30 0', 3, 'trusted'],
    ])
  })

  test('決まった人がいれば、その枠と時間は変わらず、空いている枠だけを別の求人にする', () => {
    const offering = offeringOf({}, 1)
    const split = planSplit(offering, NOW)
    expect(split.edit).toEqual({ ...input, peopleWanted: 1 })
    expect(split.added.map((one) => [hoursOf(one), one.peopleWanted])).toEqual([
      ['2026-11-25 17:00-20:00 0', 2],
      ['2026-11-25 20:00-22:30 0', 2],
    ])
    const moved = planMove(offering, -120, NOW)
    expect(moved.edit).toEqual({ ...input, peopleWanted: 1 })
    expect(moved.added.map(hoursOf)).toEqual(['2026-11-25 15:00-20:30 0'])
  })

  test('日をまたいで動かすと勤務日も変わり、自分で決めた締切は開始との間を保つ', () => {
    const offering = offeringOf({
      workOn: '2026-11-25',
      startTime: '23:00',
      endTime: '05:00',
      closeRule: 'custom',
      customClosesAt: '2026-11-25T20:00:00+09:00',
    })
    const { edit } = planMove(offering, 90, NOW)
    expect(hoursOf(edit)).toBe('2026-11-26 00:30-06:30 0')
    expect(edit.customClosesAt).toBe('2026-11-25T21:30:00+09:00')
  })

  test('足す求人は、同じ公開の順番が間に合えば、それで始まる。自動で一般公開になった求人からは、一般公開', () => {
    const ladder = [
      { scope: 'trusted' as const, afterMin: 0 },
      { scope: 'public' as const, afterMin: 2880 },
    ]
    const [added] = planSplit(offeringOf({ ladder, scope: 'public' }), NOW).added
    expect([added?.scope, added?.ladder]).toEqual(['trusted', ladder])
    const turned = offeringOf({ scope: 'group', autoPublicAt: '2026-11-20T08:00:00+09:00' })
    expect(planSplit(turned, NOW).added[0]).toMatchObject({ scope: 'public', autoPublicAt: null })
    const turning = offeringOf({ scope: 'group', autoPublicAt: '2026-11-21T08:00:00+09:00' })
    expect(planSplit(turning, NOW).added[0]).toMatchObject({
      scope: 'group',
      autoPublicAt: '2026-11-21T08:00:00+09:00',
    })
  })

  test('募集中で空きがあるときだけ使える', () => {
    expect(cannotUseLever({ status: 'published', isFull: false })).toBeUndefined()
    expect(cannotUseLever({ status: 'published', isFull: true })).toContain('そろって')
    expect(cannotUseLever({ status: 'matching', isFull: false })).toContain('募集中ではない')
  })

  test('費用は求人ごとに、賃金・深夜の割増・交通費・利用料・税を足す', () => {
    const payFor = (from: string, to: string, hourlyWageYen: number) =>
      payOf({
        ...shiftOf('2026-11-25', from, to),
        breakMin: 0,
        hourlyWageYen,
        transportationYen: 500,
      })
    const three = (pay: ReturnType<typeof payFor>) => ({ pays: [pay, pay, pay], terms: usualTerms })
    // 5.5 h × 1,350 = 7,425, night 169, transport 500: 8,094; fee 2,428. Three people: 24,282 + 7,284 + tax 728.
    expect(costOfOfferings([three(payFor('17:00', '22:30', 1350))]).totalYen).toBe(32_294)
    // At 1,400 yen: 7,700 + 175 + 500 = 8,375; fee 2,512. Three people: 25,125 + 7,536 + tax 753.
    expect(costOfOfferings([three(payFor('17:00', '22:30', 1400))]).totalYen).toBe(33_414)
    // Two halves cost transport twice: 4,050 + 500 with a fee of 1,365, and 3,375 + 169 + 500 with a fee of 1,213.
    // For three people with tax: 18,154 + 16,134.
    const split = costOfOfferings([
      three(payFor('17:00', '20:00', 1350)),
      three(payFor('20:00', '22:30', 1350)),
    ])
    expect(split).toMatchObject({ people: 6, transportationYen: 3000, totalYen: 34_288 })
  })
})

describe('手だての見込み', () => {
  // Past shifts on Wednesdays and other weekdays of October. The forecast is for a Wednesday evening.
  const past = (
    count: number,
    filledCount: number,
    { from = '17:00', to = '22:30', wage = 1300, audience = 'public' as const } = {},
  ): PastShift[] =>
    Array.from({ length: count }, (_, index) => {
      const workOn = `2026-10-${String([5, 6, 7, 8, 9, 12, 13, 14, 15, 16][index]).padStart(2, '0')}`
      const shift = shiftOf(workOn, from, to)
      return {
        workOn,
        ...shift,
        peopleWanted: 1,
        hourlyWageYen: wage,
        matches:
          index < filledCount ? [{ matchedAt: addMinutes(shift.startAt, -30), audience }] : [],
      }
    })
  const question = (shifts: PastShift[], overrides: Partial<FillQuestion> = {}): FillQuestion => ({
    past: shifts,
    ...shiftOf('2026-11-25', '17:00', '22:30'),
    widest: 'public',
    leadMin: 60,
    ...overrides,
  })
  // A minimum wage of 1,226 yen on every day.
  const aboveMinimum = ({ hourlyWageYen }: { hourlyWageYen: number }) => hourlyWageYen - 1226

  test('時給: 同じかそれより高かった求人がどれだけそろったか', () => {
    const shifts = [...past(5, 1, { wage: 1349 }), ...past(10, 9, { wage: 1350 })]
    // 1,350 yen are 124 above the minimum.
    const { after, basis } = raiseEffect(question(shifts), 124, aboveMinimum)
    expect([after.percent, after.shiftCount]).toEqual([90, 10])
    expect(basis).toBe('平日の夜で、最低賃金より124円以上高い求人')
  })

  test('4件しかなければ、数字を出さない', () => {
    const { after } = raiseEffect(
      question([...past(4, 4, { wage: 1400 }), ...past(6, 3)]),
      124,
      aboveMinimum,
    )
    expect([after.percent, after.shiftCount]).toEqual([null, 4])
  })

  test('公開範囲: 同じ求人を、広げた先の人まで数える。だれに見えるか分からない範囲では、いまの数字を出さない', () => {
    const shifts = past(10, 6)
    const ask = question(shifts, { widest: 'trusted' })
    expect(presentForecast(ask).forecast.percent).toBe(0)
    expect(widenEffect(ask, 'public').after.percent).toBe(60)
    const unknown = widenEffect({ ...ask, widest: undefined }, 'public')
    expect(unknown.after.percent).toBe(60)
    expect(presentForecast({ ...ask, widest: undefined }).forecast.percent).toBeNull()
  })

  test('分割: 半分ほどの求人のうち、そろいにくいほうの半分で言う', () => {
    const shifts = [
      ...past(10, 2),
      ...past(10, 9, { from: '17:00', to: '20:00' }),
      // The second half begins at 20:00, which is still evening, so both halves are compared with evenings.
      ...past(5, 0, { from: '19:00', to: '22:00' }),
    ]
    const [first, second] = halvesOf(shiftOf('2026-11-25', '17:00', '22:30'))
    const { after, basis } = splitEffect(question(shifts), [first, second])
    expect([after.percent, after.shiftCount]).toEqual([60, 15])
    expect(basis).toBe('平日の夜で、3時間30分以内の求人')
    expect(splitEffect(question(past(10, 2)), [first, second]).after).toMatchObject({
      percent: null,
      shiftCount: 0,
    })
  })

  test('分割: 半分の一方が夜、もう一方が深夜なら、悪いほう', () => {
    const shifts = [
      ...past(5, 5, { from: '18:00', to: '21:00' }),
      ...past(5, 1, { from: '21:00', to: '23:30' }),
    ]
    const shift = shiftOf('2026-11-25', '18:00', '23:30')
    const [first, second] = halvesOf(shift)
    expect(splitEffect(question(shifts, shift), [first, second]).after.percent).toBe(20)
  })

  test('別の時間: 2時間以内で、いちばんよくそろった時間。同じなら、動かす分が少ないほう', () => {
    const shifts = [
      ...past(10, 2),
      ...past(5, 4, { from: '16:00', to: '21:30' }),
      ...past(5, 4, { from: '19:00', to: '23:30' }),
      ...past(5, 5, { from: '14:00', to: '19:00' }),
    ]
    const move = bestMove(question(shifts, { leadMin: 600 }))
    // 16:00 (give or take half an hour) is 60 minutes earlier, 19:00 is 120 later, 14:00 is too far away.
    expect(move).toMatchObject({
      byMin: -60,
      after: { percent: 80, shiftCount: 5 },
      basis: '平日の16:00ごろに始まる求人',
    })
  })

  test('別の時間: 画面に出る、いまの見込みよりよい時間だけ勧める。出発点はどの手だても同じ', () => {
    // Evenings filled 22 of 30. Those of 16:00 (7 of 10) are no better, whatever those of 17:00 alone say (5 of 10).
    const shifts = [
      ...past(10, 5),
      ...past(10, 10, { from: '20:00', to: '23:30' }),
      ...past(10, 7, { from: '16:00', to: '21:30' }),
    ]
    const ask = question(shifts, { leadMin: 600 })
    const present = presentForecast(ask).forecast.percent ?? 0
    expect(present).toBe(73)
    expect(bestMove(ask)).toBeUndefined()
  })

  test('よい時間が記録になければ、勧めない。開始に間に合わない時間も', () => {
    expect(bestMove(question(past(10, 9)))).toBeUndefined()
    expect(bestMove(question([...past(10, 2), ...past(4, 4, { from: '19:00' })]))).toBeUndefined()
    const earlier = [...past(10, 2), ...past(5, 5, { from: '15:00', to: '20:00' })]
    // Shifts of 15:00 count for starts within half an hour of it. The nearest one, 15:30, is 90 minutes earlier.
    expect(bestMove(question(earlier, { leadMin: 300 }))?.byMin).toBe(-90)
    expect(bestMove(question(earlier, { leadMin: 60 }))).toBeUndefined()
  })

  test('時刻は日をまたいで近い: 23:45に動かすと、0:15に始まった求人と比べる', () => {
    const late = past(5, 5, { from: '00:15', to: '05:00' })
    const here = past(10, 1, { from: '22:15', to: '03:00' })
    const shift = shiftOf('2026-11-25', '22:15', '03:00')
    expect(bestMove(question([...late, ...here], { ...shift, leadMin: 600 }))?.byMin).toBe(90)
  })
})
