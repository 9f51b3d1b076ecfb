import {
  blockedBy,
  cannotRequestProvision,
  isInSalaryList,
  provisionExpiresAt,
  provisionStatusAt,
} from '@/domain/workers/mynumberProvision'
import {
  badReasonLabel,
  cannotReview,
  cannotReviewTogether,
  containsContact,
  reviewLacks,
  reviewTimeLeft,
} from '@/domain/workers/review'
import {
  cannotAppoint,
  cannotHaveSupporters,
  criteriaMetBy,
} from '@/domain/workers/workerSupporter'

const now = new Date('2026-11-20T09:41:00+09:00')
describe('評価', () => {
  test.each([
    ['2026-11-26T09:41:00+09:00', 'あと6日'],
    ['2026-11-21T09:40:59+09:00', 'あと23時間'],
    ['2026-11-20T10:41:00+09:00', 'あと1時間'],
    ['2026-11-20T10:40:00+09:00', 'あと59分'],
    ['2026-11-20T09:41:01+09:00', 'あと1分'],
    ['2026-11-20T09:41:00+09:00', '期限を過ぎています'],
  ])('期限 %s は「%s」', (dueAt, text) => {
    expect(reviewTimeLeft(dueAt, now)).toBe(text)
  })
  test('勤務を終え、まだ評価のないときだけ評価できる', () => {
    expect(cannotReview({ status: 'worked', reviewedAt: null })).toBeUndefined()
    expect(cannotReview({ status: 'absence', reviewedAt: null })).toContain('勤務を終えていない')
    expect(cannotReview({ status: 'worked', reviewedAt: now })).toContain('すでに')
  })
  test.each([
    [{}, undefined],
    [{ checkedInAt: '2026-11-19T17:00:59+09:00' }, undefined],
    [{ checkedInAt: '2026-11-19T17:01:00+09:00' }, '1分遅刻しています。'],
    [{ checkedOutAt: '2026-11-19T22:29:00+09:00' }, '予定より1分早く終えています。'],
    [{ checkedInAt: null }, 'チェックインの記録がありません。'],
    [{ checkedOutAt: null }, 'チェックアウトの記録がありません。'],
    [{ hasCorrection: true }, '修正依頼があります。'],
  ])('何もなかった勤務だけ、ほかの人とまとめて評価できる: %j', (overrides, reason) => {
    const plain = {
      startAt: '2026-11-19T17:00:00+09:00',
      endAt: '2026-11-19T22:30:00+09:00',
      checkedInAt: '2026-11-19T16:58:00+09:00',
      checkedOutAt: '2026-11-19T22:30:00+09:00',
      hasCorrection: false,
    }
    const refusal = cannotReviewTogether({ ...plain, ...overrides })
    expect(refusal).toBe(reason && `${reason}1名ずつ評価してください。`)
  })
  test('Badには理由が要り、「その他」だけならコメントも要る', () => {
    expect(reviewLacks({ kind: 'good', reasons: [], comment: '' })).toBeUndefined()
    expect(reviewLacks({ kind: 'bad', reasons: [], comment: 'あ' })).toBe('reasons')
    expect(reviewLacks({ kind: 'bad', reasons: ['other'], comment: ' ' })).toBe('comment')
    expect(reviewLacks({ kind: 'bad', reasons: ['other', 'late'], comment: '' })).toBeUndefined()
  })
  test.each([
    ['０９０−１２３４−５６７８まで', true],
    ['a.b@example.jp', true],
    ['10分前に、2名で', false],
    ['2026年11月20日', false],
  ])('「%s」は連絡先か: %s', (text, is) => {
    expect(containsContact(text)).toBe(is)
  })
})

describe('マイナンバーの提供依頼', () => {
  const asked = {
    requestedAt: '2026-10-21T15:00:00+09:00',
    expiresAt: provisionExpiresAt('2026-10-21T15:00:00+09:00'),
    providedAt: null,
    declinedAt: null,
  }
  test('25万円ちょうどから依頼でき、30日目の終わりまで待つ', () => {
    expect(provisionStatusAt(undefined, 249_999, now)).toBe('not_requestable')
    expect(provisionStatusAt(undefined, 250_000, now)).toBe('requestable')
    expect(provisionStatusAt(asked, 260_000, new Date('2026-11-20T23:59:59+09:00'))).toBe(
      'requested',
    )
    expect(provisionStatusAt(asked, 260_000, new Date('2026-11-21T00:00:00+09:00'))).toBe('expired')
    expect(provisionStatusAt({ ...asked, providedAt: now.toISOString() }, 0, now)).toBe('provided')
  })
  test('期限が切れた人にはもう一度、見送った人には次の年度まで依頼できない', () => {
    const ask = (status: 'expired' | 'declined' | 'provided') =>
      cannotRequestProvision(
        { status, yearYen: 260_000, requestedAt: asked.requestedAt },
        { concluded: true },
        now,
      )
    expect(ask('expired')).toBeUndefined()
    expect(ask('declined')).toContain('12月1日から')
    expect(ask('provided')).toContain('すでに')
    expect(
      cannotRequestProvision(
        { status: 'requestable', yearYen: 260_000, requestedAt: null },
        { concluded: false },
        now,
      ),
    ).toContain('委託契約')
  })
  test('残りが3,000円に満たなければ上限に到達、8割からは上限が近い', () => {
    const taken = (monthUsed: number, yearUsed: number) => ({
      month: { usedYen: monthUsed, limitYen: 78_000, remainingYen: 77_999 - monthUsed },
      year: { usedYen: yearUsed, limitYen: 280_000, remainingYen: 279_999 - yearUsed },
      week: { usedMin: 0, limitMin: 1200 },
    })
    const row = (...used: [number, number]) => ({
      ...taken(...used),
      blockedBy: blockedBy(taken(...used)),
      provision: { status: 'not_requestable' as const, refusal: '' },
    })
    expect([
      blockedBy(taken(74_999, 0)),
      blockedBy(taken(75_000, 0)),
      blockedBy(taken(75_000, 279_000)),
      blockedBy({ ...taken(0, 0), week: { usedMin: 1080, limitMin: 1200 } }),
    ]).toEqual(['none', 'month', 'year', 'week'])
    expect([
      isInSalaryList('near', row(62_399, 0)),
      isInSalaryList('near', row(62_400, 0)),
      isInSalaryList('near', row(75_000, 0)),
      isInSalaryList('reached', row(75_000, 0)),
    ]).toEqual([false, true, false, true])
  })
})

test('ワーカーサポーターは、4つの条件をすべて満たす人から10名まで', () => {
  const fit = { workedCountHere: 10, goodRate: 90, noShowCount: 0, lastWorkedOn: '2026-09-21' }
  expect(criteriaMetBy(fit, '2026-11-20')).toHaveLength(4)
  expect(cannotAppoint({ met: criteriaMetBy(fit, '2026-11-20'), blocked: false })).toBeUndefined()
  expect(
    cannotAppoint({
      met: criteriaMetBy({ ...fit, goodRate: null, lastWorkedOn: '2026-09-20' }, '2026-11-20'),
      blocked: false,
    }),
  ).toBe('条件を満たしていません: Good率90%以上、直近60日以内に勤務')
  expect(cannotAppoint({ met: [], blocked: true })).toContain('ブロック中')
  expect([cannotHaveSupporters(10), cannotHaveSupporters(11)]).toEqual([
    undefined,
    expect.stringContaining('10名まで'),
  ])
})

test('Badの理由は、申告と事実の違いと態度として言う', () => {
  expect(badReasonLabel).toMatchObject({
    experience: '申告した経験と異なる',
    attitude: '態度・接し方',
  })
})
