import type { OfferContent } from '@/contracts/offers/schemas'
import type { ConditionType } from '@/contracts/offers/enums'
import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { cannotClaimUnmet, isWritten } from '@/domain/cancellation/rejectionTerms'
import type { WorkerFigures } from '@/domain/workers/conditions'

const item = (type: ConditionType, value: number | null, must = true) => ({ type, value, must })
const terms = (
  conditionItems: OfferContent['conditionItems'] = [],
  over: Partial<Pick<OfferContent, 'conditions' | 'belongings' | 'clothing'>> = {},
) => ({ conditionItems, conditions: '', belongings: [], clothing: '', ...over })
const good: WorkerFigures = {
  goodRate: 97,
  cancelRate: 2,
  lastMinuteCancelRate: 0,
  penaltyPoints: 0,
  workedCount: 12,
}
const of = (code: RejectReasonCode) => ({ code })

test.each([
  ['attitude_condition', terms([item('good_rate_min', 90)]), true],
  ['attitude_condition', terms([item('good_rate_min', 90, false)]), false],
  ['attitude_condition', terms([item('worked_count_min', 3)]), false],
  ['experience_condition', terms([item('worked_count_min', 3)]), true],
  ['experience_condition', terms([], { conditions: '調理の経験1年以上' }), true],
  ['belongings', terms([], { clothing: '黒の靴' }), true],
  ['belongings', terms(), false],
  ['force_majeure', terms(), true],
] as const)('%s: 募集に書いてあるかどうか', (code, given, written) => {
  expect(isWritten(of(code), given)).toBe(written)
})
describe('条件を満たしていないと言えるか', () => {
  const refused = expect.stringContaining('条件を満たしている')
  test('数字ですべて満たしていれば言えない。一つでも欠ければ言える', () => {
    const given = terms([
      item('good_rate_min', 97),
      item('cancel_rate_max', 2),
      item('penalty_max', 0),
    ])
    expect(cannotClaimUnmet(of('attitude_condition'), given, good)).toEqual(refused)
    expect(
      cannotClaimUnmet(of('attitude_condition'), given, { ...good, goodRate: 96 }),
    ).toBeUndefined()
    expect(
      cannotClaimUnmet(of('attitude_condition'), given, { ...good, penaltyPoints: 1 }),
    ).toBeUndefined()
  })
  test('まだ評価のない人は、Good率の条件を満たしている', () => {
    expect(
      cannotClaimUnmet(of('attitude_condition'), terms([item('good_rate_min', 90)]), {
        ...good,
        goodRate: null,
      }),
    ).toEqual(refused)
  })
  test('人にしか分からない経験の条件は、数字では断らない', () => {
    expect(
      cannotClaimUnmet(of('experience_condition'), terms([item('experience', null)]), good),
    ).toBeUndefined()
    expect(
      cannotClaimUnmet(of('experience_condition'), terms([item('worked_count_min', 12)]), good),
    ).toEqual(refused)
    expect(
      cannotClaimUnmet(
        of('experience_condition'),
        terms([item('worked_count_min', 12)], { conditions: '調理の経験' }),
        good,
      ),
    ).toBeUndefined()
  })
  test('店舗都合の理由では、条件を見ない', () => {
    expect(
      cannotClaimUnmet(of('filled_internally'), terms([item('good_rate_min', 90)]), good),
    ).toBeUndefined()
  })
})
