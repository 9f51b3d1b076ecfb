import { cannotContinueWork, continuedMinOf, overtimeOf } from '@/domain/pay/overtime'
import { payOf } from '@/domain/pay/pay'
import { addDays, shiftOf } from '@/lib/date'

const DAY = '2026-11-26'
const none = { continuedMin: 0, regularWeekMin: 0 }

describe('続いた勤務は通算する (昭63.1.1基発1号)', () => {
  test('22:00〜5:00(休憩60分)に続く5:00〜13:45(休憩45分)は、8時間を超えた360分に2,025円の割増', () => {
    const night = payOf({
      ...shiftOf(DAY, '22:00', '29:00'),
      breakMin: 60,
      hourlyWageYen: 1350,
      transportationYen: 0,
    })
    const morning = payOf({
      ...shiftOf(addDays(DAY, 1), '05:00', '13:45'),
      breakMin: 45,
      hourlyWageYen: 1350,
      transportationYen: 0,
      otherWork: { continuedMin: night.workMin, regularWeekMin: 0 },
    })
    expect([night.overtimeMin, morning.overtimeMin]).toEqual([0, 360])
    expect(morning.overtimePremiumYen).toBe(2025)
  })
  test('36協定がなければ申し込めない。合わせて8時間までなら申し込める', () => {
    expect(cannotContinueWork(480, 360, false)).toContain('労働基準法32条・36条')
    expect(cannotContinueWork(480, 360, true)).toBeUndefined()
    expect(cannotContinueWork(120, 360, false)).toBeUndefined()
  })
})

describe('続いた勤務は、いくつでも通算する', () => {
  const shift = (from: string, to: string, workMin: number) => ({
    ...shiftOf(DAY, from, to),
    workMin,
  })
  const [evening, night, dawn] = [
    shift('18:00', '22:00', 240),
    shift('22:00', '26:00', 240),
    shift('26:00', '30:00', 240),
  ] as const
  test.each([
    ['3つめは、触れない1つめも数える', [evening, night], dawn, 480],
    ['1つめは、後に続く2つを数える', [dawn, night], evening, 480],
    ['間の1つは、前と後を数える', [evening, dawn], night, 480],
    ['間が空いていれば、続いていない', [evening], dawn, 0],
    ['0分の勤務は、何もつながない', [shift('26:00', '26:00', 0)], dawn, 0],
  ])('%s', (_, others, own, minutes) => {
    expect(continuedMinOf(others, own)).toBe(minutes)
  })
})

describe('週40時間を超えた分も時間外 (労働基準法32条1項)', () => {
  test('40時間のあとの6時間は、時給1,300円で1,950円の割増: 週46時間', () => {
    const pay = payOf({
      ...shiftOf(DAY, '10:00', '16:00'),
      breakMin: 0,
      hourlyWageYen: 1300,
      transportationYen: 0,
      otherWork: { continuedMin: 0, regularWeekMin: 2400 },
    })
    expect([pay.overtimeMin, pay.overtimePremiumYen]).toEqual([360, 1950])
  })
  test.each([
    // 120 minutes above eight hours, and 2,000 + 480 − 2,400 = 80 of the week.
    [
      '1日8時間を超えた分は、週で二重に数えない',
      600,
      { continuedMin: 0, regularWeekMin: 2000 },
      200,
    ],
    ['週40時間ちょうどまでは0分', 400, { continuedMin: 0, regularWeekMin: 2000 }, 0],
    ['ほかの勤務がなければ、8時間を超えた分だけ', 540, none, 60],
  ])('%s', (_, workMin, other, overtimeMin) => {
    expect(overtimeOf(workMin, other)).toBe(overtimeMin)
  })
})
