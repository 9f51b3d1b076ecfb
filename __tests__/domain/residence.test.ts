import { cannotWorkByResidence, type ResidenceCard } from '@/domain/workers/residence/residence'
import { addDays, shiftOf } from '@/lib/date'

const student: ResidenceCard = {
  workRestriction: 'no_work',
  extraPermission: 'comprehensive',
  validUntilOn: '2027-03-31',
}
/** A shift of this many hours from 9:00, without a break. */
const shiftAt = (day: string, hours: number, breakMin = 0) => ({
  ...shiftOf(day, '09:00', `${9 + hours}:00`.padStart(5, '0')),
  breakMin,
})
const heldAt = (day: string, hours: number) => ({ ...shiftAt(day, hours), workMin: hours * 60 })
const MONDAY = '2026-11-30'
const tooLong =
  '資格外活動許可で働けるのは、どの日から数えても7日間に28時間までです。この勤務を加えると29時間になるため、申し込めません。'

describe('在留期間', () => {
  test('満了の日まで働ける。翌日の勤務と、満了の日をまたぐ夜勤は断る', () => {
    const card = { ...student, validUntilOn: MONDAY }
    expect(cannotWorkByResidence(card, shiftAt(MONDAY, 4), [])).toBeUndefined()
    const expired =
      '在留期間(2026年11月30日まで)が勤務の終わる前に満了するため、申し込めません。更新したあとに、新しい在留カードを登録してください。'
    expect(cannotWorkByResidence(card, shiftAt(addDays(MONDAY, 1), 4), [])).toBe(expired)
    const night = { ...shiftOf(MONDAY, '22:00', '05:00'), breakMin: 60 }
    expect(cannotWorkByResidence(card, night, [])).toBe(expired)
  })
  test('在留カードのない人と、在留期間の定めのない永住者は断らない', () => {
    expect(cannotWorkByResidence(undefined, shiftAt(MONDAY, 8), [])).toBeUndefined()
    const permanent = {
      workRestriction: 'unrestricted',
      extraPermission: 'none',
      validUntilOn: null,
    } as const
    const week = [0, 1, 2, 3, 4].map((days) => heldAt(addDays(MONDAY, days), 8))
    expect(cannotWorkByResidence(permanent, shiftAt(addDays(MONDAY, 5), 8), week)).toBeUndefined()
  })
})

describe('就労の制限', () => {
  test.each([
    ['no_work', 'none'],
    ['status_only', 'none'],
    ['status_only', 'individual'],
  ] as const)('就労制限 %s、資格外活動許可 %s では働けない', (workRestriction, extraPermission) => {
    expect(
      cannotWorkByResidence(
        { workRestriction, extraPermission, validUntilOn: '2027-03-31' },
        shiftAt(MONDAY, 1),
        [],
      ),
    ).toBe(
      '登録されている在留カードでは、この仕事に就くことが認められていないため、申し込めません。資格外活動の許可(週28時間以内)を受けている場合は、在留カードの裏面を登録してください。',
    )
  })
})

describe('週28時間', () => {
  test('ちょうど28時間は働け、1時間でも超えると断る', () => {
    const held = [0, 1, 2].map((days) => heldAt(addDays(MONDAY, days), 8))
    expect(cannotWorkByResidence(student, shiftAt(addDays(MONDAY, 3), 4), held)).toBeUndefined()
    expect(cannotWorkByResidence(student, shiftAt(addDays(MONDAY, 3), 5), held)).toBe(tooLong)
  })
  test('暦の週ではなく、どの7日間をとっても28時間まで', () => {
    // Thursday to Saturday 24 hours, then Monday: two calendar weeks, but one period from Thursday to Wednesday.
    const held = [-4, -3, -2].map((days) => heldAt(addDays(MONDAY, days), 8))
    expect(cannotWorkByResidence(student, shiftAt(MONDAY, 5), held)).toBe(tooLong)
    // Thursday is the first of the seven days up to Wednesday, and no longer one on the next Thursday.
    expect(cannotWorkByResidence(student, shiftAt(addDays(MONDAY, 2), 5), held)).toBe(tooLong)
    expect(cannotWorkByResidence(student, shiftAt(addDays(MONDAY, 3), 5), held)).toBeUndefined()
  })
  test('あとの日に決まっている勤務も数える', () => {
    const held = [1, 3, 6].map((days) => heldAt(addDays(MONDAY, days), 8))
    expect(cannotWorkByResidence(student, shiftAt(MONDAY, 5), held)).toBe(tooLong)
    const later = [1, 3, 7].map((days) => heldAt(addDays(MONDAY, days), 8))
    expect(cannotWorkByResidence(student, shiftAt(MONDAY, 5), later)).toBeUndefined()
  })
  test('休憩は数えず、夜勤は7日間に入る時間だけを数える', () => {
    const held = [0, 1].map((days) => heldAt(addDays(MONDAY, days), 8))
    // 13 hours less a break of one are 12, and 28 in all.
    expect(
      cannotWorkByResidence(student, shiftAt(addDays(MONDAY, 2), 13, 60), held),
    ).toBeUndefined()
    // Sunday 22:00 to Monday 6:00, seen from the seven days Monday to Sunday: six hours.
    const night = { ...shiftOf(addDays(MONDAY, -1), '22:00', '06:00'), workMin: 8 * 60 }
    const days = [1, 3].map((offset) => heldAt(addDays(MONDAY, offset), 8))
    expect(cannotWorkByResidence(student, shiftAt(addDays(MONDAY, 6), 6), [...days, night])).toBe(
      undefined,
    )
    expect(cannotWorkByResidence(student, shiftAt(addDays(MONDAY, 6), 7), [...days, night])).toBe(
      tooLong,
    )
  })
})
