import { payOf } from '@/domain/pay/pay'
import { recordCountText } from '@/domain/records/recordKinds'
import {
  cannotArchiveYear,
  formatRecordYear,
  lastMonths,
  monthsOfYear,
  recordYearFileName,
  usualLastMonth,
} from '@/domain/records/recordYear'
import { lastPaidOn, retentionOf } from '@/domain/records/retention'
import { ledgerRowOf } from '@/domain/records/wageLedger'

test('保存期間は、勤務の日の翌日から3年(当分の間)と5年', () => {
  expect(retentionOf('2026-11-20')).toEqual({
    keptUntil: '2029-11-20',
    fiveYearsUntil: '2031-11-20',
  })
  // If the wage is paid later, the period runs from the day of payment (労働基準法施行規則56条2項).
  expect(retentionOf('2026-11-30', '2026-12-08').keptUntil).toBe('2029-12-08')
  expect(retentionOf('2026-11-30', '2026-11-25').keptUntil).toBe('2029-11-30')
  expect(retentionOf('2028-02-29')).toEqual({
    keptUntil: '2031-02-28',
    fiveYearsUntil: '2033-02-28',
  })
})

test('2月28日の翌日から数える期間は、うるう年には2月29日に終わる (民法140条・143条2項)', () => {
  // Three years from 1 March 2025 end on the day before 1 March 2028.
  expect(retentionOf('2025-02-28').keptUntil).toBe('2028-02-29')
  expect(retentionOf('2027-02-28').fiveYearsUntil).toBe('2032-02-29')
  // The period from 29 February 2028 ends on the last day of February 2031, which has no 29th.
  expect(retentionOf('2028-02-28').keptUntil).toBe('2031-02-28')
})

test('月の帳票は、最後に支払った日から数える: 月末の夜勤は翌月に終わり、修正は承認の日に支払われる', () => {
  const night = { endAt: '2026-12-01T05:00:00+09:00', corrections: [] }
  expect(lastPaidOn([night])).toBe('2026-12-01')
  expect(retentionOf('2026-11-30', lastPaidOn([night])).keptUntil).toBe('2029-12-01')
  const corrections = [{ respondedAt: '2026-12-08T10:00:00+09:00' }, { respondedAt: null }]
  expect(lastPaidOn([night, { endAt: '2026-11-10T22:00:00+09:00', corrections }])).toBe(
    '2026-12-08',
  )
  expect(lastPaidOn([])).toBeUndefined()
})

test('1年はどの月で終わってもよく、60か月前から今月までを選べる。はじめは先月まで', () => {
  const now = '2026-02-10T09:00:00+09:00'
  const months = lastMonths(now)
  expect([months[0], months.at(-1)]).toEqual(['2026-02', '2021-02'])
  expect(usualLastMonth(now)).toBe('2026-01')
  expect(monthsOfYear('2026-01')).toEqual([
    ...['2025-02', '2025-03', '2025-04', '2025-05', '2025-06', '2025-07'],
    ...['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01'],
  ])
  expect(formatRecordYear('2026-01')).toBe('2025年2月〜2026年1月')
  expect(recordYearFileName('2026-01')).toBe('帳票_202502-202601.zip')
  expect(cannotArchiveYear('2021-02', now)).toBeUndefined()
  for (const month of ['2021-01', '2026-03'])
    expect(cannotArchiveYear(month, now)).toBe('2021年2月から今月までに終わる1年を選んでください。')
})

test.each([
  [{ kind: 'notices', fileCount: 8, recordCount: 512 }, '512通'],
  [{ kind: 'attendances', fileCount: 36, recordCount: 1_204 }, '36冊'],
  [{ kind: 'ledgers', fileCount: 36, recordCount: 1_204 }, '36冊'],
  [{ kind: 'workerList', fileCount: 1, recordCount: 203 }, '1冊・203名'],
  [{ kind: 'billing', fileCount: 15, recordCount: 12 }, '確定 12か月'],
  [{ kind: 'contracts', fileCount: 1, recordCount: 530 }, '1冊'],
  [{ kind: 'notices', fileCount: 0, recordCount: 0 }, 'なし'],
] as const)('%o は「%s」', (count, text) => {
  expect(recordCountText(count)).toBe(text)
})

test('賃金台帳は、日数と時間と賃金の種類ごとの額を足し、休業手当には時間がない', () => {
  const shift = { breakMin: 0, hourlyWageYen: 1200, transportationYen: 500 }
  // Five hours by day: 6,000 yen. Four hours, two of them after 22:00: 4,800 and 600 of premium. With transport of 500
  // each and the allowance: 18,900. The night is open, because its pay is not fixed yet.
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
