import {
  canBeAskedFor,
  cannotConfirmMatch,
  matchFindings,
  newFindings,
} from '@/domain/matchings/matchCheck'
import type { ConditionTerms, WorkerRecord } from '@/domain/workers/conditions'

const terms = (overrides: Partial<ConditionTerms> = {}): ConditionTerms => ({
  conditionItems: [],
  qualificationIds: [],
  qualificationDocumentRequired: false,
  ...overrides,
})
const record = (overrides: Partial<WorkerRecord> = {}): WorkerRecord => ({
  goodRate: 91,
  cancelRate: 2,
  lastMinuteCancelRate: 0,
  penaltyPoints: 0,
  workedCount: 5,
  qualificationIds: [],
  certificates: [],
  ...overrides,
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
  test('挙げるものは、何が足りないかを言う', () => {
    const asks = terms({
      qualificationIds: [4],
      qualificationDocumentRequired: true,
      conditionItems: [{ ...goodRate85, type: 'worked_count_min', value: 6 }],
    })
    const wordsOf = (overrides: Partial<WorkerRecord>, openQuestions = 0) =>
      matchFindings(asks, record(overrides), { workOn, openQuestions }).map(({ text, detail }) => [
        text,
        detail,
      ])
    const fewShifts = [
      '募集の条件「この店舗で働いた回数が6回以上」に合っていません',
      '現在は5回です。',
    ]
    expect(wordsOf({})).toEqual([
      [
        '「フォークリフト運転技能講習修了」の登録がありません',
        '募集に、必要な資格として書いています。',
      ],
      fewShifts,
    ])
    const registered = { qualificationIds: [4] }
    const handedIn = { qualificationId: 4, status: 'submitted' as const, expiresOn: '2026-11-27' }
    expect(wordsOf({ ...registered, certificates: [handedIn] }, 2)).toEqual([
      [
        '「フォークリフト運転技能講習修了」の期限切れ',
        '証明書は2026年11月27日までで、勤務日に足りません。',
      ],
      ['働く前の質問が未回答', '2件の質問に、まだ回答がありません。'],
      fewShifts,
    ])
    const waiting = { ...handedIn, expiresOn: workOn }
    expect(wordsOf({ ...registered, certificates: [waiting] })[0]).toEqual([
      '「フォークリフト運転技能講習修了」の証明書が未確認',
      '提出済みで、確認待ちです。',
    ])
    expect(wordsOf(registered)[0]).toEqual([
      '「フォークリフト運転技能講習修了」の証明書が未確認',
      '証明書の提出がありません。',
    ])
    expect(kindsOf(asks, record(registered)).at(-1)).toEqual([
      'condition_unmet',
      'experience_condition',
    ])
  })
})

describe('確認済みにする', () => {
  const one = { text: 'Good率' }
  const other = { text: '資格' }
  test('確認したときになかったものだけが新しい', () => {
    expect(newFindings([one, other], ['Good率'])).toEqual([other])
  })
  test('何もなければ要らず、見たものだけならでき、増えていれば先に見てもらう', () => {
    expect(cannotConfirmMatch([], [])).toBe('このマッチングには、確認が要ることはもうありません。')
    expect(cannotConfirmMatch([one], ['Good率'])).toBeUndefined()
    expect(cannotConfirmMatch([one, other], ['Good率'])).toBe(
      '確認が要ることが増えています。最新の内容を確かめてください。',
    )
  })
})

test('18歳未満の人には、年齢を証明する書類の確認を挙げる。キャンセルの理由にはならない (労働基準法57条)', () => {
  const found = (birthOn: string) =>
    matchFindings(terms(), record(), { workOn, openQuestions: 0, birthOn }).map(
      ({ kind, reasonCode }) => [kind, reasonCode],
    )
  expect(found('2008-11-29')).toEqual([['age_certificate', null]])
  expect(found('2008-11-28')).toEqual([])
  const [finding] = matchFindings(terms(), record(), {
    workOn,
    openQuestions: 0,
    birthOn: '2008-11-29',
  })
  expect(finding?.text).toBe('18歳未満です。年齢を証明する書類の確認が必要です')
  expect(finding?.detail).toContain('写しを店舗に備え付けてください(労働基準法57条1項)。')
})
test('本人に頼んで直るのは、満たさない条件のほかのすべて', () => {
  const kinds = ['certificate_missing', 'answers_open', 'condition_unmet'] as const
  expect(kinds.map((kind) => canBeAskedFor({ kind }))).toEqual([true, true, false])
})
