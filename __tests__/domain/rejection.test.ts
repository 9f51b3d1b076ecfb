import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { cannotAcceptNote } from '@/domain/cancellation/cancelNote'
import { judgeLeaveAllowance, rejectReasons } from '@/domain/cancellation/rejection'
import { cannotReject, minutesBeforeStart } from '@/domain/cancellation/rejectionWindow'
import type { MatchingTimes } from '@/domain/matchings/matching'
import { payOf } from '@/domain/pay/pay'

const startAt = '2026-11-21T07:00:00+09:00'
const endAt = '2026-11-21T11:00:00+09:00'
const matching: MatchingTimes = {
  status: 'established',
  startAt,
  endAt,
  checkedInAt: null,
  checkedOutAt: null,
}
const pay = payOf({ startAt, endAt, breakMin: 0, hourlyWageYen: 1300, transportationYen: 500 })
const now = '2026-11-20T09:41:00+09:00'
const reasonOf = (code: RejectReasonCode) => {
  const reason = rejectReasons.find((reason) => reason.code === code)
  if (!reason) throw new Error(code)
  return reason
}
const judged = (code: RejectReasonCode, minutes: number) =>
  judgeLeaveAllowance(reasonOf(code), minutes, pay)

describe('休業手当の判定', () => {
  test('自社スタッフで足りたときは、賃金の100%と交通費が必要', () => {
    // From now until the start there are 21 hours and 19 minutes.
    expect(judged('filled_internally', 1279)).toMatchObject({
      allowed: true,
      leaveAllowanceRequired: true,
      ratePercent: 100,
      amountYen: 5700,
      transportIncluded: true,
    })
    expect(judged('filled_internally', 10_000).leaveAllowanceRequired).toBe(true)
  })
  test('24時間前までの理由は、ちょうど24時間前まで休業手当なしで選べる', () => {
    expect(minutesBeforeStart(startAt, '2026-11-20T07:00:00+09:00')).toBe(1440)
    expect(minutesBeforeStart(startAt, '2026-11-20T07:00:01+09:00')).toBe(1439)
    for (const code of ['business_closed', 'volume_change', 'posting_mistake'] as const) {
      expect(judged(code, 1440)).toMatchObject({
        allowed: true,
        leaveAllowanceRequired: false,
        amountYen: 0,
      })
      expect(judged(code, 1439)).toMatchObject({
        allowed: false,
        leaveAllowanceRequired: true,
        amountYen: 5700,
      })
    }
    expect(judged('posting_mistake', 1440).explanation).toContain('できるだけ早くご連絡ください')
  })
  test('不可抗力などの理由では、直前でも必要ない', () => {
    for (const code of [
      'force_majeure',
      'worker_unable',
      'qualification_missing',
      'misconduct',
      'attitude_condition',
      'experience_condition',
    ] as const) {
      expect(judged(code, 1)).toMatchObject({
        allowed: true,
        leaveAllowanceRequired: false,
        amountYen: 0,
      })
    }
  })
  test('持ち物の理由は、募集に書いてあり、業務ができなかったときだけ必要ない', () => {
    const answered = (itemWritten: boolean, workPossible: boolean) =>
      judgeLeaveAllowance(reasonOf('belongings'), 10, pay, {
        answers: { itemWritten, workPossible },
      })
    expect(answered(true, false).leaveAllowanceRequired).toBe(false)
    expect(answered(false, false)).toMatchObject({ leaveAllowanceRequired: true, amountYen: 5700 })
    expect(answered(true, true).leaveAllowanceRequired).toBe(true)
  })
  test('率は設定できるが、60%を下回らない', () => {
    // 80 % of 5,200 and 500 of transport; 60 % and 500.
    expect(
      judgeLeaveAllowance(reasonOf('other_store_reason'), 10, pay, { ratePercent: 80 }),
    ).toMatchObject({ ratePercent: 80, amountYen: 4660 })
    expect(
      judgeLeaveAllowance(reasonOf('other_store_reason'), 10, pay, { ratePercent: 0 }),
    ).toMatchObject({ ratePercent: 60, amountYen: 3620 })
  })
  test('予定の賃金と交通費が平均賃金の60%に届かなければ、その額になり、わけを言う(労働基準法26条)', () => {
    const judged = (floorYen: number) =>
      judgeLeaveAllowance(reasonOf('other_store_reason'), 10, pay, { ratePercent: 80, floorYen })
    expect(judged(4661).amountYen).toBe(4661)
    expect(judged(4661).explanation).toMatch(
      /予定の賃金の80%と交通費は平均賃金の60%に届かないため、4,661円になります\(労働基準法26条\)。$/,
    )
    expect(judged(4660).explanation).not.toContain('届かない')
  })
})

describe('休業手当の判定の説明', () => {
  const free = {
    allowed: true,
    leaveAllowanceRequired: false,
    ratePercent: 0,
    amountYen: 0,
    transportIncluded: false,
  }
  // The planned wage of 5,200 yen and 500 yen of transport.
  const paid = {
    allowed: true,
    leaveAllowanceRequired: true,
    ratePercent: 100,
    amountYen: 5700,
    transportIncluded: true,
  }
  test('要らない理由では、理由の名前を添えて言う', () => {
    expect(judged('force_majeure', 1)).toEqual({
      ...free,
      explanation: '「地震・台風などの不可抗力」によるキャンセルのため、休業手当は必要ありません。',
    })
  })
  test('店舗の都合では、払う割合を言う', () => {
    expect(
      judgeLeaveAllowance(reasonOf('filled_internally'), 1, pay, { ratePercent: 80 }).explanation,
    ).toBe('店舗の都合によるキャンセルのため、予定の賃金の80%と交通費をお支払いいただきます。')
  })
  test('24時間前を過ぎた理由では、店舗の都合なら払う額を言う', () => {
    expect(judged('volume_change', 1440)).toEqual({
      ...free,
      explanation:
        '労働契約は、申し込みのときに成立しています。運営の規約では、開始の24時間前までのこの理由のキャンセルに休業手当を求めていませんが、やむを得ない事由がなければ、賃金の支払いを求められることがあります(労働契約法17条1項、民法536条2項)。24時間前までであっても、できるだけ早くご連絡ください。',
    })
    expect(judged('volume_change', 1439)).toEqual({
      ...paid,
      allowed: false,
      explanation:
        '開始の24時間前を過ぎたため、この理由は選べません。店舗の都合でキャンセルするときは、休業手当 5,700円が必要です。',
    })
  })
  test.each([
    [false, false, paid, '募集に書いていない持ち物や身だしなみのため、休業手当が必要です。'],
    [false, true, paid, '募集に書いていない持ち物や身だしなみのため、休業手当が必要です。'],
    [true, true, paid, '揃わなくても業務ができたため、休業手当が必要です。'],
    [
      true,
      false,
      free,
      '募集に書いた持ち物や身だしなみが揃わず、業務ができないため、休業手当は必要ありません。',
    ],
  ])(
    '持ち物の理由: 募集に書いた %s、業務ができた %s',
    (itemWritten, workPossible, result, explanation) => {
      expect(
        judgeLeaveAllowance(reasonOf('belongings'), 10, pay, {
          answers: { itemWritten, workPossible },
        }),
      ).toEqual({ ...result, explanation })
    },
  )
  test('持ち物の理由を選んだばかりで、まだ答えがなければ、手当は要らない', () => {
    expect(judged('belongings', 10)).toMatchObject(free)
  })
  test('マッチングのときに分かっていたことを理由にすると、手当が要る(労働契約法17条1項)', () => {
    expect(
      judgeLeaveAllowance(reasonOf('attitude_condition'), 10, pay, {
        factKnownAtMatch: '「Good率が90%以上」を満たしていないこと',
      }),
    ).toEqual({
      ...paid,
      explanation:
        '「Good率が90%以上」を満たしていないことは、マッチングのときに分かっていたため、休業手当が必要です。',
    })
  })
})

describe('キャンセルできない場合', () => {
  test('24時間前を1秒でも過ぎたら、24時間前までの理由は選べない', () => {
    expect(
      cannotReject(matching, '2026-11-20T07:00:00+09:00', reasonOf('business_closed')),
    ).toBeUndefined()
    expect(cannotReject(matching, '2026-11-20T07:00:01+09:00', reasonOf('business_closed'))).toBe(
      '開始の24時間前を過ぎたため、この理由は選べません。',
    )
    expect(
      cannotReject(matching, '2026-11-20T07:00:01+09:00', reasonOf('filled_internally')),
    ).toBeUndefined()
  })
  test('チェックインのあとは、早上がりとして扱う', () => {
    expect(cannotReject({ ...matching, checkedInAt: startAt }, startAt)).toContain('早上がり')
  })
  test('開始のあとは、その場でわかる理由だけ', () => {
    const late = '2026-11-21T07:10:00+09:00'
    expect(
      rejectReasons
        .filter((reason) => cannotReject(matching, late, reason) === undefined)
        .map((reason) => reason.code),
    ).toEqual(['qualification_missing', 'attitude_condition', 'experience_condition', 'belongings'])
    expect(cannotReject(matching, endAt)).toContain('欠勤を登録')
  })
  test('開始の1秒前までは選べた理由も、開始ちょうどには選べない', () => {
    const reason = reasonOf('force_majeure')
    expect(cannotReject(matching, '2026-11-21T06:59:59+09:00', reason)).toBeUndefined()
    expect(cannotReject(matching, startAt, reason)).toBe(
      '開始時刻を過ぎたため、この理由ではキャンセルできません。',
    )
    expect(cannotReject(matching, startAt, reasonOf('belongings'))).toBeUndefined()
  })
  test('持ち物の理由は当日だけ、条件の理由は募集文にあるときだけ', () => {
    expect(cannotReject(matching, now, reasonOf('belongings'))).toContain('当日だけ')
    expect(
      cannotReject(matching, '2026-11-21T06:50:00+09:00', reasonOf('belongings')),
    ).toBeUndefined()
    expect(
      cannotReject(matching, now, reasonOf('attitude_condition'), { written: false }),
    ).toContain('募集文に書いていない条件')
    expect(
      cannotReject(matching, now, reasonOf('attitude_condition'), { written: true }),
    ).toBeUndefined()
  })
  test('すでにキャンセルした人は、もうキャンセルできない', () => {
    const cancelled = { ...matching, status: 'cancel' } as const
    for (const reason of [undefined, reasonOf('force_majeure')])
      expect(cannotReject(cancelled, now, reason)).toContain('すでに終了')
  })
  test('年齢・性別・国籍・住まいを理由に書くと断る', () => {
    expect(cannotAcceptNote('予約が減り、自社のスタッフで対応できるためです。')).toBeUndefined()
    for (const note of [
      '女性のスタッフに来てほしかったためです。',
      '６５歳で体力に不安があるためです。',
      '外国人の方への説明が難しいためです。',
      '遠方にお住まいで遅刻しそうなためです。',
    ])
      expect(cannotAcceptNote(note)).toContain('キャンセルはできません')
    expect(cannotAcceptNote('𠮷'.repeat(9))).toContain('現在 9文字')
    expect(cannotAcceptNote('あ'.repeat(501))).toContain('500文字以内')
  })
})
