import { callsLeft, callsLeftText, callStateOf } from '@/domain/workers/callsLeft'
import type { WorkerLoad } from '@/domain/workers/limits'

/** The shift of the mock-up: 17:00 to 22:30 at 1,350 yen, 8,094 yen with transport 500. */
const shift = { workOn: '2026-11-28', workMin: 330, grossYen: 8094, transportationYen: 500 }
const load = (over: Partial<WorkerLoad> = {}): WorkerLoad => ({
  dayJobs: 0,
  weekMin: 0,
  weekMinCompany: 0,
  monthYen: 0,
  yearYen: 0,
  mynumberStatus: 'not_requestable',
  ...over,
})
/** What is left of the month's limit: the total must stay below 78,000 yen. */
const withRoom = (roomYen: number) => load({ monthYen: 77_999 - roomYen })
const free = { isBlocked: false, isOverlapping: false, refusal: undefined }

test.each([
  [36_800, 4],
  [31_200, 3],
  [24_900, 3],
  [44_500, 5],
  [8094, 1],
  [8093, 0],
  [2900, 0],
])('月の上限まで%d円なら、この求人で呼べるのはあと%d回', (roomYen, times) => {
  expect(callsLeft(withRoom(roomYen), shift)).toBe(times)
})

test('年の上限のほうが近ければ、そちらで数える。マイナンバーの提供があれば、年の上限はない', () => {
  // 279,999 - 260,000 = 19,999 yen of wages and premiums; the shift takes 7,594 of them.
  expect(callsLeft(load({ yearYen: 260_000 }), shift)).toBe(2)
  expect(callsLeft(load({ yearYen: 260_000, mynumberStatus: 'provided' }), shift)).toBe(9)
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
      reason: '同じ企業での月の上限まであと2,900円。この求人の8,094円では申し込めません。',
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
