import type { OfferCheckInput } from '@/contracts/offers/schemas'
import { checkOffer } from '@/domain/offers/offerCheck'
import { fc } from '@tests/kit/random'

const place = {
  sameAsClient: true,
  postalCode: '',
  address: '',
  meetingPlace: '',
  access: '',
  station: '',
  parking: 'none' as const,
}
const noDefaults = {
  startTime: null,
  endTime: null,
  breakMin: null,
  peopleWanted: null,
  hourlyWageYen: null,
  transportationYen: null,
}
const inText = (text: string) => checkOffer({ title: '', content: { workFlow: text } }).issues
const codes = (text: string) => inText(text).map((i) => i.code)

describe('掲載基準の確認', () => {
  test.each([
    ['age', '20〜35歳の方におすすめです'],
    ['age', '４０歳以下の方'],
    ['age', '若い方が中心です'],
    ['age', '20代歓迎'],
    ['sex', '女性限定の職場です'],
    ['sex', 'ウェイトレス募集'],
    ['sex', '男性スタッフ歓迎'],
    ['nationality', '日本人のみ'],
    ['nationality', '外国人の方は不可'],
    ['residence', '市内在住の方限定'],
    ['identity', '運転免許証の写真を送ってください'],
    ['identity', 'キャッシュカードをお持ちください'],
    ['off_platform', 'LINEで連絡します'],
    ['off_platform', 'LINE IDを教えてください'],
    ['off_platform', 'ライン　IDの交換'],
    ['off_platform', 'ライン交換をお願いします'],
    ['off_platform', '０３-1234-5678まで'],
    ['off_platform', '09012345678に'],
    ['off_platform', 'test@example.com へ'],
    ['penalty', '遅刻は罰金をいただきます'],
    ['deduction', '報酬から差し引きます'],
    ['cost', '制服代をご負担いただきます'],
    ['other_place', '別の店舗で勤務することがあります'],
    ['other_place', '勤務地は当日お知らせします'],
    ['not_employment', '業務委託のお仕事です'],
    ['vague', '仕事内容は当日説明します'],
    ['vague', '詳細は当日お伝えします'],
  ])('%s にあたる「%s」は公開できない', (code, text) => {
    expect(inText(text)).toContainEqual(
      expect.objectContaining({ code, level: 'error', field: 'workFlow' }),
    )
    expect(checkOffer({ title: '', content: { workFlow: text } }).ok).toBe(false)
  })
  test.each([
    '18歳以上の方(22時以降の勤務があるため)',
    '製造ラインで箱詰めをします',
    'クレジットカード決済の操作があります',
    '当日は運転免許証をご提示ください',
    'リサイクル品の買い取り補助',
    '女性も男性も活躍しています',
    '20名ほどで作業します',
    '商品番号 012345 の棚',
    '主婦(夫)の方も働いています',
    '商品の入荷は10時から15時です',
    '当日は裏口からお入りください',
  ])('「%s」は問題にならない', (text) => {
    expect(codes(text)).toEqual([])
  })
  test('どこが問題かを、書かれたままの文字で示す', () => {
    expect(inText('元気な方を募集。２０代歓迎')).toEqual([
      expect.objectContaining({ code: 'age', matchedText: '２０代歓迎' }),
      expect.objectContaining({ code: 'subjective', level: 'warning', matchedText: '元気な方' }),
    ])
  })
  test('題名と質問と持ち物も確かめる', () => {
    const fields = (input: OfferCheckInput) =>
      checkOffer(input).issues.map((issue) => `${issue.field}: ${issue.code}`)
    expect(fields({ title: '女性限定レジ', content: {} })).toEqual(['title: sex'])
    expect(fields({ title: '', content: { safetyTraining: '女性限定です' } })).toEqual([
      'safetyTraining: sex',
    ])
    expect(fields({ title: '', content: { belongings: ['通帳'] } })).toEqual([
      'belongings: identity',
    ])
    expect(
      fields({
        title: '',
        content: {
          onboardingQuestions: [
            { id: 'a', body: '国籍を問います', answerType: 'text', options: [], required: true },
          ],
        },
      }),
    ).toEqual(['onboardingQuestions: nationality'])
  })
  describe('募集するときの開始より前の時刻 (労働基準法32条)', () => {
    const early = (workFlow: string, startTime: string | null = '11:00') =>
      checkOffer({
        title: '',
        content: { workFlow, defaults: { ...noDefaults, startTime } },
      }).issues.map(({ level, code, matchedText }) => [level, code, matchedText])
    test.each([
      ['10:50 通用口に集合、着替え', '10:50 通用口に集合'],
      ['１０：４５に更衣室で着替え', '１０：４５に更衣室で着替え'],
      ['10時半までに裏口へお越しください', '10時半までに裏口へお越し'],
    ])('「%s」は、その言葉を示して尋ねる', (text, words) => {
      expect(early(text)).toEqual([['warning', 'early_duty', words]])
    })
    test('日をまたぐ勤務の、前の日の時刻も数える', () => {
      expect(early('23:50 集合', '00:00')).toEqual([['warning', 'early_duty', '23:50 集合']])
    })
    test.each([
      ['11:00 通用口に集合、着替え', '11:00'],
      ['11:15 開店、ご案内と提供', '11:00'],
      ['5:00 片付けの準備', '22:00'],
      ['10:50 開店前の集合も勤務時間に含みます', '11:00'],
      ['10:30 開場、11:00 受付', '11:00'],
      ['10:50 通用口に集合', null],
    ])('「%s」(開始 %s)は何も言わない', (text, startTime) => {
      expect(early(text, startTime)).toEqual([])
    })
  })
  test('足りない説明には、書くとよいことを添えて注意する', () => {
    const { ok, issues } = checkOffer({
      title: 'ホール',
      content: {
        jobDescription: 'あ'.repeat(99),
        place,
        belongings: [],
        hasUniformChange: true,
        changeTimeMin: 0,
      },
    })
    expect(ok).toBe(true)
    expect(issues.map((issue) => issue.code)).toEqual([
      'short_description',
      'no_meeting_place',
      'no_belongings',
      'change_time',
    ])
    expect(issues.every((issue) => issue.suggestion)).toBe(true)
    expect(
      checkOffer({
        title: 'ホール',
        content: { jobDescription: '𠮷'.repeat(100), belongings: ['特になし'] },
      }).issues,
    ).toEqual([])
  })
  test('業務と就業場所の変更の範囲は、空のままでは公開できない', () => {
    const scopes = { changeScopeWork: ' ', changeScopePlace: '' }
    const { ok, issues } = checkOffer({ title: '', content: scopes })
    expect(ok).toBe(false)
    expect(issues).toEqual(
      ['changeScopeWork', 'changeScopePlace'].map((field) =>
        expect.objectContaining({
          field,
          level: 'error',
          ground: '労働条件の明示',
          article: '職業安定法施行規則4条の2、労働基準法施行規則5条',
        }),
      ),
    )
    expect(issues[0]?.message).toBe(
      '業務の変更の範囲を入力してください(職業安定法施行規則4条の2、労働基準法施行規則5条)。',
    )
    const filled = { changeScopeWork: '変更なし', changeScopePlace: '変更なし' }
    expect(checkOffer({ title: '', content: filled }).issues).toEqual([])
    expect(checkOffer({ title: '', content: {} }).issues).toEqual([])
  })
  test('受動喫煙対策は、だれかが選ぶまで公開できない', () => {
    expect(checkOffer({ title: '', content: { smokingPolicy: null } })).toEqual({
      ok: false,
      issues: [
        expect.objectContaining({
          field: 'smokingPolicy',
          level: 'error',
          message: '受動喫煙対策を選んでください(職業安定法施行規則4条の2)。',
        }),
      ],
    })
    expect(checkOffer({ title: '', content: { smokingPolicy: 'allowed' } }).ok).toBe(true)
  })
  test.each([
    ['8時間勤務で6,000円です', '8時間勤務で6,000円'],
    [
      '朝8時から夕方5時まで、休憩1時間で日当5,000円です',
      '朝8時から夕方5時まで、休憩1時間で日当5,000円',
    ],
    ['皿洗い2時間、お礼は千円', '2時間、お礼は千円'],
    ['日当八千円、9時から18時まで(休憩60分)', '日当八千円、9時から18時まで(休憩60分'],
  ])('「%s」は、1時間あたりで最低賃金を下回る', (precautions, matchedText) => {
    const { issues } = checkOffer({ title: '', content: { precautions } }, 1100)
    expect(issues).toMatchObject([{ matchedText, code: 'wage' }])
  })
  test.each([
    '8時間勤務で8,800円です',
    '朝8時から夕方5時まで、休憩1時間で日当8,800円です',
    '22時から翌5時までで、日当は一万円です',
    '日当1万2千円、9時から18時まで(休憩60分)',
    '夜10時から深夜2時までで日当5,000円です',
    '夕方6時から夜12時までで日当7,000円です',
  ])('「%s」は、最低賃金を下回らない', (precautions) => {
    const { issues } = checkOffer({ title: '', content: { precautions } }, 1100)
    expect(issues.filter(({ code }) => code === 'wage')).toEqual([])
  })
  test('最低賃金を下回る時給は、欄でも文中でも断る', () => {
    const defaults = {
      startTime: null,
      endTime: null,
      breakMin: null,
      peopleWanted: null,
      hourlyWageYen: 1279,
      transportationYen: null,
    }
    expect(checkOffer({ title: '', content: { defaults } }, 1280).issues).toMatchObject([
      { field: 'defaults.hourlyWageYen', code: 'wage', level: 'error' },
    ])
    expect(
      checkOffer({ title: '', content: { defaults: { ...defaults, hourlyWageYen: 1280 } } }, 1280)
        .ok,
    ).toBe(true)
    expect(
      checkOffer({ title: '', content: { conditions: '研修中は時給１，０００円です' } }, 1280)
        .issues,
    ).toMatchObject([{ matchedText: '時給１，０００円', code: 'wage' }])
  })
  test('どんな文でも止まらず、示す文字は必ず元の文にある', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('若い方', 'LINEで', '２０代歓迎', '罰金をいただきます'),
        (text, bad) => {
          // A letter right before 「LINE」 makes it part of another word, as in 「ONLINE」.
          const written = `${text}。${bad}`
          return (
            inText(written).length > 0 &&
            inText(written).every((i) => written.includes(i.matchedText))
          )
        },
      ),
    )
  })
})
