import fc from 'fast-check'
import type { OfferingInput } from '@/contracts/offerings/schemas'
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
import { type OfferingContext, validateOffering } from '@/domain/offerings/offeringCheck'
import { addMinutes } from '@/lib/date'

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
    ['満員でも締切前', { peopleMatched: 2 }, now, 'published'],
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
  test('満員かどうかは、決まった人数と募集人数で決まる', () => {
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
          const o = { ...posted, peopleMatched, closedAt: closed ? now : null }
          const [a, b] = [addMinutes(now, minutes), addMinutes(now, minutes + later)].map((at) =>
            offeringStatuses.indexOf(offeringStatusAt(o, at)),
          )
          return a !== undefined && b !== undefined && a <= b
        },
      ),
    )
  })
})

describe('応募の締切と公開範囲', () => {
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
    const o = { scope: 'group' as const, closesAt: startAt }
    expect(
      cannotAutoPublic({ ...o, autoPublicAt: '2026-11-27T17:00:00+09:00' }, now),
    ).toBeUndefined()
    expect(cannotAutoPublic({ ...o, autoPublicAt: now }, now)).toContain('現在より後')
    expect(cannotAutoPublic({ ...o, autoPublicAt: startAt }, now)).toContain('締切より前')
    expect(
      cannotAutoPublic({ ...o, scope: 'public', autoPublicAt: '2026-11-27T17:00:00+09:00' }, now),
    ).toContain('一般公開の求人')
  })
})

describe('求人に対してできること', () => {
  const context = { offerStatus: 'usable', restrictions: [], prefectureCode: '13' } as const
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
  test('応募できるのは、募集中で席が残っているときだけ', () => {
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
  const o = (
    status: (typeof offeringStatuses)[number],
    peopleMatched = 0,
    unreviewedCount = 0,
  ) => ({ status, peopleWanted: 2, peopleMatched, unreviewedCount })
  expect(dayStateOf([])).toBeUndefined()
  expect(dayStateOf([o('unpublished')])).toBeUndefined()
  expect(dayStateOf([o('finished', 2)])).toBe('done')
  expect(dayStateOf([o('finished', 2), o('finished', 2, 1)])).toBe('reviewCandidate')
  expect(dayStateOf([o('finished', 2, 1), o('matching', 1)])).toBe('confirmed')
  expect(dayStateOf([o('published', 2)])).toBe('confirmed')
  expect(dayStateOf([o('published', 2), o('published', 1)])).toBe('wanted')
  expect(dayStateOf([o('published', 1), o('working', 1)])).toBe('working')
})

describe('募集条件の確認', () => {
  const input: OfferingInput = {
    workOn: '2026-11-28',
    startTime: '17:00',
    endTime: '22:00',
    breakMin: 0,
    peopleWanted: 2,
    closeRule: 'at_start',
    customClosesAt: null,
    scope: 'public',
    groupIds: [],
    autoPublicAt: null,
    hourlyWageYen: 1350,
    transportationYen: 500,
    memo: '',
  }
  const context: OfferingContext = {
    now,
    offerStatus: 'usable',
    restrictions: [],
    prefectureCode: '13',
    others: [],
    groups: [
      { id: 1, name: 'ホール経験者', usersCount: 14 },
      { id: 2, name: '新しいグループ', usersCount: 0 },
    ],
    hasUniformChange: false,
    changeTimeMin: 0,
    feeRateBp: 3000,
    offerId: 1,
    bonuses: [],
    positionIds: [1, 2],
    usage: null,
  }
  const check = (change: Partial<OfferingInput>, around: Partial<OfferingContext> = {}) =>
    validateOffering({ ...input, ...change }, { ...context, ...around })
  const firstError = (change: Partial<OfferingInput>, around: Partial<OfferingContext> = {}) =>
    check(change, around).errors.map((e) => `${e.field}: ${e.message}`)

  test('正しい条件には、誤りも注意もない', () => {
    expect(check({})).toEqual({ errors: [], warnings: [] })
  })
  test.each<[string, Partial<OfferingInput>, string[]]>([
    ['実働60分はよい', { endTime: '18:00' }, []],
    ['実働59分', { endTime: '17:59' }, ['endTime: 実働は60分以上にしてください(現在 59分)。']],
    [
      '開始と終了が同じ',
      { endTime: '17:00' },
      ['endTime: 終了時刻は開始時刻より後にしてください。'],
    ],
    ['6時間ちょうど', { endTime: '23:00' }, []],
    [
      '6時間1分で休憩なし',
      { endTime: '23:01' },
      ['breakMin: 6時間を超える勤務には45分以上の休憩が必要です。'],
    ],
    ['実働8時間ちょうど', { startTime: '9:00', endTime: '18:00', breakMin: 60 }, []],
    [
      '実働8時間1分',
      { startTime: '9:00', endTime: '18:01', breakMin: 60 },
      ['endTime: 実働は8時間以内にしてください(現在 8時間1分)。'],
    ],
    [
      '拘束12時間1分',
      { startTime: '9:00', endTime: '21:01', breakMin: 240 },
      ['endTime: 開始から終了までは12時間以内にしてください(現在 12時間1分)。'],
    ],
    ['募集人数0名', { peopleWanted: 0 }, ['peopleWanted: 募集人数は1〜100名で入力してください。']],
    [
      '募集人数101名',
      { peopleWanted: 101 },
      ['peopleWanted: 募集人数は1〜100名で入力してください。'],
    ],
    [
      '交通費3,001円',
      { transportationYen: 3001 },
      ['transportationYen: 交通費は0〜3,000円で入力してください。'],
    ],
    [
      '最低賃金より1円低い',
      { hourlyWageYen: 1279 },
      [
        'hourlyWageYen: 時給は東京都の最低賃金1,280円以上で入力してください(10月1日(木)から1,280円)。',
      ],
    ],
    [
      '小数の時給',
      { hourlyWageYen: 1350.5 },
      ['hourlyWageYen: 時給は1円以上の整数で入力してください。'],
    ],
    [
      '昨日',
      { workOn: '2026-11-19' },
      ['workOn: 開始の日時が過ぎています。これからの日時を選んでください。'],
    ],
    [
      '14分後',
      { workOn: '2026-11-20', startTime: '9:55', endTime: '12:00' },
      ['startTime: 開始まで15分以上ある日時を選んでください。'],
    ],
    [
      '61日後',
      { workOn: '2027-01-20' },
      ['workOn: 勤務日は本日から60日以内(2027年1月19日(火)まで)で選んでください。'],
    ],
    ['ない日付', { workOn: '2026-11-31' }, ['workOn: 勤務日を選んでください。']],
    [
      '開始より後の締切',
      { closeRule: 'custom', customClosesAt: '2026-11-28T17:00:01+09:00' },
      ['customClosesAt: 締切は開始時刻以前にしてください。'],
    ],
    [
      '過ぎた締切',
      { workOn: '2026-11-20', closeRule: 'before_24h' },
      ['closeRule: 応募の締切が過ぎています。現在より後の締切にしてください。'],
    ],
    [
      '日時のない締切',
      { closeRule: 'custom' },
      ['customClosesAt: 応募の締切の日時を入力してください。'],
    ],
    [
      'グループを選んでいない',
      { scope: 'group' },
      ['groupIds: 公開するグループを選んでください。'],
    ],
    [
      'なくなったグループ',
      { scope: 'group', groupIds: [1, 9] },
      ['groupIds: 選んだグループの中に、使えなくなったものがあります。選び直してください。'],
    ],
    [
      '遅すぎる一般公開',
      { scope: 'group', groupIds: [1], autoPublicAt: startAt },
      ['autoPublicAt: 一般公開に切り替える日時は、応募の締切より前にしてください。'],
    ],
  ])('%s', (_, change, expected) => {
    expect(firstError(change)).toEqual(expected)
  })
  test('利用上限額を超える募集は、超える額を言って断る', () => {
    expect(
      firstError({ endTime: '22:30' }, { usage: { limitYen: 800_000, usedYen: 778_471 } }),
    ).toEqual([])
    expect(
      firstError({ endTime: '22:30' }, { usage: { limitYen: 800_000, usedYen: 778_472 } }),
    ).toEqual([
      'peopleWanted: 利用上限額を1円超えます。人数や時間を減らすか、利用上限額の変更を申請してください。',
    ])
  })
  test('利用上限額には店舗が負担するボーナスも数え、運営が負担するもの、ほかのひな形や日のものは数えない', () => {
    const bonus = {
      id: 1,
      name: '応援',
      amountYen: 500,
      per: 'match' as const,
      payer: 'company' as const,
      target: 'offers' as const,
      offerIds: [1],
      startsOn: '2026-11-28',
      endsOn: '2026-11-28',
    }
    const refused = (more: Partial<typeof bonus> | { payer: 'platform' }, usedYen: number) =>
      firstError(
        { endTime: '22:30' },
        { usage: { limitYen: 800_000, usedYen }, bonuses: [{ ...bonus, ...more }] },
      ).length > 0
    expect([refused({}, 777_471), refused({}, 777_472)]).toEqual([false, true])
    for (const more of [
      { payer: 'platform' as const },
      { offerIds: [2] },
      { startsOn: '2026-11-29', endsOn: '2026-11-30' },
      { startsOn: '2026-11-01', endsOn: '2026-11-27' },
    ])
      expect([refused(more, 778_471), refused(more, 778_472)]).toEqual([false, true])
  })
  test('掲載できない店舗やひな形では、条件が正しくても断る', () => {
    expect(firstError({}, { offerStatus: 'archived' })[0]).toContain(
      'offer: ひな形がアーカイブされている',
    )
    expect(
      firstError({}, { restrictions: [{ level: 'block_all', message: '利用停止中です。' }] }),
    ).toEqual(['offer: 利用停止中です。'])
  })
  test('バッジ限定公開には、その最低額がある', () => {
    expect(firstError({ scope: 'badge', hourlyWageYen: 1429 })).toEqual([
      'hourlyWageYen: バッジ限定公開の時給は1,430円以上で入力してください。',
    ])
    expect(firstError({ scope: 'badge', hourlyWageYen: 1430 })).toEqual([])
    expect(
      firstError(
        { scope: 'group', groupIds: [1], hourlyWageYen: 1429 },
        { groups: [{ id: 1, name: '常連', usersCount: 1 }] },
      ),
    ).toEqual([])
  })
  test('注意は、確かめることを具体的に言う', () => {
    const codes = (change: Partial<OfferingInput>, around: Partial<OfferingContext> = {}) =>
      check(change, around).warnings.map((w) => w.code)
    expect(codes({ peopleWanted: 20 })).toEqual([])
    expect(codes({ peopleWanted: 21 })).toEqual(['many_people'])
    expect(codes({ endTime: '22:00' })).toEqual([])
    expect(codes({ endTime: '22:01' })).toEqual(['minors_excluded'])
    expect(codes({}, { hasUniformChange: true })).toEqual(['change_time_missing'])
    expect(codes({}, { hasUniformChange: true, changeTimeMin: 5 })).toEqual([])
    expect(codes({ scope: 'group', groupIds: [2] })).toEqual(['group_empty'])
    expect(codes({ scope: 'group', groupIds: [1, 2] })).toEqual([])
    expect(
      check(
        {},
        {
          others: [
            { startAt: '2026-11-28T21:59:00+09:00', endAt },
            { startAt: '2026-11-28T22:00:00+09:00', endAt },
            { startAt: '2026-11-28T12:00:00+09:00', endAt: startAt },
          ],
        },
      ).warnings,
    ).toEqual([{ code: 'overlap', message: '同じ日の21:59〜22:30に、ほかの募集が1件あります。' }])
    expect(
      check({
        startTime: '9:00',
        endTime: '18:00',
        breakMin: 60,
        hourlyWageYen: 3000,
      }).warnings.map((w) => w.code),
    ).toEqual(['tax_table_missing'])
  })
  test('日をまたぐ勤務は始まる日の勤務になり、両方の日の高いほうの最低賃金で確かめる', () => {
    const akita = { ...context, prefectureCode: '05', now: '2026-03-01T09:00:00+09:00' }
    expect(
      firstError(
        { workOn: '2026-03-30', startTime: '18:00', endTime: '00:00', hourlyWageYen: 951 },
        akita,
      ),
    ).toEqual([])
    // From 0:00 of 31 March the rate is 1,031 yen.
    expect(
      firstError(
        { workOn: '2026-03-30', startTime: '22:00', endTime: '04:00', hourlyWageYen: 951 },
        akita,
      ),
    ).toEqual([
      'hourlyWageYen: 時給は秋田県の最低賃金1,031円以上で入力してください(10月14日(水)から1,090円)。',
    ])
  })
  test('どんな入力でも例外にならず、文はすべて句点で終わる', () => {
    const text = fc.oneof(
      fc.constantFrom('', '9:00', '17:00', '23:59', '24:00', 'あ'),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom('2026-11-28', '2026-02-30', ''), fc.string({ maxLength: 12 })),
        text,
        text,
        fc.double(),
        fc.double(),
        fc.double(),
        (workOn, startTime, endTime, breakMin, wage, people) => {
          const { errors, warnings } = check({
            workOn,
            startTime,
            endTime,
            breakMin,
            hourlyWageYen: wage,
            peopleWanted: people,
          })
          return [...errors, ...warnings].every(({ message }) => message.endsWith('。'))
        },
      ),
    )
  })
})
