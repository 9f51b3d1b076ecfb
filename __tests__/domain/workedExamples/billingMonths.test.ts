/**
 * Which matchings a month's bill contains, and at what amount, depends on what is known when the month is confirmed.
 * A later change becomes an adjustment of another month. The last part is the calendar that both depend on.
 */
import { differenceOf } from '@/domain/billing/adjustment'
import {
  adjustmentMonth,
  billConfirmedAt,
  dueOn,
  withholdingDueOn,
} from '@/domain/billing/calendar'
import { defaultContract } from '@/domain/billing/contract'
import { amountsOf, billedStateOf, type MatchingState } from '@/domain/billing/line'
import { billingChangeMonth } from '@/domain/companies/billingContact'
import { settlementOf } from '@/domain/matchings/settlement'
import { payOf } from '@/domain/pay/pay'
import { addMinutes, msOf, shiftOf } from '@/lib/date'

const terms = { ...defaultContract, transferCommissionYen: 137, feeRateBp: 3000 }
/** The pay of a shift of 30 October from 10:00 to `to`. */
const payUntil = (to: string) =>
  payOf({
    ...shiftOf('2026-10-30', '10:00', to),
    breakMin: 0,
    hourlyWageYen: 1300,
    transportationYen: 500,
  })
/** Five hours: 6,500, and transport 500. Fee: 7,000 × 0.3 = 2,100. */
const scheduled = payUntil('15:00')
/** 330 minutes: 7,150, and transport 500. Fee: 7,650 × 0.3 = 2,295. */
const longer = payUntil('15:30')
/** 270 minutes: 5,850, and transport 500. Fee: 6,350 × 0.3 = 1,905. */
const shorter = payUntil('14:30')
/** A leave allowance of the whole 7,000 yen, transport included. No fee is charged on it. */
const allowance = payOf({
  ...shiftOf('2026-10-30', '10:00', '10:00'),
  breakMin: 0,
  hourlyWageYen: 1300,
  transportationYen: 0,
  leaveAllowanceYen: 7000,
})

const worked: MatchingState = {
  status: 'worked',
  pay: scheduled,
  isPayFixed: false,
  isCheckedIn: true,
  isEnded: true,
  isUnderReview: false,
  isCorrectionOpen: false,
}
const unrecorded: MatchingState = { ...worked, status: 'established', isCheckedIn: false }
/** Returns what the company repays, the fee, the payouts and the flag; undefined if the bill has no line for it. */
const billed = (state: MatchingState) => {
  const line = billedStateOf(state)
  if (!line) return undefined
  const { billedYen, feeYen, payoutCount } = amountsOf(line.pay, terms)
  return [billedYen, feeYen, payoutCount, line.flag]
}

describe('確定のときの状態と金額', () => {
  test.each<[string, MatchingState, unknown]>([
    [
      '勤務完了、報酬が確定している: 確定した額',
      { ...worked, isPayFixed: true, pay: longer },
      [7650, 2295, 1, 'none'],
    ],
    [
      '勤務完了、修正依頼が未回答か差し戻し: 予定の額で見込み',
      worked,
      [7000, 2100, 1, 'provisional'],
    ],
    [
      '確定した報酬は、修正依頼のあいだもなくならない: その額で見込み',
      { ...worked, isPayFixed: true, isCorrectionOpen: true, pay: longer },
      [7650, 2295, 1, 'provisional'],
    ],
    ['だれも記録しておらず、7日が過ぎていない: 0円', unrecorded, [0, 0, 0, 'unresolved']],
    ['7日が過ぎて欠勤になった: 行がない', { ...unrecorded, status: 'absence' }, undefined],
    [
      '休業手当のある店舗のキャンセル: 手当だけで、利用料はない',
      { ...unrecorded, status: 'rejected', isPayFixed: true, pay: allowance },
      [7000, 0, 1, 'none'],
    ],
    ['休業手当のない店舗のキャンセル: 行がない', { ...unrecorded, status: 'rejected' }, undefined],
    ['証拠を審査中: 0円', { ...unrecorded, isUnderReview: true }, [0, 0, 0, 'underReview']],
    ['欠勤: 行がない', { ...worked, status: 'absence' }, undefined],
    ['ワーカー都合のキャンセル: 行がない', { ...worked, status: 'cancel' }, undefined],
  ])('%s', (_, state, expected) => {
    expect(billed(state)).toEqual(expected)
  })
})

describe('確定のあとの変更は、差額の請求調整になる', () => {
  const nothing = amountsOf(null, terms)
  const [plan, more, less, owed] = [scheduled, longer, shorter, allowance].map((pay) =>
    amountsOf(pay, terms),
  ) as [typeof nothing, typeof nothing, typeof nothing, typeof nothing]
  test.each([
    // 7,650 − 7,000 and 2,295 − 2,100; a worker who gets more has a second payout.
    [
      '見込みより多く確定',
      plan,
      more,
      [
        [650, 1],
        [195, 0],
      ],
    ],
    // 6,350 − 7,000 and 1,905 − 2,100; what was paid too much is set off.
    [
      '見込みより少なく確定',
      plan,
      less,
      [
        [-650, 0],
        [-195, 0],
      ],
    ],
    ['見込みのとおりに確定', plan, plan, []],
    [
      '記録のない勤務の修正を承認: 全額',
      nothing,
      plan,
      [
        [7000, 1],
        [2100, 0],
      ],
    ],
    ['審査で認められなかったキャンセル: 休業手当だけ', nothing, owed, [[7000, 1]]],
    [
      '確定した勤務が欠勤になる: 全額を戻す',
      plan,
      nothing,
      [
        [-7000, 0],
        [-2100, 0],
      ],
    ],
  ])('%s', (_, before, after, rows) => {
    const booked = differenceOf(before, after)
    expect(booked.map(({ amountYen, payouts }) => [amountYen, payouts])).toEqual(rows)
    expect(booked.map(({ taxCategory }) => taxCategory)).toEqual(
      ['nontaxable', 'taxable10'].slice(0, rows.length),
    )
  })
})

describe('差し戻しと、記録のない勤務のその後 (労働基準法24条1項)', () => {
  const planned = { ...shiftOf('2026-10-30', '10:00', '15:00'), breakMin: 0 }
  const late = {
    ...planned,
    status: 'worked' as const,
    checkedInAt: '2026-10-30T10:30:00+09:00',
    checkedOutAt: '2026-10-30T15:00:00+09:00',
    isPayFixed: false,
  }
  const refusedAt = '2026-10-31T12:00:00+09:00'
  const refused = (counter: typeof planned | null) => ({
    status: 'rejected' as const,
    respondedAt: refusedAt,
    counter,
    reasonKinds: ['late' as const],
  })
  const counter = { ...planned, startAt: '2026-10-30T10:20:00+09:00' }
  test.each([
    ['提案した時刻', counter, 'counter', counter.startAt],
    ['提案がなければ、記録の時刻', null, 'scans', '2026-10-30T10:30:00+09:00'],
  ])('差し戻しから7日で、%sに決まる', (_, proposal, basis, startAt) => {
    const sevenDays = addMinutes(refusedAt, 7 * 1440)
    const oneMinuteBefore = addMinutes(sevenDays, -1)
    expect(settlementOf(late, [refused(proposal)], oneMinuteBefore)).toBeUndefined()
    const settled = settlementOf(late, [refused(proposal)], sevenDays)
    expect(settled).toMatchObject({ kind: 'pay', basis })
    expect(settled?.kind === 'pay' && msOf(settled.times.startAt)).toBe(msOf(startAt))
  })
  test('記録も修正依頼もなければ、7日後の終わりに欠勤になる', () => {
    const nobody = {
      ...late,
      status: 'established' as const,
      checkedInAt: null,
      checkedOutAt: null,
    }
    expect(settlementOf(nobody, [], '2026-11-06T23:59:59+09:00')).toBeUndefined()
    expect(settlementOf(nobody, [], '2026-11-07T00:00:00+09:00')).toEqual({ kind: 'absence' })
  })
})

describe('どの月に入るか', () => {
  test.each([
    ['9月30日22時からの勤務を、確定の1秒前に承認', '2026-10-06T23:59:59+09:00', undefined],
    ['確定のときに承認', '2026-10-07T00:00:00+09:00', '2026-10'],
    ['日本時間の10月の終わりに承認', '2026-10-31T14:59:59Z', '2026-10'],
    ['日本時間の11月のはじめに承認', '2026-10-31T15:00:00Z', '2026-11'],
  ])('%s', (_, approvedAt, month) => {
    expect(adjustmentMonth('2026-09-30T22:00:00+09:00', approvedAt)).toBe(month)
  })
})

describe('暦', () => {
  test.each([
    ['2026-04', '2026-05-12', '2026-06-01'],
    ['2026-09', '2026-10-07', '2026-11-02'],
    ['2026-10', '2026-11-09', '2026-11-30'],
    ['2026-11', '2026-12-07', '2027-01-04'],
    ['2026-12', '2027-01-08', '2027-02-01'],
  ])('%sの利用は%sの0時に確定し、期限は%s', (month, confirmedOn, due) => {
    expect(msOf(billConfirmedAt(month))).toBe(msOf(`${confirmedOn}T00:00:00+09:00`))
    expect(dueOn(month)).toBe(due)
  })
  test.each([
    ['2026-04', '2026-05-11'], // 10 May 2026 is a Sunday: one day before the confirmation
    ['2026-09', '2026-10-13'], // 10 October is a Saturday, 12 October スポーツの日
    ['2026-10', '2026-11-10'],
    ['2026-12', '2027-01-12'], // 10 January is a Sunday, 11 January 成人の日
  ])('%sに支払った分の源泉所得税は、%sまで (所得税法183条1項、国税通則法10条2項)', (month, on) => {
    expect(withholdingDueOn(month)).toBe(on)
  })
  test.each([
    ['締め日の前日', '2026-10-30T23:59:59+09:00', '2026-10'],
    ['締め日', '2026-10-31T00:00:00+09:00', '2026-11'],
    ['翌月', '2026-11-01T00:00:00+09:00', '2026-11'],
  ])('請求先の変更: %s (%s)に変えると、%sの請求から', (_, changedAt, month) => {
    expect(billingChangeMonth(new Date(changedAt))).toBe(month)
  })
})
