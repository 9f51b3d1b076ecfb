import { adjustmentMonth, billConfirmedAt } from '@/domain/billing/calendar'
import { msOf } from '@/lib/date'

const at = (text: string) => msOf(`${text}+09:00`)

test.each([
  ['月初が日曜日', '2026-10', '2026-11-09T00:00'], // 11/1 Sunday, 11/3 文化の日
  ['月初が平日', '2026-11', '2026-12-07T00:00'],
  ['年始の三が日と成人の日', '2025-12', '2026-01-09T00:00'], // 1/5 to 9
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
