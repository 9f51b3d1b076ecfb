import type { ClosingDay } from '@/contracts/closingDays/schemas'
import { cannotSaveClosingDay, closingDayText, closureOn } from '@/domain/clients/closingDays'

const regular = (weekday: number, weeks: number[] = [], rest: Partial<ClosingDay> = {}) => ({
  kind: 'regular' as const,
  weekday,
  weeks,
  startsOn: '2026-11-01',
  endsOn: null,
  opensOnHolidays: false,
  reason: '',
  ...rest,
})
const single = (startsOn: string, endsOn: string | null, reason = '') => ({
  ...regular(0),
  kind: 'single' as const,
  weekday: null,
  startsOn,
  endsOn,
  reason,
})

// December 2026 begins on a Tuesday: its Mondays are the 7th, 14th, 21st and 28th.
test.each([
  ['毎週', regular(1), ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'], '2026-12-08'],
  ['第2・第3', regular(1, [2, 3]), ['2026-12-14', '2026-12-21'], '2026-12-07'],
  ['第5', regular(2, [5]), ['2026-12-29'], '2026-12-22'],
] as const)('%s の曜日だけが休み', (_name, rule, closed, open) => {
  for (const day of closed) expect(closureOn(day, [rule], false)).toBe('定休日')
  expect(closureOn(open, [rule], false)).toBeUndefined()
})

test('始める日より前は休みではなく、祝日の営業は祝日だけを開ける', () => {
  const rule = regular(1, [], { startsOn: '2026-11-23', opensOnHolidays: true })
  expect(closureOn('2026-11-16', [rule], false)).toBeUndefined()
  expect(closureOn('2026-11-23', [rule], true)).toBeUndefined()
  expect(closureOn('2026-11-30', [rule], false)).toBe('定休日')
})

test('臨時の休みは両端を含み、理由を言い、定休日より先に出る', () => {
  const rules = [regular(2), single('2026-12-29', '2027-01-03', '年末年始の休業')]
  expect(closureOn('2026-12-28', rules, false)).toBeUndefined()
  expect(closureOn('2026-12-29', rules, false)).toBe('年末年始の休業')
  expect(closureOn('2027-01-03', rules, false)).toBe('年末年始の休業')
  expect(closureOn('2027-01-05', rules, false)).toBe('定休日')
  expect(closureOn('2026-12-25', [single('2026-12-25', null)], false)).toBe('臨時休業')
})

test('休みを言葉にする', () => {
  const now = '2026-11-20T09:41:00+09:00'
  expect(closingDayText(regular(1, [3, 2]), now)).toBe('第2・第3月曜日')
  expect(closingDayText(regular(3), now)).toBe('毎週水曜日')
  expect(closingDayText(single('2026-12-29', '2026-12-31'), now)).toBe('12/29(火)〜12/31(木)')
  expect(closingDayText(single('2026-12-29', '2027-01-03'), now)).toBe('12/29(火)〜2027/1/3(日)')
})

test('曜日のない定休日、逆さの期間、長すぎる休み、50件を超える休みは断る', () => {
  expect(cannotSaveClosingDay({ ...regular(1), weekday: null }, 0)).toEqual({
    weekday: '曜日を選んでください。',
  })
  expect(cannotSaveClosingDay(single('2026-12-29', '2026-12-28'), 0)).toHaveProperty('endsOn')
  expect(cannotSaveClosingDay(single('2026-12-01', '2027-03-02'), 0)).toBeUndefined()
  expect(cannotSaveClosingDay(single('2026-12-01', '2027-03-03'), 0)).toHaveProperty('endsOn')
  expect(cannotSaveClosingDay(regular(1), 50)).toHaveProperty('kind')
})
