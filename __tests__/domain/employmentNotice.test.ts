import { type NoticeFacts, noticeContentOf } from '@/domain/employmentNotice/items'
import { payOf } from '@/domain/pay/pay'
import { offerContent } from '@tests/kit/serverKit'

const startAt = '2026-11-20T22:00:00+09:00'
const endAt = '2026-11-21T07:30:00+09:00'
const shift = { startAt, endAt, breakMin: 60, hourlyWageYen: 1400, transportationYen: 500 }
const facts: NoticeFacts = {
  employer: {
    name: '株式会社みのりフーズ',
    representativeName: '藤井 直樹',
    address: '東京都渋谷区渋谷1-1-1',
  },
  store: {
    name: 'みのり食堂 渋谷宮益坂店',
    address: '東京都渋谷区渋谷2-2-2',
    phoneNumber: '0312345678',
    managerName: '長谷川 美咲',
    isStoolInspectionRequired: true,
  },
  offering: {
    title: '夜間の仕込み',
    occupationName: '調理',
    ...shift,
    terms: offerContent({
      changeScopeWork: '調理補助',
      changeScopePlace: '',
      overtimePossible: true,
      clothing: '長い髪は結ぶ',
    }),
  },
  pay: payOf({
    ...shift,
    bonuses: [{ id: 1, name: '夜勤手当', amountYen: 300, per: 'match', payer: 'company' }],
  }),
}
const content = noticeContentOf(facts)
const textOf = (label: string) => content.items.find((item) => item.label === label)?.text

test('労働基準法施行規則5条1項の事項が、号の順にそろっている', () => {
  expect(content.items.map(({ article, label }) => `${article} ${label}`)).toEqual([
    '1号 労働契約の期間',
    '1号の2 契約を更新する場合の基準',
    '1号の3 就業の場所',
    '1号の3 従事すべき業務',
    '2号 始業・終業の時刻',
    '2号 所定労働時間を超える労働',
    '2号 休憩時間',
    '2号 休日・休暇',
    '3号 賃金の決定・計算の方法',
    '3号 賃金の締切り・支払の時期',
    '3号 賃金の支払の方法',
    '3号 昇給',
    '4号 退職に関する事項(解雇の事由を含む)',
    '4号の2 退職手当',
    '5号 臨時に支払われる賃金・賞与',
    '6号 ワーカーが用意するもの',
    '7号 安全・衛生',
    '職安則4条の2 社会保険・労働保険',
    '9号 災害補償',
    'パート・有期法6条1項 雇用管理の改善等に関する相談窓口',
    '5条4項 明示の方法',
  ])
})

test('期間、場所、業務には、2024年4月からの変更の範囲も載る', () => {
  expect(textOf('労働契約の期間')).toBe(
    '期間の定めあり 2026年11月20日(金) 22:00〜翌7:30の勤務1回。契約は、申し込みの完了時に成立する。',
  )
  expect(textOf('就業の場所')).toBe(
    '雇入れ直後 みのり食堂 渋谷宮益坂店 東京都渋谷区渋谷2-2-2\n集合場所 店舗の裏口\n変更の範囲 変更なし',
  )
  expect(textOf('従事すべき業務')).toMatch(
    /^雇入れ直後 夜間の仕込み\(調理\)\n.*\n変更の範囲 調理補助$/,
  )
})

test('賃金は、計算の方法と、予定どおり働いた額が載る', () => {
  // 8.5 hours of work: 11,900 yen. The bonus of 300 makes the hour 1,400 + 300 ÷ 8.5 = 1,435.29 yen for the premiums:
  // 7 hours at night (the break counts outside of them) × 358.82 = 2,511.8, and half an hour of overtime 179.4.
  expect(textOf('賃金の決定・計算の方法')).toBe(
    [
      '時給 1,400円',
      '交通費 1回の勤務ごとに500円',
      '夜勤手当 1回の勤務ごとに300円',
      '割増賃金 深夜(22:00〜翌5:00)25%、1日8時間・週40時間を超える労働25%',
      '計算 1分単位で計算し、1円未満は切り上げる',
      '予定どおり勤務した場合 基本賃金 11,900円、深夜割増 2,512円、時間外割増 180円、ボーナス 300円、交通費 500円、合計 15,392円',
    ].join('\n'),
  )
  expect(textOf('所定労働時間を超える労働')).toBe('あり')
  expect(textOf('休憩時間')).toBe('1時間')
})

test('時刻の修正を依頼しても、争いのない部分は勤務の終了日に支払う (労働基準法24条2項)', () => {
  expect(textOf('賃金の締切り・支払の時期')).toBe(
    '締切り 勤務の終了日。支払 勤務の終了日(時刻の修正を依頼したときの差額は、報酬が確定した日。チェックインの記録がないときは、全額を報酬が確定した日)。',
  )
})

test('退職には、解雇の事由と解約可能事由が載り、休業手当の要る店舗都合は入らない', () => {
  const text = textOf('退職に関する事項(解雇の事由を含む)') ?? ''
  expect(text).toContain('労働契約法17条1項')
  expect(text).toContain('解約可能事由(開始の24時間前まで) 不可抗力によらない営業中止')
  expect(text).toContain('地震・台風などの不可抗力')
  expect(text).not.toContain('自社スタッフで人員が足りた')
})

test('定めのないものは載らず、店舗の検便の決まりは求人が何も言わないときに載る', () => {
  expect(textOf('安全・衛生')).toBe('受動喫煙対策 屋内禁煙\n検便 結果を提出する')
  const plain = noticeContentOf({
    ...facts,
    offering: {
      ...facts.offering,
      terms: offerContent({ belongings: [], stoolInspection: 'not_required' }),
    },
  })
  expect(plain.items.map(({ label }) => label)).not.toContain('ワーカーが用意するもの')
  expect(plain.items.find(({ article }) => article === '7号')?.text).toBe('受動喫煙対策 屋内禁煙')
})
