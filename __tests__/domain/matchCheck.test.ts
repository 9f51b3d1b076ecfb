import { matchFindings } from '@/domain/matchings/matchCheck'
import type { ConditionTerms, WorkerRecord } from '@/domain/workers/conditions'

const terms = (over: Partial<ConditionTerms> = {}): ConditionTerms => ({
  conditionItems: [],
  qualificationIds: [],
  qualificationDocumentRequired: false,
  ...over,
})
const record = (over: Partial<WorkerRecord> = {}): WorkerRecord => ({
  goodRate: 91,
  cancelRate: 2,
  lastMinuteCancelRate: 0,
  penaltyPoints: 0,
  workedCount: 5,
  qualificationIds: [],
  certificates: [],
  ...over,
})
const workOn = '2026-11-28'
const kindsOf = (...[theTerms, theRecord, open = 0]: [ConditionTerms, WorkerRecord, number?]) =>
  matchFindings(theTerms, theRecord, { workOn, openQuestions: open }).map(
    ({ kind, reasonCode }) => [kind, reasonCode],
  )
const goodRate85 = { type: 'good_rate_min' as const, value: 85, text: '', must: true }

describe('マッチングの確認', () => {
  test('条件に合い、回答がそろっていれば、何も挙げない', () => {
    expect(kindsOf(terms({ conditionItems: [goodRate85] }), record())).toEqual([])
  })
  test('必要な資格がない、期限が勤務日に足りない、証明書が未確認', () => {
    const asks = terms({ qualificationIds: [8], qualificationDocumentRequired: true })
    const certificate = { qualificationId: 8, status: 'checked' as const, expiresOn: '2026-11-27' }
    const registered = record({ qualificationIds: [8] })
    expect(kindsOf(asks, record())).toEqual([['certificate_missing', 'qualification_missing']])
    expect(kindsOf(asks, { ...registered, certificates: [certificate] })).toEqual([
      ['certificate_expired', 'qualification_missing'],
    ])
    expect(kindsOf(asks, registered)).toEqual([
      ['certificate_unconfirmed', 'qualification_missing'],
    ])
    const valid = { ...certificate, expiresOn: workOn }
    expect(kindsOf(asks, { ...registered, certificates: [valid] })).toEqual([])
  })
  test('未回答の質問は挙げるが、キャンセルの理由にはならない', () => {
    expect(kindsOf(terms(), record(), 2)).toEqual([['answers_open', null]])
  })
  test('マッチングのあとにGood率が条件を下回った。評価のない人は、条件に当たらない', () => {
    const asks = terms({ conditionItems: [goodRate85] })
    expect(kindsOf(asks, record({ goodRate: 78 }))).toEqual([
      ['condition_unmet', 'attitude_condition'],
    ])
    expect(matchFindings(asks, record({ goodRate: 78 }), { workOn, openQuestions: 0 })[0]).toEqual(
      expect.objectContaining({
        text: '募集の条件「Good率が85%以上」に合っていません',
        detail: '現在のGood率は78%です。',
      }),
    )
    expect(kindsOf(asks, record({ goodRate: null }))).toEqual([])
    const optional = terms({ conditionItems: [{ ...goodRate85, must: false }] })
    expect(kindsOf(optional, record({ goodRate: 78 }))).toEqual([])
  })
})
