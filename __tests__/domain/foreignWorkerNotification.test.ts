import {
  employmentInMonth,
  notificationDueOn,
} from '@/domain/workers/residence/foreignWorkerNotification'
import { shiftOf } from '@/lib/date'

test.each([
  ['2026-11', '2026-12-31'],
  ['2026-12', '2027-01-31'],
  ['2027-01', '2027-02-28'],
  ['2028-01', '2028-02-29'],
])('%sの雇入れと離職は、翌月の末日(%s)までに届け出る', (month, dueOn) => {
  expect(notificationDueOn(month)).toBe(dueOn)
})
describe('月ごとの雇入れと離職', () => {
  const now = '2026-12-05T00:00:00Z'
  test('1日の勤務は、その日に雇い入れて、その日に離職する', () => {
    const shift = shiftOf('2026-11-28', '10:00', '15:00')
    expect(employmentInMonth(shift, '2026-11', now)).toEqual({
      startedOn: '2026-11-28',
      endedOn: '2026-11-28',
    })
    expect(employmentInMonth(shift, '2026-10', now)).toBeUndefined()
  })
  test('月末の夜勤は、雇入れと離職の月が分かれる', () => {
    const night = shiftOf('2026-11-30', '22:00', '05:00')
    expect(employmentInMonth(night, '2026-11', now)).toEqual({
      startedOn: '2026-11-30',
      endedOn: null,
    })
    expect(employmentInMonth(night, '2026-12', now)).toEqual({
      startedOn: null,
      endedOn: '2026-12-01',
    })
  })
  test('24時ちょうどに終わる勤務は、その日に離職する', () => {
    const evening = shiftOf('2026-11-30', '18:00', '00:00')
    expect(employmentInMonth(evening, '2026-11', now)).toEqual({
      startedOn: '2026-11-30',
      endedOn: '2026-11-30',
    })
  })
  test('勤務中は、まだ離職していない', () => {
    const shift = shiftOf('2026-12-05', '08:00', '15:00')
    expect(employmentInMonth(shift, '2026-12', now)).toEqual({
      startedOn: '2026-12-05',
      endedOn: null,
    })
  })
})
