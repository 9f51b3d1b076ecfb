import { canRemove, removeWords } from '@/features/offers/lib/removeWords'
import { checkOffer } from '@/domain/offers/offerCheck'
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
  ['女性歓迎です。\n皿洗いをします。', '\n皿洗いをします。'],
  ['レジの経験があり、若い方を募集します。', 'レジの経験があり、を募集します。'],
  ['制服代を3,000円ご負担ください。', ''],
])('「%s」から、違反の言葉だけを消し、仕事や条件を書き足さない', (text, expected) => {
  const issue = issueIn(text)
  expect(canRemove(issue)).toBe(true)
  expect(removeWords(text, issue)).toBe(expected)
})
test('助言だけのときは、削除を勧めない', () => {
  expect(canRemove({ matchedText: '', suggestion: '入口の場所を書いてください。' })).toBe(false)
  expect(canRemove({ matchedText: '日本一', suggestion: '事実で書いてください。' })).toBe(false)
  expect(canRemove({ matchedText: '日本一', suggestion: null })).toBe(false)
})
