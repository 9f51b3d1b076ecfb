import { checkOffer } from '@/domain/offers/offerCheck'
import { canRemove, removeWords } from '@/features/offers/lib/removeWords'
import { offerContent } from '@tests/kit/serverKit'

const issueIn = (jobDescription: string) => {
  const [issue] = checkOffer({
    title: '',
    content: {
      ...offerContent(),
      jobDescription: `${jobDescription}${'ご案内と配膳をします。'.repeat(10)}`,
    },
  }).issues
  if (!issue) throw new Error('nothing found')
  return issue
}
test.each([
  [
    'キッチンの補助です。35歳以下の方。盛り付けをします。',
    'キッチンの補助です。盛り付けをします。',
  ],
  ['女性歓迎です。\n皿洗いをします。', '皿洗いをします。'],
  ['皿洗いです。レジの経験があり、若い方を募集します。', '皿洗いです。'],
  ['・女性歓迎です。皿洗いをします。', '・皿洗いをします。'],
  ['・女性歓迎\n・皿洗い。', '・皿洗い。'],
  ['皿洗いをします(女性歓迎)。制服を貸します。', '皿洗いをします。制服を貸します。'],
  ['皿洗いをします（未経験可。女性歓迎。）。制服を貸します。', '皿洗いをします。制服を貸します。'],
  ['カメラマン急募！皿洗いをします。', '皿洗いをします。'],
  ['皿洗いです。男性を求む!制服を貸します。', '皿洗いです。制服を貸します。'],
  ['制服代を3,000円ご負担ください。', ''],
  [
    'レジ業務です(25歳位までの女性)。未経験でも大丈夫です。',
    'レジ業務です。未経験でも大丈夫です。',
  ],
  ['体育会系の男子学生、集まれ！ 日払いできます。', '日払いできます。'],
  ['女の子、カモン!皿洗いをします。', '皿洗いをします。'],
  ['・細身の方\n・レジの打てる方', '・レジの打てる方'],
  ['母国語が日本語の方。電話を受けます。', '電話を受けます。'],
  ['若さとやる気のある人、待ってます。品出しです。', '品出しです。'],
  ['皿洗いです　若い方歓迎　制服を貸します', '皿洗いです　制服を貸します'],
  ['皿洗い 女性歓迎 制服あり', '皿洗い 制服あり'],
  ['皿洗い／女性歓迎です。制服を貸します。', '皿洗い。制服を貸します。'],
  ['女性歓迎/皿洗い/制服あり', '皿洗い/制服あり'],
  ['皿洗い｜35歳以下｜制服あり', '皿洗い｜制服あり'],
  ['※35歳以下の方のみ ※制服あり', '※制服あり'],
  ['・皿洗い　・女性歓迎　・制服あり', '・皿洗い　・制服あり'],
  ['皿洗いです。若い方 大歓迎。', '皿洗いです。'],
  ['TOEIC 800点以上の女性歓迎', ''],
])('「%s」から、違反の言葉を含む文や項目だけを消し、仕事や条件を書き足さない', (text, expected) => {
  const issue = issueIn(text)
  expect(canRemove({ ...issue, field: 'content.jobDescription' }, text)).toBe(true)
  expect(removeWords(text, issue)).toBe(expected)
})
test.each([
  ['女性の方はお断りします。更衣室がないためです。皿洗いをします。', '皿洗いをします。'],
  ['外国籍の方はご遠慮ください。お客様と話すからです。', ''],
  ['男子学生を募集しています。ただし、髪は結んでください。', '髪は結んでください。'],
  ['女性歓迎です。お仕事は9時からです。', 'お仕事は9時からです。'],
])('「%s」から、消した文の理由や、つなぐ言葉も残さない', (text, expected) => {
  expect(removeWords(text, issueIn(text))).toBe(expected)
})
test.each([
  ['年齢は45歳くらいまででお願いします。', '年齢は45'],
  ['イケメンボーイ募集中です。', 'イケメンボーイ'],
])('「%s」の見つけた言葉は、数や言葉の途中で切れない', (text, matchedText) => {
  expect(issueIn(text).matchedText).toBe(matchedText)
})
test('助言だけのときと、求人名が空になるときは、削除を勧めない', () => {
  const remove = { field: 'title', suggestion: 'この部分を削除してください。' } as const
  const advise = { ...remove, matchedText: '日本一', suggestion: '事実で書いてください。' }
  expect(canRemove({ ...remove, matchedText: '' }, '')).toBe(false)
  expect(canRemove(advise, '日本一!皿洗い')).toBe(false)
  expect(canRemove({ ...advise, suggestion: null }, '日本一!皿洗い')).toBe(false)
  expect(
    canRemove(
      { ...remove, field: 'content.onboardingQuestions', matchedText: '女性' },
      '女性です。',
    ),
  ).toBe(false)
  expect(canRemove({ ...remove, matchedText: '女性' }, '女性ホールスタッフ')).toBe(false)
  expect(canRemove({ ...remove, matchedText: '女性' }, '女性歓迎!ホールスタッフ')).toBe(true)
  expect(canRemove({ ...remove, matchedText: '女性歓迎' }, '女性歓迎／ホールスタッフ')).toBe(true)
})
