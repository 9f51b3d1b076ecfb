import type { ConditionType } from '@/contracts/offers/enums'
import type { OfferContent } from '@/contracts/offers/schemas'
import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { cannotClaimUnmet, isWritten, knownAtMatch } from '@/domain/cancellation/rejectionTerms'
import type { FactsAtMatch, WorkerFigures } from '@/domain/workers/conditions'

const item = (type: ConditionType, value: number | null, must = true) => ({ type, value, must })
const terms = (
  conditionItems: OfferContent['conditionItems'] = [],
  overrides: Partial<Pick<OfferContent, 'conditions' | 'belongings' | 'clothing'>> = {},
) => ({ conditionItems, conditions: '', belongings: [], clothing: '', ...overrides })
const good: WorkerFigures = {
  goodRate: 97,
  cancelRate: 2,
  lastMinuteCancelRate: 0,
  penaltyPoints: 0,
  workedCount: 12,
}
const reasonWith = (code: RejectReasonCode) => ({ code })

test.each([
  ['attitude_condition', terms([item('good_rate_min', 90)]), true],
  ['attitude_condition', terms([item('good_rate_min', 90, false)]), false],
  ['attitude_condition', terms([item('worked_count_min', 3)]), false],
  ['experience_condition', terms([item('worked_count_min', 3)]), true],
  ['experience_condition', terms([], { conditions: '調理の経験1年以上' }), true],
  ['experience_condition', terms(), false],
  ['experience_condition', terms([item('worked_count_min', 3, false)]), false],
  ['experience_condition', terms([item('good_rate_min', 90)], { conditions: ' \n' }), false],
  ['belongings', terms([], { clothing: '黒の靴' }), true],
  ['belongings', terms([], { belongings: ['エプロン'] }), true],
  ['belongings', terms([], { clothing: ' \n' }), false],
  ['belongings', terms(), false],
  ['force_majeure', terms(), true],
] as const)('%s: 募集に書いてあるかどうか', (code, given, written) => {
  expect(isWritten(reasonWith(code), given)).toBe(written)
})
describe('条件を満たしていないと言えるか', () => {
  const refused = expect.stringContaining('条件を満たしている')
  test('数字ですべて満たしていれば言えない。一つでも欠ければ言える', () => {
    const given = terms([
      item('good_rate_min', 97),
      item('cancel_rate_max', 2),
      item('penalty_max', 0),
    ])
    expect(cannotClaimUnmet(reasonWith('attitude_condition'), given, good)).toEqual(refused)
    expect(
      cannotClaimUnmet(reasonWith('attitude_condition'), given, { ...good, goodRate: 96 }),
    ).toBeUndefined()
    expect(
      cannotClaimUnmet(reasonWith('attitude_condition'), given, { ...good, penaltyPoints: 1 }),
    ).toBeUndefined()
  })
  test('まだ評価のない人は、Good率の条件を満たしている', () => {
    expect(
      cannotClaimUnmet(reasonWith('attitude_condition'), terms([item('good_rate_min', 90)]), {
        ...good,
        goodRate: null,
      }),
    ).toEqual(refused)
  })
  test('人にしか分からない経験の条件は、数字では断らない', () => {
    expect(
      cannotClaimUnmet(reasonWith('experience_condition'), terms([item('experience', null)]), good),
    ).toBeUndefined()
    expect(
      cannotClaimUnmet(
        reasonWith('experience_condition'),
        terms([item('worked_count_min', 12)]),
        good,
      ),
    ).toEqual(refused)
    expect(
      cannotClaimUnmet(
        reasonWith('experience_condition'),
        terms([item('worked_count_min', 12)], { conditions: '調理の経験' }),
        good,
      ),
    ).toBeUndefined()
  })
  test('書いた文が空白だけなら、数字の条件で断る', () => {
    const given = terms([item('worked_count_min', 12)], { conditions: ' \n' })
    expect(cannotClaimUnmet(reasonWith('experience_condition'), given, good)).toEqual(refused)
  })
  test('経験についての文は、勤務態度の条件には関わらない', () => {
    const given = terms([item('good_rate_min', 97)], { conditions: '調理の経験' })
    expect(cannotClaimUnmet(reasonWith('attitude_condition'), given, good)).toEqual(refused)
  })
  test('必須の条件が一つもなければ、満たしているとも言わない', () => {
    for (const code of ['attitude_condition', 'experience_condition'] as const)
      expect(
        cannotClaimUnmet(reasonWith(code), terms([item('good_rate_min', 90, false)]), good),
      ).toBeUndefined()
  })
  test('店舗都合の理由では、条件を見ない', () => {
    for (const type of ['good_rate_min', 'worked_count_min'] as const)
      expect(
        cannotClaimUnmet(reasonWith('filled_internally'), terms([item(type, 3)]), good),
      ).toBeUndefined()
  })
})

describe('マッチングのときに分かっていたこと', () => {
  const workOn = '2026-11-21'
  const asked = {
    conditionItems: [
      item('cancel_rate_max', 2),
      item('good_rate_min', 90),
      item('worked_count_min', 3),
    ],
    qualificationIds: [7],
    qualificationDocumentRequired: true,
  }
  const certificate = { qualificationId: 7, status: 'checked' as const, expiresOn: workOn }
  const facts: FactsAtMatch = { ...good, qualificationIds: [7], certificates: [certificate] }
  const known = (code: RejectReasonCode, overrides: Partial<FactsAtMatch>) =>
    knownAtMatch(reasonWith(code), asked, { ...facts, ...overrides }, workOn)
  const low = { goodRate: 89, workedCount: 2, qualificationIds: [] }

  test('資格の登録がなかった', () => {
    expect(known('qualification_missing', low)).toBe('「調理師免許」の登録がないこと')
  })
  test('証明書の期限が、勤務日の前日まで', () => {
    const certificates = [{ ...certificate, expiresOn: '2026-11-20' }]
    expect(known('qualification_missing', { certificates })).toBe(
      '「調理師免許」の証明書の期限が足りないこと',
    )
  })
  test('勤務態度と経験の条件は、それぞれ自分の条件だけを見る', () => {
    expect(known('attitude_condition', low)).toBe('「Good率が90%以上」を満たしていないこと')
    expect(known('experience_condition', low)).toBe(
      '「この店舗で働いた回数が3回以上」を満たしていないこと',
    )
  })
  test('そのときは満たしていた', () => {
    for (const code of [
      'qualification_missing',
      'attitude_condition',
      'experience_condition',
    ] as const)
      expect(known(code, {})).toBeUndefined()
    expect(known('qualification_missing', { ...low, qualificationIds: [7] })).toBeUndefined()
  })
  test('条件の理由でなければ、記録を見ない', () => {
    for (const code of ['force_majeure', 'misconduct', 'belongings'] as const)
      expect(known(code, low)).toBeUndefined()
  })
})
