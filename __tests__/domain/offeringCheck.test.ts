import type { OfferingInput } from '@/contracts/offerings/schemas'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import type { OfferingContext } from '@/domain/offerings/check/offeringRule'
import { fc } from '@tests/kit/random'

const now = '2026-11-20T09:41:00+09:00'
const startAt = '2026-11-28T17:00:00+09:00'
const endAt = '2026-11-28T22:30:00+09:00'
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
    overtimePossible: false,
    hasLaborAgreement36: false,
    contracts: [],
    restrictions: [],
    prefectureCode: '13',
    others: [],
    continuedElsewhere: [],
    groups: [
      { id: 1, name: 'ホール経験者', usersCount: 14 },
      { id: 2, name: '新しいグループ', usersCount: 0 },
    ],
    hasUniformChange: false,
    changeTimeMin: 0,
    feeRateBp: 3000,
    offerId: 1,
    bonuses: [],
    usualPeople: null,
    positionIds: [1, 2],
    usage: null,
    budget: null,
    closureOn: () => undefined,
  }
  const check = (change: Partial<OfferingInput>, around: Partial<OfferingContext> = {}) =>
    validateOffering({ ...input, ...change }, { ...context, ...around })
  const errorTexts = (change: Partial<OfferingInput>, around: Partial<OfferingContext> = {}) =>
    check(change, around).errors.map((error) => `${error.field}: ${error.message}`)

  test('正しい条件には、誤りも注意もない', () => {
    expect(check({})).toEqual({ errors: [], warnings: [] })
  })
  test.each<[string, Partial<OfferingInput>, string[]]>([
    ['差し支えないメモ', { memo: '店舗の裏口からお入りください。' }, []],
    [
      'ひな形に書けないことを書いたメモ',
      { memo: '開始の15分前に集合してください。' },
      [
        'memo: 【時間外の拘束】「15分前に集合」: 勤務時間の外に、集合や着替え、準備、片付けを求めることはできません(労働基準法32条・34条・37条)。この部分を削除してください。集合や着替え、片付けが必要なら、勤務時間に入れて開始と終了の時刻を決めてください。',
      ],
    ],
    [
      '最低賃金に満たない時給を書いたメモ',
      { memo: '初回は時給900円です。' },
      [
        'memo: 【最低賃金】「時給900円」: 文中の時給が最低賃金(1,280円)を下回っています(最低賃金法4条)。時給は募集条件の欄に入力し、文中からは削除してください。',
      ],
    ],
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
      ['closeRule: 申し込みの締切が過ぎています。現在より後の締切にしてください。'],
    ],
    [
      '日時のない締切',
      { closeRule: 'custom' },
      ['customClosesAt: 申し込みの締切の日時を入力してください。'],
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
      ['autoPublicAt: 一般公開に切り替える日時は、申し込みの締切より前にしてください。'],
    ],
  ])('%s', (_, change, expected) => {
    expect(errorTexts(change)).toEqual(expected)
  })
  /*
   * One seat from 17:00 to 22:30 costs 8,094 yen before fee and tax: 5.5 h × 1,350 = 7,425, 30 minutes at night
   * 169 (168.75 rounded up), transport 500. The fee of 30 % is 2,428.
   * Two seats: 2 × (8,094 + 2,428) = 21,044, and 10 % tax on the fees of 4,856 is 485: 21,529 of 800,000 yen.
   */
  const FULL_AT_USED_YEN = 800_000 - 21_529
  test('利用上限額を超える募集は、超える額を言って断る', () => {
    expect(
      errorTexts({ endTime: '22:30' }, { usage: { limitYen: 800_000, usedYen: FULL_AT_USED_YEN } }),
    ).toEqual([])
    expect(
      errorTexts(
        { endTime: '22:30' },
        { usage: { limitYen: 800_000, usedYen: FULL_AT_USED_YEN + 1 } },
      ),
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
      errorTexts(
        { endTime: '22:30' },
        { usage: { limitYen: 800_000, usedYen }, bonuses: [{ ...bonus, ...more }] },
      ).length > 0
    // Each seat costs 500 more for the bonus, and 12 more for the half hour at night, because the bonus raises the wage
    // on which the premium is based. The fee rises with the premium alone: from 2,428 to 2,431.
    // Two seats: 2 × (500 + 12 + 3) = 1,030, and the tax on the fees rises from 485 to 486.
    const full = FULL_AT_USED_YEN - 1_031
    expect([refused({}, full), refused({}, full + 1)]).toEqual([false, true])
    for (const more of [
      { payer: 'platform' as const },
      { offerIds: [2] },
      { startsOn: '2026-11-29', endsOn: '2026-11-30' },
      { startsOn: '2026-11-01', endsOn: '2026-11-27' },
    ])
      expect([refused(more, FULL_AT_USED_YEN), refused(more, FULL_AT_USED_YEN + 1)]).toEqual([
        false,
        true,
      ])
  })
  test('公開できない店舗やひな形では、条件が正しくても断る', () => {
    expect(errorTexts({}, { offerStatus: 'archived' })[0]).toContain(
      'offer: ひな形がアーカイブされている',
    )
    expect(
      errorTexts({}, { restrictions: [{ level: 'block_all', message: '利用停止中です。' }] }),
    ).toEqual(['offer: 利用停止中です。'])
  })
  test('バッジ限定公開には、その最低額がある', () => {
    // The badge asks for 150 yen above the minimum wage of 1,280 yen.
    expect(errorTexts({ scope: 'badge', hourlyWageYen: 1429 })).toEqual([
      'hourlyWageYen: バッジ限定公開の時給は1,430円以上で入力してください。',
    ])
    expect(errorTexts({ scope: 'badge', hourlyWageYen: 1430 })).toEqual([])
    expect(
      errorTexts(
        { scope: 'group', groupIds: [1], hourlyWageYen: 1429 },
        { groups: [{ id: 1, name: '常連', usersCount: 1 }] },
      ),
    ).toEqual([])
  })
  test('注意は、確かめることを具体的に言う', () => {
    const codes = (change: Partial<OfferingInput>, around: Partial<OfferingContext> = {}) =>
      check(change, around).warnings.map((warning) => warning.code)
    expect(codes({ peopleWanted: 20 })).toEqual([])
    expect(codes({ peopleWanted: 21 })).toEqual(['many_people'])
    const usual = { usualPeople: { min: 1, max: 2 } }
    expect(codes({ peopleWanted: 6 }, usual)).toEqual([])
    expect(codes({ peopleWanted: 7 }, usual)).toEqual(['many_people'])
    expect(check({ peopleWanted: 20 }, usual).warnings).toEqual([
      {
        code: 'many_people',
        message: '募集人数が20名です。いつもは1〜2名です。人数に間違いがないかご確認ください。',
      },
    ])
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
            { startAt: '2026-11-28T21:59:00+09:00', endAt, breakMin: 0 },
            { startAt: '2026-11-28T22:00:00+09:00', endAt, breakMin: 0 },
            { startAt: '2026-11-28T12:00:00+09:00', endAt: startAt, breakMin: 0 },
          ],
        },
      ).warnings,
    ).toEqual([{ code: 'overlap', message: '同じ日の21:59〜22:30に、ほかの募集が1件あります。' }])
    // Eight hours at 3,000 yen are 24,000 yen. From there on the tax agency's daily table has no amounts.
    expect(
      check({
        startTime: '9:00',
        endTime: '18:00',
        breakMin: 60,
        hourlyWageYen: 3000,
      }).warnings,
    ).toEqual([
      {
        code: 'tax_table_missing',
        message:
          'ワーカーの受取額は、運営が源泉所得税を確認したあとに表示します。店舗で行うことはありません。',
      },
    ])
  })
  test('日をまたぐ勤務は始まる日の勤務になり、両方の日の高いほうの最低賃金で確かめる', () => {
    const akita = { ...context, prefectureCode: '05', now: '2026-03-01T09:00:00+09:00' }
    expect(
      errorTexts(
        { workOn: '2026-03-30', startTime: '18:00', endTime: '00:00', hourlyWageYen: 951 },
        akita,
      ),
    ).toEqual([])
    // From 0:00 of 31 March the rate is 1,031 yen.
    expect(
      errorTexts(
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
        fc.record({
          workOn: fc.oneof(
            fc.constantFrom('2026-11-28', '2026-02-30', ''),
            fc.string({ maxLength: 12 }),
          ),
          startTime: text,
          endTime: text,
          breakMin: fc.double(),
          hourlyWageYen: fc.double(),
          peopleWanted: fc.double(),
        }),
        (input) => {
          const { errors, warnings } = check(input)
          return [...errors, ...warnings].every(({ message }) => message.endsWith('。'))
        },
      ),
    )
  })
})
