import {
  cannotRequestFix,
  type CorrectionState,
  grossYenUntilCheckOut,
  scannedTimes,
  settlementOf,
  unpaidMinutesAfterEnd,
} from '@/domain/matchings/settlement'
import { addDays, addMinutes } from '@/lib/date'
import { fc } from '@tests/kit/random'

const planned = {
  startAt: '2026-11-20T17:00:00+09:00',
  endAt: '2026-11-20T22:30:00+09:00',
  breakMin: 0,
}
/** A time of the n-th day from 1 November 2026 on; 31 is 1 December. */
const day = (n: number, time = '12:00') => `${addDays('2026-11-01', n - 1)}T${time}:00+09:00`
/** A worker who came 50 minutes late. */
const worked = {
  ...planned,
  status: 'worked' as const,
  checkedInAt: '2026-11-20T17:50:20+09:00',
  checkedOutAt: '2026-11-20T22:31:00+09:00',
  isPayFixed: false,
}
const unrecorded = {
  ...worked,
  status: 'established' as const,
  checkedInAt: null,
  checkedOutAt: null,
}
const refused = (
  respondedAt: string,
  counter: CorrectionState['counter'] = null,
): CorrectionState => ({ status: 'rejected', respondedAt, counter, reasonKinds: ['late'] })
const asked: CorrectionState = {
  status: 'requested',
  respondedAt: null,
  counter: null,
  reasonKinds: ['late'],
}
const isoOf = (instant: string) => new Date(instant).toISOString()

describe('差し戻された修正依頼', () => {
  test('50分遅れた人の差し戻しは、7日後に記録どおりの時間で決まる', () => {
    const corrections = [refused(day(22))]
    expect(settlementOf(worked, corrections, day(29, '11:59'))).toBeUndefined()
    expect(settlementOf(worked, corrections, day(29))).toEqual({
      kind: 'pay',
      basis: 'scans',
      times: {
        startAt: isoOf('2026-11-20T17:50:00+09:00'),
        endAt: planned.endAt,
        breakMin: 0,
      },
    })
  })
  test('店舗が時刻を提案していれば、その時刻で決まる', () => {
    const counter = {
      startAt: '2026-11-20T17:45:00+09:00',
      endAt: '2026-11-20T22:30:00+09:00',
      breakMin: 0,
    }
    expect(settlementOf(worked, [refused(day(22), counter)], day(29))).toEqual({
      kind: 'pay',
      basis: 'counter',
      times: counter,
    })
  })
  test('記録も提案もなければ欠勤になる', () => {
    expect(settlementOf(unrecorded, [refused(day(22))], day(29))).toEqual({ kind: 'absence' })
  })
  test('回答を待つ依頼があるあいだと、報酬が決まっているときは、何もしない', () => {
    expect(settlementOf(worked, [refused(day(22)), asked], day(35))).toBeUndefined()
    expect(settlementOf({ ...worked, isPayFixed: true }, [refused(day(22))], day(35))).toBe(
      undefined,
    )
    expect(settlementOf({ ...worked, status: 'absence' }, [], day(35))).toBeUndefined()
  })
  test('差し戻しから7日以内に、1回だけ送り直せる', () => {
    const status = { ...planned, status: 'worked', paymentStatus: 'awaiting_fix' } as const
    // The shift was on the 20th.
    expect(cannotRequestFix(status, [], day(27, '23:59'))).toBeUndefined()
    expect(cannotRequestFix(status, [], day(28, '00:00'))).toBe(
      '勤務から7日を過ぎたため、修正依頼を送れません。',
    )
    // The store answered on the seventh day, from which the worker has seven more.
    expect(cannotRequestFix(status, [refused(day(27))], day(34, '11:59'))).toBeUndefined()
    expect(cannotRequestFix(status, [refused(day(27))], day(34))).toBe(
      '差し戻しから7日を過ぎたため、修正依頼を送れません。',
    )
    expect(cannotRequestFix(status, [refused(day(22)), refused(day(24))], day(25))).toBe(
      '修正依頼を送り直せるのは1回までです。運営にお問い合わせください。',
    )
    expect(cannotRequestFix(status, [asked], day(22))).toContain('店舗の回答をお待ちください')
  })
})

describe('取り下げた修正依頼', () => {
  const withdrawn: CorrectionState = { ...asked, status: 'withdrawn' }
  test('差し戻しからの7日も、店舗の提案も、なくならない', () => {
    const corrections = [refused(day(22), planned), withdrawn]
    expect(settlementOf(worked, corrections, day(29, '11:59'))).toBeUndefined()
    expect(settlementOf(worked, corrections, day(29))).toMatchObject({ basis: 'counter' })
  })
  test('送り直しの1回に数えない', () => {
    const status = { ...planned, status: 'worked', paymentStatus: 'awaiting_fix' } as const
    expect(cannotRequestFix(status, [refused(day(22)), withdrawn], day(24))).toBeUndefined()
  })
})

describe('修正依頼を送れない勤務', () => {
  const shift = { ...planned, status: 'worked', paymentStatus: 'scheduled' } as const
  const answered = (status: CorrectionState['status']): CorrectionState => ({
    ...refused(day(21)),
    status,
  })
  test('始まった勤務には、記録がなくても送れる', () => {
    const established = { ...shift, status: 'established' } as const
    expect(cannotRequestFix(shift, [], day(21))).toBeUndefined()
    expect(cannotRequestFix(established, [], day(20, '17:00'))).toBeUndefined()
    expect(cannotRequestFix(established, [], day(20, '16:59'))).toBe(
      '勤務が始まるまで、修正依頼は送れません。',
    )
  })
  test.each(['cancel', 'rejected', 'absence'] as const)('終わった契約(%s)', (status) => {
    expect(cannotRequestFix({ ...shift, status }, [], day(21))).toBe(
      'この勤務には、修正依頼を送れません。',
    )
  })
  test('店舗のキャンセル申請が審査中', () => {
    expect(cannotRequestFix({ ...shift, cancelReviewDueAt: day(22) }, [], day(21))).toBe(
      '店舗からのキャンセル申請を、運営が審査中です。結果が出るまで、修正依頼は送れません。',
    )
  })
  test('支払いのあと', () => {
    expect(cannotRequestFix({ ...shift, paymentStatus: 'paid' }, [], day(21))).toBe(
      '報酬が支払われた後のため、修正依頼を送れません。運営にお問い合わせください。',
    )
  })
  test.each(['approved', 'auto_approved'] as const)('承認のあと(%s)', (status) => {
    expect(cannotRequestFix(shift, [answered(status)], day(22))).toBe(
      '承認済みのため、修正依頼を送れません。',
    )
  })
})

describe('終了から10分までのチェックアウト', () => {
  // Fixed as planned: 5 hours 30 minutes.
  const fixed = {
    endAt: planned.endAt,
    scheduledPay: { workMin: 330 },
    fixedPay: { workMin: 330 },
    isCorrectionOpen: false,
  }
  const leftAfter = (minutes: number) => addMinutes(planned.endAt, minutes)
  test.each([
    [-1, 0],
    [0, 0],
    [0.5, 1],
    [9, 9],
    [10, 10],
    [10.5, 0],
  ])('%d分後なら、払われていない時間は%d分', (minutes, unpaid) => {
    expect(unpaidMinutesAfterEnd({ ...fixed, checkedOutAt: leftAfter(minutes) })).toBe(unpaid)
  })
  test('記録がない、報酬が決まっていない、もう払われている、修正依頼を確認中: 0分', () => {
    const left = { ...fixed, checkedOutAt: leftAfter(5) }
    expect(unpaidMinutesAfterEnd({ ...left, checkedOutAt: null })).toBe(0)
    expect(unpaidMinutesAfterEnd({ ...left, fixedPay: null })).toBe(0)
    expect(unpaidMinutesAfterEnd({ ...left, fixedPay: { workMin: 335 } })).toBe(0)
    expect(unpaidMinutesAfterEnd({ ...left, isCorrectionOpen: true })).toBe(0)
  })
  test('その時間も払うと、始まった1分までの報酬になる', () => {
    const shift = {
      ...planned,
      hourlyWageYen: 1350,
      transportationYen: 500,
      scheduledPay: { bonuses: [] },
    }
    // 334 minutes × 1,350 ÷ 60 = 7,515; the 34 minutes after 22:00 add 192 (191.25 rounded up); transport 500.
    expect(grossYenUntilCheckOut({ ...shift, checkedOutAt: '2026-11-20T22:33:10+09:00' })).toBe(
      8207,
    )
  })
})

describe('だれも記録しなかった勤務', () => {
  test('チェックイン・アウトの記録も修正依頼もなければ、7日後の日が終わると欠勤になる', () => {
    expect(settlementOf(unrecorded, [], day(27, '23:59'))).toBeUndefined()
    expect(settlementOf(unrecorded, [], day(28, '00:00'))).toEqual({ kind: 'absence' })
  })
  test('チェックインだけが記録されていれば、予定の終了までの時間で決まる', () => {
    const stayed = { ...unrecorded, checkedInAt: '2026-11-20T16:55:00+09:00' }
    expect(settlementOf(stayed, [], day(28, '00:00'))).toEqual({
      kind: 'pay',
      basis: 'scans',
      times: planned,
    })
  })
})

describe('記録の時間', () => {
  const scans = (inMin: number, outMin: number) => ({
    checkedInAt: addMinutes(planned.startAt, inMin),
    checkedOutAt: addMinutes(planned.endAt, outMin),
  })
  test('開始の前の記録は開始、終了から10分までの記録は終了になる', () => {
    expect(scannedTimes(planned, scans(-20, 10))).toEqual(planned)
  })
  test('終了ちょうどの記録は予定の終了で、休憩は予定のまま', () => {
    const withBreak = { ...planned, breakMin: 45 }
    expect(scannedTimes(withBreak, scans(0, 0))).toEqual(withBreak)
  })
  test('休憩は、記録された時間より長くならない', () => {
    // Checked in at 17:50 and out at 18:10.
    expect(scannedTimes({ ...planned, breakMin: 45 }, scans(50, -260)).breakMin).toBe(20)
    expect(scannedTimes({ ...planned, breakMin: 45 }, scans(50, -330)).breakMin).toBe(0)
  })
  test('早いチェックアウトと、10分を超えたチェックアウトは、その時刻になる', () => {
    expect(scannedTimes(planned, scans(0, -30)).endAt).toBe(isoOf('2026-11-20T22:00:00+09:00'))
    expect(scannedTimes(planned, scans(0, 11)).endAt).toBe(isoOf('2026-11-20T22:41:00+09:00'))
  })
})

test('期限が過ぎて、決まらないまま残る勤務はない(労働基準法24条)', () => {
  const scan = fc.option(fc.integer({ min: -60, max: 400 }))
  const refusals = fc.array(
    fc.record({ minutes: fc.integer({ min: 0, max: 14 * 1440 }), isCountered: fc.boolean() }),
    { maxLength: 2 },
  )
  fc.assert(
    fc.property(scan, scan, refusals, fc.boolean(), (inMin, outMin, refusedAfter, isWorked) => {
      const instant = (min: number | null) =>
        min === null ? null : addMinutes(planned.startAt, min)
      const corrections = refusedAfter
        .toSorted((a, b) => a.minutes - b.minutes)
        .map(({ minutes, isCountered }) =>
          refused(addMinutes(planned.endAt, minutes), isCountered ? planned : null),
        )
      const shift = {
        ...planned,
        status: isWorked ? ('worked' as const) : ('established' as const),
        checkedInAt: instant(inMin),
        checkedOutAt: instant(outMin),
        isPayFixed: false,
      }
      // Seven days after the shift, or after the last refusal, which came within fourteen days.
      expect(settlementOf(shift, corrections, addMinutes(planned.endAt, 22 * 1440))).toBeDefined()
    }),
  )
})
