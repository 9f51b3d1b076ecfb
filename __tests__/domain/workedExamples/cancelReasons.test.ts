/**
 * The reasons for which a store may cancel since 1 September 2025 (解約可能事由). The tests say for each when the store
 * can choose it, which allowance it costs and what the store has to show. After the start the store can choose only
 * what shows on the spot: qualifications, conditions, belongings.
 * Law: 労働基準法26条, 民法536条2項 (the allowance), 労働契約法17条1項 (an unavoidable reason).
 */
import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { judgeLeaveAllowance, rejectReasons } from '@/domain/cancellation/rejection'
import { cannotReject, minutesBeforeStart } from '@/domain/cancellation/rejectionWindow'
import type { MatchingTimes } from '@/domain/matchings/matching'
import { payOf } from '@/domain/pay/pay'

/** 5.5 h × 1,300 = 7,150; 90 minutes at night 488; transport 500: 8,138 yen. */
const shift = { startAt: '2026-11-21T18:00:00+09:00', endAt: '2026-11-21T23:30:00+09:00' }
const planned = payOf({ ...shift, breakMin: 0, hourlyWageYen: 1300, transportationYen: 500 })
const matching: MatchingTimes = {
  ...shift,
  status: 'established',
  checkedInAt: null,
  checkedOutAt: null,
}
const EARLY = '2026-11-19T12:00:00+09:00'
const ON_THE_LINE = '2026-11-20T18:00:00+09:00'
const PAST_THE_LINE = '2026-11-20T18:00:01+09:00'
const ON_THE_DAY = '2026-11-21T09:00:00+09:00'
const AFTER_START = '2026-11-21T18:10:00+09:00'
const instants = [EARLY, ON_THE_LINE, PAST_THE_LINE, ON_THE_DAY, AFTER_START]

const reasonOf = (code: RejectReasonCode) => {
  const reason = rejectReasons.find((one) => one.code === code)
  if (!reason) throw new Error(code)
  return reason
}
/** Returns the allowance in yen at each of `instants`; 'no' if the reason cannot be chosen then. */
const costs = (code: RejectReasonCode) => {
  const reason = reasonOf(code)
  return instants.map((now) =>
    cannotReject(matching, now, reason)
      ? 'no'
      : judgeLeaveAllowance(reason, minutesBeforeStart(shift.startAt, now), planned).amountYen,
  )
}

test.each<[string, RejectReasonCode, (number | 'no')[]]>([
  // The amounts are in the order of `instants`.
  ['地震・台風などの不可抗力: いつでも、手当なし', 'force_majeure', [0, 0, 0, 0, 'no']],
  ['就労できないことが明らか: いつでも、手当なし', 'worker_unable', [0, 0, 0, 0, 'no']],
  ['資格・法令上の条件: いつでも、手当なし', 'qualification_missing', [0, 0, 0, 0, 0]],
  ['契約違反・不法行為: いつでも、手当なし', 'misconduct', [0, 0, 0, 0, 'no']],
  ['明示した勤務態度の条件: いつでも、手当なし', 'attitude_condition', [0, 0, 0, 0, 0]],
  ['明示した経験・スキルの条件: いつでも、手当なし', 'experience_condition', [0, 0, 0, 0, 0]],
  ['持ち物・身だしなみ: 当日だけ、手当なし', 'belongings', ['no', 'no', 'no', 0, 0]],
  ['営業中止: 24時間前まで、手当なし', 'business_closed', [0, 0, 'no', 'no', 'no']],
  ['人数変更: 24時間前まで、手当なし', 'volume_change', [0, 0, 'no', 'no', 'no']],
  ['掲載ミス: 24時間前まで、手当なし', 'posting_mistake', [0, 0, 'no', 'no', 'no']],
  ['自社スタッフで足りた: いつでも、100%', 'filled_internally', [8138, 8138, 8138, 8138, 'no']],
  ['その他の店舗都合: いつでも、100%', 'other_store_reason', [8138, 8138, 8138, 8138, 'no']],
])('%s', (_, code, expected) => {
  expect(costs(code)).toEqual(expected)
})

test.each([
  ['business_closed', 8138],
  ['volume_change', 8138],
  ['posting_mistake', 8138],
] as const)('24時間前を過ぎた%sは、選べず、店舗の都合なら100%の%d円', (code, amountYen) => {
  // One second past the line, 1,439 whole minutes are left.
  expect(minutesBeforeStart(shift.startAt, PAST_THE_LINE)).toBe(1439)
  expect(judgeLeaveAllowance(reasonOf(code), 1439, planned)).toMatchObject({
    allowed: false,
    leaveAllowanceRequired: true,
    amountYen,
  })
})

test.each([
  ['募集に書いてあり、業務ができない', true, false, 0],
  ['募集に書いていない', false, false, 8138],
  ['なくても業務ができた', true, true, 8138],
])('持ち物: %s', (_, itemWritten, workPossible, amountYen) => {
  const answers = { itemWritten, workPossible }
  expect(judgeLeaveAllowance(reasonOf('belongings'), 10, planned, { answers }).amountYen).toBe(
    amountYen,
  )
})

test('何を示すか: 証拠、ワーカーへの確認、募集に書いてあること', () => {
  const codesWhere = (field: 'needsEvidence' | 'needsWorkerConfirmation' | 'mustBeWritten') =>
    rejectReasons.filter((reason) => reason[field]).map(({ code }) => code)
  expect(codesWhere('needsEvidence')).toEqual(['qualification_missing', 'misconduct'])
  expect(codesWhere('needsWorkerConfirmation')).toEqual(['experience_condition', 'belongings'])
  expect(codesWhere('mustBeWritten')).toEqual(['attitude_condition', 'experience_condition'])
})

test('マッチングのときに分かっていたことは、やむを得ない事由にならない (労働契約法17条1項)', () => {
  const known = '証明書がないこと'
  expect(
    judgeLeaveAllowance(reasonOf('qualification_missing'), 2000, planned, {
      factKnownAtMatch: known,
    }).amountYen,
  ).toBe(8138)
})

test('24時間前までの説明は、できるだけ早い連絡を求める', () => {
  expect(judgeLeaveAllowance(reasonOf('business_closed'), 1440, planned).explanation).toContain(
    '24時間前までであっても、できるだけ早くご連絡ください。',
  )
})
