import { cannotReleaseEarly, releasedPayOf } from '@/domain/matchings/earlyRelease'
import type { MatchingTimes } from '@/domain/matchings/matching'
import { payOf } from '@/domain/pay/pay'

const at = (time: string) => `2026-11-20T${time}:00+09:00`
const atWork: MatchingTimes = {
  status: 'established',
  startAt: at('18:00'),
  endAt: at('23:30'),
  checkedInAt: at('17:52'),
  checkedOutAt: null,
}

describe('早上がりにできないとき', () => {
  const refusal = (overrides: Partial<MatchingTimes>, now = at('21:00')) =>
    cannotReleaseEarly({ ...atWork, ...overrides }, now)

  test('勤務中の人は、終了時刻まで早上がりにできる', () => {
    expect(refusal({})).toBeUndefined()
    expect(refusal({}, at('23:29'))).toBeUndefined()
  })
  test.each<[string, Partial<MatchingTimes>, RegExp]>([
    ['来ていない', { checkedInAt: null }, /チェックインしていない.*キャンセル申請/],
    ['チェックアウトした', { checkedOutAt: at('20:00') }, /すでにチェックアウトしています/],
    ['勤務完了', { status: 'worked' }, /すでに勤務が完了/],
    ['審査中', { cancelReviewDueAt: at('22:00') }, /審査中/],
    ['修正依頼が届いている', { fixStatus: 'requested' }, /先に修正依頼に回答/],
  ])('%s人は、できない', (_, overrides, expected) => {
    expect(refusal(overrides)).toMatch(expected)
  })
  test('終了時刻を過ぎたら、できない', () => {
    expect(refusal({}, at('23:30'))).toMatch(/終了時刻を過ぎています/)
  })
})

describe('早上がりの報酬', () => {
  // 5.5 h × 1,300 = 7,150; 90 minutes at night × 1,300 × 25 % = 487.5, rounded up to 488; transport 500: 8,138 yen.
  const terms = {
    startAt: at('18:00'),
    endAt: at('23:30'),
    breakMin: 0,
    hourlyWageYen: 1300,
    transportationYen: 500,
  }
  const planned = { ...terms, scheduledPay: payOf(terms) }

  test('21時に帰しても、予定どおりの8,138円', () => {
    const pay = releasedPayOf({ ...planned, checkedInAt: at('17:52') }, at('21:00'))
    expect(pay).toEqual(planned.scheduledPay)
    expect(pay.grossYen).toBe(8138)
  })
  test('30分遅れて来た人は、その30分だけが除かれる。終わりは予定のまま', () => {
    // From 18:30 to 23:30: 5 h × 1,300 = 6,500; 90 minutes at night 488; transport 500.
    const pay = releasedPayOf({ ...planned, checkedInAt: at('18:30') }, at('21:00'))
    expect(pay.grossYen).toBe(7488)
  })
})
