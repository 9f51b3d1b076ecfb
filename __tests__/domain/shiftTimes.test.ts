import { clockOf, readShift, shiftOfInput, spanOfTimes } from '@/domain/offerings/shiftTimes'
import { inputOf, readValues, type OfferingValues } from '@/features/offerings/lib/offeringValues'

const typed = (startTime: string, endTime: string) => ({ workOn: '2026-11-28', startTime, endTime })

test.each([
  ['18:00', '24:00', 360],
  ['18:00', '00:00', 360],
  ['22:00', '29:00', 420],
  ['22:00', '05:00', 420],
  ['25:30', '29:00', 210],
  ['25:30', '05:00', 210],
  ['09:00', '09:00', 0],
  ['9:00', '18:00', 540],
  // No result for a shift of a day or more, for a text that is no time, or if the start or the end is missing.
  ['09:00', '34:00', undefined],
  ['09:00', '24:99', undefined],
  ['09:00', '夕方', undefined],
  ['', '18:00', undefined],
])('%s〜%s は %s 分', (start, end, minutes) => {
  expect(spanOfTimes(start, end)).toBe(minutes)
  expect(shiftOfInput(typed(start, end)) === undefined).toBe(minutes === undefined)
})

test('翌日の時刻は、次の日の勤務として送る', () => {
  expect(readShift(typed('18:00', '25:30'))).toEqual(typed('18:00', '01:30'))
  expect(readShift(typed('25:30', '29:00'))).toEqual({
    workOn: '2026-11-29',
    startTime: '01:30',
    endTime: '05:00',
  })
  expect(readShift(typed('18:00', '24:99'))).toEqual(typed('', ''))
  expect(clockOf('25:30')).toBe('01:30')
})

const values: OfferingValues = {
  ...typed('18:00', '25:30'),
  breakMin: 60,
  peopleWanted: 3,
  hourlyWageYen: 1400,
  transportationYen: 500,
  closeRule: 'custom',
  customDay: '2026-11-27',
  customTime: '24:00',
  scope: 'public',
  groupIds: [],
  positionId: null,
  memo: '',
  ladder: null,
  autoPublic: false,
  autoPublicMin: 1440,
  autoPublicWas: '',
}
const now = new Date('2026-11-20T00:00:00+09:00')

test('25:30 までの求人と、24:00 の締切を送れる', () => {
  expect(inputOf(readValues(values), now)).toMatchObject({
    workOn: '2026-11-28',
    startTime: '18:00',
    endTime: '01:30',
    customClosesAt: '2026-11-28T00:00:00+09:00',
  })
})
test('読めない金額や時刻からは、何も計算しない', () => {
  const unread = { ...values, hourlyWageYen: '千四百円くらい' as unknown as number }
  expect(readValues(unread).hourlyWageYen).toBeNull()
  expect(inputOf(readValues(unread), now)).toBeUndefined()
  expect(inputOf(readValues({ ...values, endTime: '24:99' }), now)).toBeUndefined()
})
