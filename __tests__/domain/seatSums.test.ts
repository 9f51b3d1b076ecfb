import { endedSeatsText } from '@/domain/offerings/endedSeats'
import { fillPercent } from '@/domain/offerings/fillPercent'

describe('充足率', () => {
  test.each([
    ['200名中199名は、99%', { wanted: 200, matched: 199 }, 99],
    ['全員で100%', { wanted: 3, matched: 3 }, 100],
    ['8名中5名は、62%', { wanted: 8, matched: 5 }, 62],
    ['募集がなければ、率もない', { wanted: 0, matched: 0 }, undefined],
  ])('%s', (_, seats, percent) => {
    expect(fillPercent(seats)).toBe(percent)
  })
})
test('欠勤・取消は、あるときだけ言う', () => {
  expect([endedSeatsText(0), endedSeatsText(2)]).toEqual(['', ' ・ うち欠勤・取消 2名'])
})
