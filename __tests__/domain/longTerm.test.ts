import type { LongTermSelection } from '@/contracts/longTermJobs/enums'
import {
  bandOfHour,
  cannotSelect,
  cannotStartOn,
  hardToFillSlotsOf,
  overlapOf,
  slotsText,
  wishesText,
} from '@/domain/workers/longTerm'

const manager = { canReopen: false }
const administrator = { canReopen: true }

describe('steps of a selection', () => {
  test.each<[LongTermSelection, LongTermSelection]>([
    ['unselected', 'contacting'],
    ['unselected', 'interview'],
    ['contacting', 'interview'],
    ['interview', 'hired'],
    ['unselected', 'hired'],
    ['interview', 'declined_by_client'],
    ['hired', 'hired'],
  ])('a manager moves %s to %s', (from, to) => {
    expect(cannotSelect(from, to, manager)).toBeUndefined()
  })

  test.each<[LongTermSelection, LongTermSelection]>([
    ['hired', 'unselected'],
    ['hired', 'declined_by_client'],
    ['declined_by_client', 'contacting'],
    ['interview', 'contacting'],
  ])('%s to %s is a step back, for administrators alone', (from, to) => {
    expect(cannotSelect(from, to, manager)).toMatch('企業の管理者だけ')
    expect(cannotSelect(from, to, administrator)).toBeUndefined()
  })

  test('a withdrawal is made by the worker and stays', () => {
    expect(cannotSelect('contacting', 'declined_by_user', administrator)).toMatch('本人だけ')
    expect(cannotSelect('declined_by_user', 'contacting', administrator)).toMatch('本人が辞退')
  })
})

test('the first day lies between a month ago and a year ahead', () => {
  expect(cannotStartOn('2026-12-01', '2026-11-20')).toBeUndefined()
  expect(cannotStartOn('2026-10-20', '2026-11-20')).toBeUndefined()
  expect(cannotStartOn('2026-10-19', '2026-11-20')).toMatch('1年先まで')
  expect(cannotStartOn('2027-11-22', '2026-11-20')).toMatch('1年先まで')
})

test('the hours of a day belong to four bands', () => {
  expect([5, 10, 11, 16, 17, 21, 22, 4].map(bandOfHour)).toEqual([
    'morning',
    'morning',
    'daytime',
    'daytime',
    'evening',
    'evening',
    'night',
    'night',
  ])
})

test('hard to fill: at least two shifts, less than 80 % taken', () => {
  const slot = { weekday: 5, band: 'evening' as const }
  expect(hardToFillSlotsOf([{ ...slot, shifts: 2, wanted: 5, matched: 3 }])).toEqual([slot])
  expect(hardToFillSlotsOf([{ ...slot, shifts: 2, wanted: 5, matched: 4 }])).toEqual([])
  expect(hardToFillSlotsOf([{ ...slot, shifts: 1, wanted: 5, matched: 0 }])).toEqual([])
})

test('wishes in words, and what they fill', () => {
  const wishes = {
    daysPerWeek: 3,
    slots: [
      { weekday: 0, band: 'evening' as const, answer: 'yes' as const },
      { weekday: 3, band: 'evening' as const, answer: 'yes' as const },
      { weekday: 6, band: 'daytime' as const, answer: 'ask' as const },
    ],
    area: '',
  }
  expect(wishesText(wishes)).toBe('週3日 ・ 水・日 ・ 夜')
  expect(wishesText({ daysPerWeek: null, slots: [], area: '' })).toBe('決まっていない')
  expect(slotsText(wishes.slots)).toBe('水・土・日 ・ 昼・夜')
  expect(
    overlapOf(wishes, [
      { weekday: 0, band: 'evening' },
      { weekday: 1, band: 'evening' },
      { weekday: 6, band: 'daytime' },
    ]),
  ).toEqual({ yesCount: 1, askCount: 1 })
})
