import {
  cancelCountdown,
  cancelPenaltyOf,
  cannotCancelByWorker,
  cannotCheckIn,
  cannotCheckOut,
  cannotMarkAbsent,
  cannotSeeContact,
  cannotUndoAbsence,
  isFreeCancelOpen,
  lateMinOf,
  type MatchingTimes,
  matchingStatusAt,
  overdueMinOf,
  presenceAt,
} from '@/domain/matchings/matching'
import {
  cannotTakeShift,
  limitReached,
  limitsOn,
  limitWeekOf,
  limitYearOf,
  salaryRoomOn,
  type WorkerLoad,
} from '@/domain/workers/limits'
import { addMinutes, addDays } from '@/lib/date'
import { fc } from '@tests/kit/random'

const startAt = '2026-11-20T18:00:00+09:00'
const endAt = '2026-11-20T23:30:00+09:00'
const at = (time: string) => `2026-11-20T${time}+09:00`
const established: MatchingTimes = {
  status: 'established',
  startAt,
  endAt,
  checkedInAt: null,
  checkedOutAt: null,
}

describe('マッチングの状態と当日の様子', () => {
  test.each<[string, Partial<MatchingTimes>, string, string, string]>([
    ['開始の61分前', {}, at('16:59:59'), 'established', 'before'],
    ['開始の60分前', {}, at('17:00:00'), 'established', 'soon'],
    ['開始から59秒', {}, at('18:00:59'), 'established', 'soon'],
    ['開始から1分', {}, at('18:01:00'), 'late', 'late'],
    [
      '早めに来て勤務中',
      { checkedInAt: at('17:55:00') },
      at('19:00:00'),
      'established',
      'checked_in',
    ],
    ['12分遅れて勤務中', { checkedInAt: at('18:12:00') }, at('19:00:00'), 'late', 'checked_in'],
    [
      '時間どおりにチェックアウト',
      { checkedInAt: at('17:55:00'), checkedOutAt: endAt },
      at('23:31:00'),
      'worked',
      'checked_out',
    ],
    [
      '遅れて来てチェックアウト',
      { checkedInAt: at('18:12:00'), checkedOutAt: endAt },
      at('23:31:00'),
      'late',
      'checked_out',
    ],
    [
      '遅れた人の修正依頼',
      { checkedInAt: at('18:12:00'), checkedOutAt: endAt, fixStatus: 'requested' },
      at('23:40:00'),
      'late',
      'fix_requested',
    ],
    // The status that is stored at the check-out.
    [
      '遅れた人のチェックアウトの記録',
      {
        status: 'worked',
        checkedInAt: at('18:12:00'),
        checkedOutAt: endAt,
        fixStatus: 'requested',
      },
      at('23:40:00'),
      'late',
      'fix_requested',
    ],
    [
      '遅れた人の承認のあと',
      {
        status: 'worked',
        checkedInAt: at('18:12:00'),
        checkedOutAt: endAt,
        fixStatus: 'auto_approved',
      },
      at('23:50:00'),
      'worked',
      'confirmed',
    ],
    [
      '記録のない勤務の承認のあと',
      { status: 'worked', fixStatus: 'approved' },
      at('23:50:00'),
      'worked',
      'confirmed',
    ],
    [
      '修正依頼を承認した',
      { checkedInAt: at('18:12:00'), checkedOutAt: endAt, fixStatus: 'approved' },
      at('23:50:00'),
      'worked',
      'confirmed',
    ],
    [
      '報酬が確定した',
      { checkedInAt: at('17:55:00'), checkedOutAt: endAt, paymentStatus: 'confirmed' },
      at('23:31:00'),
      'worked',
      'confirmed',
    ],
    ['欠勤', { status: 'absence' }, at('19:00:00'), 'absence', 'absent'],
    ['店舗が取り消した', { status: 'rejected' }, at('19:00:00'), 'rejected', 'absent'],
    ['翌日まで来ないまま', {}, '2026-11-21T09:00:00+09:00', 'late', 'late'],
  ])('%s', (_, change, now, ...expected) => {
    const matching = { ...established, ...change }
    expect([matchingStatusAt(matching, now), presenceAt(matching, now)]).toEqual(expected)
  })
  test('1分から遅刻になり、早く来た分は開始に数える', () => {
    expect(
      [at('17:40:00'), startAt, at('18:00:59'), at('18:01:00'), at('18:12:30')].map((t) =>
        lateMinOf(startAt, t),
      ),
    ).toEqual([0, 0, 0, 1, 12])
    expect(lateMinOf(startAt, null)).toBe(0)
    expect([at('17:00:00'), at('18:11:59')].map((t) => overdueMinOf(startAt, t))).toEqual([0, 11])
  })
})

describe('その場でできること', () => {
  test('チェックインは開始の60分前から終了まで', () => {
    expect(cannotCheckIn(established, at('16:59:00'))).toBe(
      'チェックインは開始の60分前(17:00)からできます。',
    )
    expect(cannotCheckIn(established, at('17:00:00'))).toBeUndefined()
    expect(cannotCheckIn(established, at('23:29:59'))).toBeUndefined()
    expect(cannotCheckIn(established, endAt)).toContain('修正依頼')
    expect(cannotCheckIn({ ...established, checkedInAt: startAt }, startAt)).toContain(
      'すでにチェックイン',
    )
    expect(cannotCheckIn({ ...established, status: 'cancel' }, startAt)).toContain('キャンセル')
  })
  test('チェックアウトは、チェックインした人が1回だけできる', () => {
    expect(cannotCheckOut({ ...established, checkedInAt: startAt })).toBeUndefined()
    expect(cannotCheckOut(established)).toContain('チェックインしていない')
    expect(cannotCheckOut({ ...established, checkedInAt: startAt, checkedOutAt: endAt })).toContain(
      'すでにチェックアウト',
    )
  })
  test('欠勤は開始の30分後から終了の7日後まで、来た人には登録できない', () => {
    expect(cannotMarkAbsent(established, at('18:29:59'))).toBe(
      '欠勤の登録は、開始から30分後(18:30)からできます。',
    )
    expect(cannotMarkAbsent(established, at('18:30:00'))).toBeUndefined()
    expect(cannotMarkAbsent(established, '2026-11-27T23:30:00+09:00')).toBeUndefined()
    expect(cannotMarkAbsent(established, '2026-11-27T23:30:01+09:00')).toContain('7日後まで')
    expect(
      cannotMarkAbsent({ ...established, checkedInAt: at('18:12:00') }, at('19:00:00')),
    ).toContain('チェックインしている')
    expect(cannotMarkAbsent({ ...established, status: 'absence' }, at('19:00:00'))).toContain(
      'すでに欠勤',
    )
  })
  test('欠勤の取り消しは、登録から24時間以内', () => {
    expect(
      cannotUndoAbsence({ status: 'absence' }, at('19:00:00'), '2026-11-21T19:00:00+09:00'),
    ).toBeUndefined()
    expect(
      cannotUndoAbsence({ status: 'absence' }, at('19:00:00'), '2026-11-21T19:00:01+09:00'),
    ).toContain('24時間以内')
    expect(cannotUndoAbsence({ status: 'established' }, at('19:00:00'), at('19:01:00'))).toContain(
      '登録されていません',
    )
  })
  test('ワーカーは開始まで自由にキャンセルできる', () => {
    expect(cannotCancelByWorker(established, at('17:59:59'))).toBeUndefined()
    expect(cannotCancelByWorker(established, startAt)).toContain('欠勤を登録')
    expect(
      cannotCancelByWorker({ ...established, checkedInAt: at('17:50:00') }, at('17:55:00')),
    ).toContain('チェックインしている')
  })
  test('キャンセルのペナルティは、残り時間で0・1・4・5・6・7点', () => {
    const before = (minutes: number) => cancelPenaltyOf(startAt, addMinutes(startAt, -minutes))
    expect(
      [48 * 60, 48 * 60 - 1, 24 * 60, 24 * 60 - 1, 720, 719, 480, 479, 240, 239, 0].map(before),
    ).toEqual([0, 1, 1, 4, 4, 5, 5, 6, 6, 7, 7])
  })
  test('緊急連絡先が見えるのは、開始の60分前から終了の60分後まで', () => {
    expect(cannotSeeContact(established, at('16:59:59'))).toBe(
      '緊急連絡先は、勤務開始の60分前(11月20日(金) 17:00)から表示できます。',
    )
    expect(cannotSeeContact(established, at('17:00:00'))).toBeUndefined()
    expect(cannotSeeContact(established, '2026-11-21T00:30:00+09:00')).toBeUndefined()
    expect(cannotSeeContact(established, '2026-11-21T00:30:01+09:00')).toContain('60分後まで')
    expect(cannotSeeContact({ ...established, status: 'rejected' }, at('18:00:00'))).toContain(
      'キャンセルされた',
    )
  })
})

describe('24時間前の線', () => {
  test('ちょうど24時間前まではよく、1秒過ぎるとだめ', () => {
    expect(isFreeCancelOpen(startAt, '2026-11-19T18:00:00+09:00')).toBe(true)
    expect(isFreeCancelOpen(startAt, '2026-11-19T18:00:01+09:00')).toBe(false)
  })
  test('残りを分と割合で数え、3時間を切ると注意に変わる', () => {
    // 31 hours and 19 minutes until the line.
    expect(cancelCountdown('2026-11-22T17:00:00+09:00', at('09:41:00'))).toMatchObject({
      freeCancelEndsAt: '2026-11-21T17:00:00+09:00',
      remainingMin: 1879,
      soon: false,
      passed: false,
    })
    expect(cancelCountdown('2026-11-21T12:40:59+09:00', at('09:41:00'))).toMatchObject({
      remainingMin: 179,
      soon: true,
      passed: false,
    })
    expect(cancelCountdown(startAt, at('09:41:00'))).toMatchObject({
      remainingMin: 0,
      share: 0,
      passed: true,
    })
    // Matched 48 hours before the line, of which 24 are left.
    expect(
      cancelCountdown('2026-11-22T18:00:00+09:00', at('18:00:00'), '2026-11-19T18:00:00+09:00')
        .share,
    ).toBe(0.5)
  })
})

test('24時間前の線は、開始の3日前から見せる', () => {
  const now = '2026-11-20T18:00:00+09:00'
  expect(cancelCountdown('2026-11-23T18:00:00+09:00', now).near).toBe(true)
  expect(cancelCountdown('2026-11-23T18:00:01+09:00', now).near).toBe(false)
})

describe('ワーカーの上限', () => {
  const load: WorkerLoad = {
    dayJobs: 0,
    weekMin: 0,
    weekMinCompany: 0,
    monthYen: 0,
    yearYen: 0,
    mynumberStatus: 'not_requestable',
  }
  const shift = { workOn: '2026-11-20', workMin: 30, grossYen: 400, transportationYen: 0 }
  test('今月77,500円の人は、400円の仕事はでき、600円の仕事はできない', () => {
    expect(cannotTakeShift({ ...load, monthYen: 77_500 }, shift)).toBeUndefined()
    expect(cannotTakeShift({ ...load, monthYen: 77_500 }, { ...shift, grossYen: 600 })).toBe(
      '同じ企業での今月の報酬が78,000円以上になるため、申し込めません。',
    )
    expect(limitReached({ ...load, monthYen: 77_500 }, { ...shift, grossYen: 500 })).toBe(
      'monthYen',
    )
  })
  test('1日1件、週39時間未満、同じ企業で週20時間未満', () => {
    expect(limitReached({ ...load, dayJobs: 1 }, shift)).toBe('dayJobs')
    // The shift has 30 minutes; the bounds are 2,340 and 1,200.
    expect(limitReached({ ...load, weekMin: 2310 }, shift)).toBe('weekMin')
    expect(limitReached({ ...load, weekMin: 2309 }, shift)).toBeUndefined()
    expect(limitReached({ ...load, weekMin: 1170, weekMinCompany: 1170 }, shift)).toBe(
      'weekMinCompany',
    )
  })
  test('同じ企業での週20時間は2026年10月から。設定で外すこともできる', () => {
    const busy = { ...load, weekMinCompany: 1170 }
    expect(limitReached(busy, { ...shift, workOn: '2026-09-30' })).toBeUndefined()
    expect(limitReached(busy, { ...shift, workOn: '2026-10-01' })).toBe('weekMinCompany')
    expect(limitReached(busy, shift, ['weekMinCompany'])).toBeUndefined()
    expect(limitsOn('2026-11-20', ['monthYen']).monthYen).toBeUndefined()
  })
  test('年の上限は交通費を除いて数え、マイナンバーの提供で外れるが、月の上限は残る', () => {
    // 279,700 + 400 reaches 280,000; with 101 of transport, 299 count: 279,999.
    const year = { ...load, yearYen: 279_700 }
    expect(limitReached(year, shift)).toBe('yearYen')
    expect(limitReached(year, { ...shift, transportationYen: 101 })).toBeUndefined()
    expect(limitReached({ ...year, mynumberStatus: 'provided' }, shift)).toBeUndefined()
    expect(limitReached({ ...year, monthYen: 77_600, mynumberStatus: 'provided' }, shift)).toBe(
      'monthYen',
    )
    expect(
      salaryRoomOn('2026-11-20', {
        monthYen: 77_500,
        yearYen: 300_000,
        mynumberStatus: 'provided',
      }),
    ).toEqual({
      monthLimitYen: 78_000,
      monthRemainingYen: 499,
      yearLimitYen: null,
      yearRemainingYen: null,
    })
  })
  test('年は12月1日に、週は日曜日に改まる', () => {
    expect(limitYearOf('2026-11-30')).toEqual({ fromOn: '2025-12-01', toOn: '2026-11-30' })
    expect(limitYearOf('2026-12-01')).toEqual({ fromOn: '2026-12-01', toOn: '2027-11-30' })
    expect(limitWeekOf('2026-11-21')).toEqual({ fromOn: '2026-11-15', toOn: '2026-11-21' })
    expect(limitWeekOf('2026-11-22').fromOn).toBe('2026-11-22')
  })
  test('残りの額いっぱいまでは働けて、1円でも超えると働けない', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 77_999 }), (monthYen) => {
        const room = salaryRoomOn('2026-11-20', { ...load, monthYen }).monthRemainingYen ?? 0
        expect(limitReached({ ...load, monthYen }, { ...shift, grossYen: room })).toBeUndefined()
        expect(limitReached({ ...load, monthYen }, { ...shift, grossYen: room + 1 })).toBe(
          'monthYen',
        )
      }),
    )
  })
  test('どの日も、その週と年の中にある', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (n) => {
        const day = addDays('2024-01-01', n)
        return [limitWeekOf(day), limitYearOf(day)].every(
          ({ fromOn, toOn }) => fromOn <= day && day <= toOn,
        )
      }),
    )
  })
})
