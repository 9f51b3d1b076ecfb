import { callsLeft, callsLeftText, callStateOf, type HeldShift } from '@/domain/workers/callsLeft'
import type { WorkerLoad } from '@/domain/workers/limits'
import { shiftOf } from '@/lib/date'

/** 17:00 to 22:30 at 1,350 yen: wage 7,425, half an hour at night 169, transport 500. */
const shift = { workOn: '2026-11-28', workMin: 330, grossYen: 8094, transportationYen: 500 }
const load = (overrides: Partial<WorkerLoad> = {}): WorkerLoad => ({
  dayJobs: 0,
  weekMin: 0,
  weekMinCompany: 0,
  monthYen: 0,
  yearYen: 0,
  mynumberStatus: 'not_requestable',
  ...overrides,
})
/** A worker who can still earn `roomYen` this month: the total must stay below 78,000 yen. */
const withRoom = (roomYen: number) => load({ monthYen: 77_999 - roomYen })
/** Looks from 1 November on, with no other shifts: the limits of days and weeks leave room for 13 such shifts. */
const plan = {
  ...shiftOf('2026-11-28', '17:00', '22:30'),
  heldShifts: [],
  now: '2026-11-01T00:00+09:00',
}
const free = { isBlocked: false, isOverlapping: false, refusal: undefined }

// Three calls cost 24,282 yen, four 32,376, five 40,470.
test.each([
  [36_800, 4],
  [31_200, 3],
  [24_900, 3],
  [44_500, 5],
  [8094, 1],
  [8093, 0],
  [2900, 0],
])('月の上限まで%d円なら、この求人で呼べるのはあと%d回', (roomYen, times) => {
  expect(callsLeft(withRoom(roomYen), shift, plan)).toBe(times)
})

test('年の上限のほうが近ければ、そちらで数える。マイナンバーの提供があれば、年の上限はない', () => {
  // 279,999 - 260,000 = 19,999 yen of wages and premiums; the shift takes 7,594 of them.
  expect(callsLeft(load({ yearYen: 260_000 }), shift, plan)).toBe(2)
  const provided = load({ yearYen: 260_000, mynumberStatus: 'provided' })
  // Nine times 8,094 = 72,846 yen fit below the 78,000 of the month.
  expect(callsLeft(provided, shift, plan)).toBe(9)
})

describe('月に残る日と、週の決まりで止まる回数', () => {
  /** 1,000 yen each, so that the limits of pay leave room for more than any month has days. */
  const callsFrom = (
    now: string,
    {
      workMin = 60,
      hours = ['17:00', '18:00'] as [string, string],
      heldShifts = [] as HeldShift[],
    } = {},
  ) =>
    callsLeft(
      load(),
      { workOn: '2026-11-30', workMin, grossYen: 1000, transportationYen: 0 },
      { ...shiftOf('2026-11-30', ...hours), heldShifts, now: `2026-11-${now}+09:00` },
    )
  const held = (day: string, overrides: Partial<HeldShift> = {}): HeldShift => ({
    workOn: `2026-11-${day}`,
    ...shiftOf(`2026-11-${day}`, '10:00', '11:00'),
    workMin: 60,
    isOwn: false,
    ...overrides,
  })

  test.each([
    ['28T16:59', 3],
    ['29T16:59', 2],
    ['29T17:00', 1],
    ['30T16:59', 1],
    ['30T17:00', 0],
  ])('11月%sには、17時からの求人で%d回', (now, times) => {
    expect(callsFrom(now)).toBe(times)
  })
  // The week is Sunday 22 to Saturday 28: below 20 hours, so two shifts of 400 minutes and three of 399.
  test.each([
    [399, 5],
    [400, 4],
  ])('1回%d分なら、11月22日から%d回 (週20時間未満)', (workMin, times) => {
    expect(callsFrom('22T00:00', { workMin })).toBe(times)
  })
  // 25 to 30 November are six days. A shift at another company (`isOwn: false`) does not lengthen the row.
  test.each([
    ['25T00:00', [], 6],
    ['24T00:00', [], 6],
    ['25T00:00', [held('24', { isOwn: true })], 5],
    ['25T00:00', [held('24')], 6],
  ])('11月%sから、続けて働けるのは6日まで (%#)', (now, shifts, times) => {
    expect(callsFrom(now, { heldShifts: shifts })).toBe(times)
  })
  // Of 28 to 30 November only Saturday 28 lies in the week of the 23rd, which must stay below 2,340 minutes.
  test.each([
    [[held('29')], 2],
    [[held('23', { workMin: 2279 })], 3],
    [[held('23', { workMin: 2280 })], 2],
  ])('ほかの勤務のある日と、週39時間以上になる日は数えない (%#)', (shifts, times) => {
    expect(callsFrom('28T00:00', { heldShifts: shifts })).toBe(times)
  })
  test.each([
    ['04:00', 1],
    ['04:01', 0],
  ])('前の日からの夜勤が%sに終わると、4時からの求人は%d回', (endTime, times) => {
    const night = held('29', shiftOf('2026-11-29', '22:00', endTime))
    expect(callsFrom('30T00:00', { hours: ['04:00', '05:00'], heldShifts: [night] })).toBe(times)
  })
})

test('回数の言い方。翌月の求人は、その月を言う', () => {
  const now = '2026-11-20T09:41:00+09:00'
  expect(callsLeftText(3, '2026-11-28', now)).toBe('今月あと3回呼べます')
  expect(callsLeftText(0, '2026-11-28', now)).toBe('今月は呼べません')
  expect(callsLeftText(9, '2026-12-01', now)).toBe('12月はあと9回呼べます')
})

describe('呼べない理由', () => {
  test('企業の上限は金額で言う', () => {
    expect(callStateOf(withRoom(2900), shift, free)).toEqual({
      state: 'limit',
      reason: '同じ企業での月の上限まで、あと2,900円。この求人の8,094円では申し込めません。',
    })
    expect(callStateOf(load({ yearYen: 275_000 }), shift, free).reason).toContain('マイナンバー')
    // 20 hours a week at one company from October 2026 on: 15 hours and 5.5 hours are too many.
    expect(callStateOf(load({ weekMinCompany: 900 }), shift, free).reason).toContain('週20時間以上')
  })
  test('予定や条件は、どこで何をしているか、何が足りないかを言わない', () => {
    const busy = { state: 'busy', reason: 'この日または週の予定のため、申し込めません。' }
    expect(callStateOf(load(), shift, { ...free, isOverlapping: true })).toEqual(busy)
    expect(callStateOf(load({ dayJobs: 1 }), shift, free)).toEqual(busy)
    expect(callStateOf(load(), shift, { ...free, refusal: '18歳未満' })).toEqual({
      state: 'conditions',
      reason: 'この求人の条件に合わないため、申し込めません。',
    })
    expect(callStateOf(load(), shift, { ...free, isBlocked: true }).state).toBe('blocked')
    expect(callStateOf(load(), shift, free)).toEqual({ state: 'callable', reason: null })
  })
})
