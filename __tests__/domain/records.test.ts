import { cannotArchiveYear, monthsOfYear, recordYears } from '@/domain/records/recordYear'
import { retentionOf } from '@/domain/records/retention'
import { ledgerRowOf } from '@/domain/records/wageLedger'
import { payOf } from '@/domain/pay/pay'

test('保存期間は、勤務の日の翌日から3年(当分の間)と5年', () => {
  expect(retentionOf('2026-11-20')).toEqual({
    keptUntil: '2029-11-20',
    fiveYearsUntil: '2031-11-20',
  })
  expect(retentionOf('2028-02-29')).toEqual({
    keptUntil: '2031-02-28',
    fiveYearsUntil: '2033-02-28',
  })
})

test('選べるのは今年から5年前までで、今年は今月までの月になる', () => {
  const now = '2026-02-10T09:00:00+09:00'
  expect(recordYears(now)).toEqual([2026, 2025, 2024, 2023, 2022, 2021])
  expect(monthsOfYear(2026, now)).toEqual(['2026-01', '2026-02'])
  expect(monthsOfYear(2025, now)).toHaveLength(12)
  expect(cannotArchiveYear(2021, now)).toBeUndefined()
  expect(cannotArchiveYear(2020, now)).toBe('2021年から今年までの年を選んでください。')
  expect(cannotArchiveYear(2027, now)).toBeDefined()
})

test('賃金台帳は、日数と時間と賃金の種類ごとの額を足し、休業手当には時間がない', () => {
  const shift = { breakMin: 0, hourlyWageYen: 1200, transportationYen: 500 }
  // Five hours by day: 6,000 yen. Four hours, two of them after 22:00: 4,800 and 600 of premium.
  const day = payOf({
    ...shift,
    startAt: '2026-10-01T10:00:00+09:00',
    endAt: '2026-10-01T15:00:00+09:00',
  })
  const night = payOf({
    ...shift,
    startAt: '2026-10-01T20:00:00+09:00',
    endAt: '2026-10-02T00:00:00+09:00',
  })
  const allowance = {
    ...day,
    workMin: 0,
    baseYen: 0,
    transportationYen: 0,
    leaveAllowanceYen: 6500,
    grossYen: 6500,
  }
  expect(
    ledgerRowOf([
      { isWorked: true, workOn: '2026-10-01', scheduledPay: day, fixedPay: day },
      { isWorked: true, workOn: '2026-10-01', scheduledPay: night, fixedPay: null },
      { isWorked: false, workOn: '2026-10-05', scheduledPay: day, fixedPay: allowance },
    ]),
  ).toMatchObject({
    workedDays: 1,
    workMin: 540,
    nightMin: 120,
    overtimeMin: 0,
    baseYen: 10_800,
    nightPremiumYen: 600,
    transportationYen: 1000,
    leaveAllowanceYen: 6500,
    grossYen: 18_900,
    openCount: 1,
  })
})
