import { contractOn, defaultContract } from '@/domain/billing/contract'
import {
  cancelCountdown,
  type MatchingTimes,
  matchingStatusAt,
  presenceAt,
} from '@/domain/matchings/matching'
import { minutesWorked } from '@/domain/pay/pay'
import { withholdingOf } from '@/domain/pay/withholding'
import { limitsOn } from '@/domain/workers/limits'
import { addMinutes } from '@/lib/date'

describe('勤務時間からはみ出す休憩', () => {
  test('始業前の分は、深夜の休憩に数えない', () => {
    // The shift 23:00–7:00 has six night hours; half of the 22:30–23:30 break falls inside it.
    expect(
      minutesWorked({
        startAt: '2026-11-20T23:00:00+09:00',
        endAt: '2026-11-21T07:00:00+09:00',
        breakMin: 60,
        breakStartAt: '2026-11-20T22:30:00+09:00',
      }),
    ).toMatchObject({ workMin: 420, nightMin: 330 })
  })
  test('終業後の分は、深夜の休憩に数えない', () => {
    // The shift 20:00–24:00 has two night hours; a quarter of the 23:45–0:45 break falls inside it.
    expect(
      minutesWorked({
        startAt: '2026-11-20T20:00:00+09:00',
        endAt: '2026-11-21T00:00:00+09:00',
        breakMin: 60,
        breakStartAt: '2026-11-20T23:45:00+09:00',
      }),
    ).toMatchObject({ workMin: 180, nightMin: 105 })
  })
})

describe('支払いまで済んだ勤務', () => {
  const late: MatchingTimes = {
    status: 'worked',
    startAt: '2026-11-20T18:00:00+09:00',
    endAt: '2026-11-20T22:00:00+09:00',
    checkedInAt: '2026-11-20T18:10:00+09:00',
    checkedOutAt: '2026-11-20T22:00:00+09:00',
  }
  const now = '2026-12-20T12:00:00+09:00'
  test.each(['confirmed', 'paid'] as const)('%s: 遅刻の判定も確定している', (paymentStatus) => {
    expect(matchingStatusAt({ ...late, paymentStatus }, now)).toBe('worked')
    expect(presenceAt({ ...late, paymentStatus }, now)).toBe('confirmed')
  })
  test('確定する前は、まだ変わりうる', () => {
    expect(matchingStatusAt({ ...late, paymentStatus: 'scheduled' }, now)).toBe('late')
    expect(presenceAt({ ...late, paymentStatus: 'scheduled' }, now)).toBe('checked_out')
  })
})

test('24時間前までの残りは、3時間を切ってから急ぎになる', () => {
  const startAt = '2026-11-22T18:00:00+09:00'
  const threeHoursLeft = '2026-11-21T15:00:00+09:00'
  expect(cancelCountdown(startAt, threeHoursLeft).soon).toBe(false)
  expect(cancelCountdown(startAt, addMinutes(threeHoursLeft, 1)).soon).toBe(true)
})

describe('日付で切り替わる規則は、両端の日を含む', () => {
  test('日額表は、その年の1月1日から12月31日まで', () => {
    const years = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01']
    expect(years.map((day) => 'taxYen' in withholdingOf(9_500, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test('契約は、始まる日から終わる日まで', () => {
    const contract = { ...defaultContract, validFrom: '2026-04-01', validTo: '2027-03-31' }
    const days = ['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01']
    expect(days.map((day) => contractOn([contract], day) === contract)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test('1社で週20時間未満の上限は、2026年10月1日から', () => {
    expect(limitsOn('2026-09-30').weekMinCompany).toBeUndefined()
    expect(limitsOn('2026-10-01').weekMinCompany?.below).toBe(1_200)
  })
})
