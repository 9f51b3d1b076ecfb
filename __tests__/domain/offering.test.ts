import { offeringStatuses } from '@/contracts/offerings/enums'
import {
  cannotApply,
  cannotArchiveOffer,
  cannotAutoPublic,
  cannotClose,
  cannotEdit,
  cannotUnpublish,
  closesAtOf,
  dayStateOf,
  isFull,
  isUnfilled,
  offeringStatusAt,
  scopeAt,
} from '@/domain/offerings/offering'
import { cannotPublish } from '@/domain/offerings/publishing'
import { addMinutes } from '@/lib/date'
import { fc } from '@tests/kit/random'

const now = '2026-11-20T09:41:00+09:00'
const startAt = '2026-11-28T17:00:00+09:00'
const endAt = '2026-11-28T22:30:00+09:00'
const posted = {
  publishedAt: '2026-11-20T09:00:00+09:00',
  closedAt: null,
  closesAt: '2026-11-28T14:00:00+09:00',
  startAt,
  endAt,
  peopleWanted: 2,
  peopleMatched: 1,
}
describe('求人の状態', () => {
  test.each([
    ['公開前', { publishedAt: null }, now, 'unpublished'],
    ['公開の予約時刻の前', { publishedAt: '2026-11-21T09:00:00+09:00' }, now, 'unpublished'],
    ['締切の1秒前', {}, '2026-11-28T13:59:59+09:00', 'published'],
    ['締切の時刻', {}, '2026-11-28T14:00:00+09:00', 'matching'],
    ['締め切った求人', { closedAt: now }, now, 'matching'],
    ['満枠でも締切前', { peopleMatched: 2 }, now, 'published'],
    ['開始の時刻', {}, startAt, 'working'],
    ['終了の1秒前', {}, '2026-11-28T22:29:59+09:00', 'working'],
    ['終了の時刻', {}, endAt, 'finished'],
    ['だれも決まらないまま開始', { peopleMatched: 0 }, startAt, 'finished'],
    ['公開しないまま過ぎた', { publishedAt: null }, endAt, 'unpublished'],
  ])('%s', (_, change, at, expected) => {
    expect(offeringStatusAt({ ...posted, ...change }, at)).toBe(expected)
  })
  test('だれも決まらないまま始まった求人だけを、不成立とする', () => {
    expect(isUnfilled({ ...posted, peopleMatched: 0 }, startAt)).toBe(true)
    expect(isUnfilled({ ...posted, peopleMatched: 0 }, now)).toBe(false)
    expect(isUnfilled(posted, endAt)).toBe(false)
  })
  test('満枠かどうかは、決まった人数と募集人数で決まる', () => {
    expect([0, 1, 2, 3].map((peopleMatched) => isFull({ peopleWanted: 2, peopleMatched }))).toEqual(
      [false, false, true, true],
    )
  })
  test('公開したあとの状態は、時間とともに前に進むだけで戻らない', () => {
    fc.assert(
      fc.property(
        fc.nat(30_000),
        fc.nat(3000),
        fc.nat(5),
        fc.boolean(),
        (minutes, later, peopleMatched, closed) => {
          const offering = { ...posted, peopleMatched, closedAt: closed ? now : null }
          const [before, after] = [addMinutes(now, minutes), addMinutes(now, minutes + later)].map(
            (at) => offeringStatuses.indexOf(offeringStatusAt(offering, at)),
          )
          return before !== undefined && after !== undefined && before <= after
        },
      ),
    )
  })
})
describe('申し込みの締切と公開範囲', () => {
  test('締切は開始から数える', () => {
    expect(closesAtOf('at_start', startAt)).toBe(startAt)
    expect(closesAtOf('before_24h', startAt)).toBe('2026-11-27T17:00:00+09:00')
    expect(closesAtOf('custom', startAt, '2026-11-26T12:00:00+09:00')).toBe(
      '2026-11-26T12:00:00+09:00',
    )
  })
  test('埋まらなければ、決めた時刻に一般公開になる', () => {
    const autoPublicAt = addMinutes(startAt, -1440)
    const limited = { scope: 'group' as const, autoPublicAt, peopleWanted: 2, peopleMatched: 1 }
    expect(scopeAt(limited, '2026-11-27T16:59:59+09:00')).toBe('group')
    expect(scopeAt(limited, '2026-11-27T17:00:00+09:00')).toBe('public')
    expect(scopeAt({ ...limited, peopleMatched: 2 }, startAt)).toBe('group')
    expect(scopeAt({ ...limited, autoPublicAt: null }, startAt)).toBe('group')
  })
  test('自動の切り替えは、現在より後で、締切より前', () => {
    const limited = { scope: 'group' as const, closesAt: startAt }
    expect(
      cannotAutoPublic({ ...limited, autoPublicAt: '2026-11-27T17:00:00+09:00' }, now),
    ).toBeUndefined()
    expect(cannotAutoPublic({ ...limited, autoPublicAt: now }, now)).toContain('現在より後')
    expect(cannotAutoPublic({ ...limited, autoPublicAt: startAt }, now)).toContain('締切より前')
    expect(
      cannotAutoPublic(
        { ...limited, scope: 'public', autoPublicAt: '2026-11-27T17:00:00+09:00' },
        now,
      ),
    ).toContain('一般公開の求人')
  })
})
describe('求人に対してできること', () => {
  const context = {
    offerStatus: 'usable',
    overtimePossible: false,
    hasLaborAgreement36: false,
    restrictions: [],
    prefectureCode: '13',
  } as const
  const kept = {
    status: 'unpublished',
    startAt,
    endAt: addMinutes(startAt, 330),
    hourlyWageYen: 1350,
  } as const
  test('公開できないときは、その理由を答える', () => {
    expect(cannotPublish(kept, context, now)).toBeUndefined()
    expect(cannotPublish({ ...kept, status: 'published' }, context, now)).toContain('公開済み')
    expect(cannotPublish(kept, { ...context, offerStatus: 'screening' }, now)).toContain('審査中')
    expect(cannotPublish({ ...kept, hourlyWageYen: 1279 }, context, now)).toContain(
      '最低賃金1,280円以上',
    )
    expect(
      cannotPublish(
        kept,
        { ...context, restrictions: [{ level: 'warning', message: '評価が遅れています。' }] },
        now,
      ),
    ).toBeUndefined()
    expect(
      cannotPublish(
        kept,
        {
          ...context,
          restrictions: [
            { level: 'block_publish', message: '事業者確認が終わっていないため、公開できません。' },
          ],
        },
        now,
      ),
    ).toBe('事業者確認が終わっていないため、公開できません。')
  })
  test('公開できるのは、開始の15分前まで、60日先まで', () => {
    const at = (start: string) =>
      cannotPublish({ ...kept, startAt: start, endAt: addMinutes(start, 330) }, context, now)
    expect(at('2026-11-20T09:56:00+09:00')).toBeUndefined()
    expect(at('2026-11-20T09:55:59+09:00')).toBe('開始まで15分以上ある日時を選んでください。')
    expect(at(now)).toBe('開始日時を過ぎた求人は、公開できません。')
    expect(at('2027-01-19T23:00:00+09:00')).toBeUndefined()
    expect(at('2027-01-20T00:00:00+09:00')).toBe(
      '勤務日は本日から60日以内(2027年1月19日(火)まで)で選んでください。',
    )
  })
  test('申し込めるのは、募集中で席が残っているときだけ', () => {
    expect(cannotApply(posted, now)).toBeUndefined()
    expect(cannotApply({ ...posted, peopleMatched: 2 }, now)).toBe('定員に達しました。')
    expect(cannotApply(posted, '2026-11-28T14:00:00+09:00')).toBe('この求人は受け付けていません。')
    expect(cannotApply({ ...posted, closedAt: now }, now)).toBe('この求人は受け付けていません。')
  })
  test('締め切りと取り下げ', () => {
    expect(offeringStatuses.map((status) => cannotClose({ status }) === undefined)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    expect(cannotUnpublish({ status: 'published', peopleLive: 0 })).toBeUndefined()
    expect(cannotUnpublish({ status: 'published', peopleLive: 1 })).toContain('マッチング済み')
    expect(cannotUnpublish({ status: 'working', peopleLive: 1 })).toContain('開始時刻を過ぎた')
    expect(cannotArchiveOffer(1)).toBe('募集中または勤務前の求人があるため、アーカイブできません。')
    expect(cannotArchiveOffer(0)).toBeUndefined()
  })
  test('マッチングが成立したら、労働条件は変えられず、報酬は上げることだけできる', () => {
    const matched = { startAt, endAt, peopleMatched: 2, peopleLive: 2 }
    for (const field of ['startAt', 'endAt', 'place', 'breakMin'] as const)
      expect(cannotEdit(field, matched, now)).toBe(
        'マッチング済みのため変更できません。新しい求人を作成してください。',
      )
    expect(
      cannotEdit('startAt', { ...matched, peopleMatched: 0, peopleLive: 0 }, now),
    ).toBeUndefined()
    expect(cannotEdit('hourlyWageYen', matched, now, { from: 1350, to: 1300 })).toContain(
      '下げることはできません',
    )
    expect(cannotEdit('hourlyWageYen', matched, startAt, { from: 1350, to: 1400 })).toBeUndefined()
    expect(cannotEdit('peopleWanted', matched, now, { from: 3, to: 1 })).toContain(
      '2名より少なくできません',
    )
    expect(cannotEdit('peopleWanted', matched, now, { from: 3, to: 2 })).toBeUndefined()
    expect(cannotEdit('scope', matched, startAt)).toBe('開始時刻を過ぎたため変更できません。')
    expect(cannotEdit('memo', matched, startAt)).toBeUndefined()
    expect(cannotEdit('memo', matched, endAt)).toBe('勤務が終了したため変更できません。')
  })
})
test('カレンダーの1日は、勤務中、募集中、確定、評価待ち、完了の順に優先する', () => {
  const offeringOf = (
    status: (typeof offeringStatuses)[number],
    peopleMatched = 0,
    unreviewedCount = 0,
  ) => ({ status, peopleWanted: 2, peopleMatched, unreviewedCount })
  expect(dayStateOf([])).toBeUndefined()
  expect(dayStateOf([offeringOf('unpublished')])).toBeUndefined()
  expect(dayStateOf([offeringOf('finished', 2)])).toBe('done')
  expect(dayStateOf([offeringOf('finished', 2), offeringOf('finished', 2, 1)])).toBe(
    'reviewCandidate',
  )
  expect(dayStateOf([offeringOf('finished', 2, 1), offeringOf('matching', 1)])).toBe('confirmed')
  expect(dayStateOf([offeringOf('published', 2)])).toBe('confirmed')
  expect(dayStateOf([offeringOf('published', 2), offeringOf('published', 1)])).toBe('wanted')
  expect(dayStateOf([offeringOf('published', 1), offeringOf('working', 1)])).toBe('working')
})
