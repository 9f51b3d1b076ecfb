import {
  cannotAddChatText,
  cannotSaveChatText,
  chatTextParts,
  exampleChatTextFacts,
  fillChatText,
  type ChatTextFacts,
} from '@/domain/chat/chatText'
import { cannotSendMessage } from '@/domain/chat/message'

const now = '2026-11-20T09:41:00+09:00'
const facts: ChatTextFacts = {
  workerName: '德永 さくら',
  storeName: 'みのり食堂 渋谷宮益坂店',
  shift: {
    title: '閉店後の清掃',
    startAt: '2026-11-20T22:00:00+09:00',
    endAt: '2026-11-21T02:00:00+09:00',
    access: '渋谷駅から徒歩5分です。',
    meetingPlace: '店舗の裏口',
    belongings: ['黒の靴', '筆記用具'],
    clothing: '',
  },
}
const fill = (body: string, overrides: Partial<ChatTextFacts> = {}) =>
  fillChatText(body, { ...facts, ...overrides }, now)

describe('定型文の項目', () => {
  test.each([
    ['{氏名}さん、{店舗名}です。', '德永 さくらさん、みのり食堂 渋谷宮益坂店です。'],
    ['{求人名}は{勤務日}です。', '閉店後の清掃は11月20日(金)です。'],
    ['{開始}から{終了}まで', '22:00から翌2:00まで'],
    ['{行き方}\n{集合場所}へ', '渋谷駅から徒歩5分です。\n店舗の裏口へ'],
    ['持ち物: {持ち物}', '持ち物: 黒の靴、筆記用具'],
    ['｛氏名｝さん、{ 開始 }です', '德永 さくらさん、22:00です'],
    ['項目のない文', '項目のない文'],
  ])('%s', (body, filled) => {
    expect(fill(body)).toBe(filled)
  })

  test('内容のない項目がある部屋では使わない', () => {
    expect(fill('服装は{服装}です。')).toBeUndefined()
    expect(fill('{開始}にお待ちしています。', { shift: null })).toBeUndefined()
    expect(fill('{氏名}さん、ありがとうございました。', { shift: null })).toBe(
      '德永 さくらさん、ありがとうございました。',
    )
  })

  test('文になっている内容が、ほかの文の途中に入るときは使わない', () => {
    const shift = {
      ...exampleChatTextFacts.shift,
      meetingPlace: '建物の裏手、従業員通用口のインターホンを押してください。',
    }
    expect(fill('到着しましたら、{集合場所}でお待ちください。', { shift })).toBeUndefined()
    expect(fill('次の場所でお待ちください。\n{集合場所}', { shift })).toBe(
      '次の場所でお待ちください。\n建物の裏手、従業員通用口のインターホンを押してください。',
    )
  })

  test('文になっている内容のあとに句点があっても、句点は1つ', () => {
    expect(fill('行き方は、{行き方}。{開始}開始です。')).toBe(
      '行き方は、渋谷駅から徒歩5分です。22:00開始です。',
    )
    expect(
      chatTextParts('{行き方}。', facts, now)
        .map(({ text }) => text)
        .join(''),
    ).toBe('渋谷駅から徒歩5分です。')
  })

  test('感嘆符で終わる内容は、句点の前にも文の途中にも入れない', () => {
    const shift = { ...exampleChatTextFacts.shift, access: 'すぐ着きます!' }
    expect(fill('{行き方}。', { shift })).toBeUndefined()
    expect(fill('{行き方}より5分', { shift })).toBeUndefined()
  })

  test('埋まっていない項目のあるメッセージは送れない。項目でないかっこは送れる', () => {
    expect(cannotSendMessage('到着しましたら、{集合場所}でお待ちください。')).toBe(
      '「{集合場所}」が埋まっていません。内容に書き換えてから送ってください。',
    )
    expect(cannotSendMessage('｛ 氏名 ｝さん')).toContain('埋まっていません')
    expect(cannotSendMessage('{青い}ドアから入ってください。')).toBeUndefined()
  })

  test('差し込んだ内容にかっこがあっても、項目として読まない', () => {
    expect(fill('{氏名}さん', { workerName: '{店舗名}' })).toBe('{店舗名}さん')
  })

  test('例では、どの項目にも内容がある', () => {
    expect(
      fillChatText(
        '{氏名}{店舗名}{求人名}{勤務日}{開始}{終了}{行き方}{集合場所}{持ち物}{服装}',
        exampleChatTextFacts,
        now,
      ),
    ).toBe(
      '山田 花子みのり食堂 渋谷店ホールスタッフ11月21日(土)10:0015:00渋谷駅の東口から歩いて5分です。店舗の裏口黒の靴、筆記用具白いシャツ',
    )
  })
})

describe('保存できない定型文', () => {
  test('知らない項目は、その名前と使える項目を言う', () => {
    expect(cannotSaveChatText('{集合場}へお越しください。')).toBe(
      '{集合場}という項目はありません。使える項目は、{氏名}{店舗名}{求人名}{勤務日}{開始}{終了}{行き方}{集合場所}{持ち物}{服装}です。',
    )
    expect(cannotSaveChatText('{氏名}さん、{集合場所}へ')).toBeUndefined()
  })
  test('閉じていないかっこを断る', () => {
    const reason = '「{」と「}」は、{氏名}のように項目を囲むときだけ使えます。'
    expect(cannotSaveChatText('{氏名さん')).toBe(reason)
    expect(cannotSaveChatText('氏名｝さん')).toBe(reason)
    expect(cannotSaveChatText('{氏名}}さん')).toBe(reason)
  })
  test('送れない文は、定型文にもできない', () => {
    expect(cannotSaveChatText('  ')).toBe('メッセージを入力してください。')
    expect(cannotSaveChatText('LINEを交換しましょう。')).toContain('LINE')
    expect(cannotSaveChatText('あ'.repeat(1001))).toContain('1000文字以内')
  })
  test('50件まで', () => {
    expect(cannotAddChatText(49)).toBeUndefined()
    expect(cannotAddChatText(50)).toBe(
      '定型文は50件までです。使わないものを削除してから追加してください。',
    )
  })
})
