import {
  addBankDays,
  adjustmentMonth,
  billConfirmedAt,
  openStatusOf,
  withholdingDueOn,
} from '@/domain/billing/calendar'
import { msOf } from '@/lib/date'

const at = (text: string) => msOf(`${text}+09:00`)

test.each([
  ['月初が日曜日', '2026-10', '2026-11-09T00:00'], // 11/1 Sunday, 11/3 文化の日
  ['月初が平日', '2026-11', '2026-12-07T00:00'],
  ['年始の三が日', '2025-12', '2026-01-09T00:00'], // 1/5 to 9
  ['年始の三が日と成人の日', '2023-12', '2024-01-11T00:00'], // 1/4, 5, 9, 10, 11; 1/8 成人の日
  ['連休', '2026-04', '2026-05-12T00:00'], // 5/1, then 5/7, 8, 11, 12
])('ある月の請求は、翌月の第5営業日に確定する(%s)', (_, month, confirmed) => {
  expect(msOf(billConfirmedAt(month))).toBe(at(confirmed))
})

describe('月をまたいで承認された修正', () => {
  const startAt = '2026-10-31T22:00:00+09:00'
  test('その月の請求が確定するまでは、その月の請求に入る', () => {
    expect(adjustmentMonth(startAt, '2026-11-08T23:59:59.999+09:00')).toBeUndefined()
  })
  test('確定したあとは、承認した月の請求調整になる', () => {
    expect([
      adjustmentMonth(startAt, '2026-11-09T00:00:00+09:00'),
      adjustmentMonth(startAt, '2026-12-01T00:00:00+09:00'),
    ]).toEqual(['2026-11', '2026-12'])
  })
  test('日をまたぐ勤務は、始まった月のもの', () => {
    expect(
      adjustmentMonth('2026-10-31T22:00:00+09:00', '2026-11-01T05:10:00+09:00'),
    ).toBeUndefined()
  })
})

test('銀行の営業日で数える。土日祝日、12月31日、1月3日までは数えない', () => {
  expect(addBankDays('2026-11-02', 0)).toBe('2026-11-02')
  // 11/3 文化の日
  expect(addBankDays('2026-11-02', 1)).toBe('2026-11-04')
  // 12/29, 12/30, then Monday 1/4
  expect(addBankDays('2026-12-28', 2)).toBe('2026-12-30')
  expect(addBankDays('2026-12-28', 3)).toBe('2027-01-04')
})
test('源泉所得税の納付期限は翌月10日。休みなら次の営業日(国税通則法10条2項)', () => {
  expect(withholdingDueOn('2026-10')).toBe('2026-11-10')
  // Saturday, Sunday, スポーツの日
  expect(withholdingDueOn('2026-09')).toBe('2026-10-13')
})
test('月の終わりまでは速報、次の月からは締め処理中', () => {
  expect(openStatusOf('2026-09', '2026-09-30T23:59:59+09:00')).toBe('open')
  expect(openStatusOf('2026-09', '2026-10-01T00:00:00+09:00')).toBe('closing')
})
