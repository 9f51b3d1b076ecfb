import { replacementOf, applyRewrite } from '@/features/offers/lib/applyRewrite'
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
test('文の例があるときは、言葉のある一文を入れ替え、ほかの文は残す', () => {
  const text = '配膳をします。\n・明るい方をお待ちしています。\n片付けもあります。'
  expect(applyRewrite(text, issueIn(text))).toBe(
    '配膳をします。\n・お客様に「いらっしゃいませ」と声をかけます。\n片付けもあります。',
  )
})
test('名詞の例があるときは、その言葉だけを入れ替える', () => {
  const text = '女性歓迎のお店です。'
  expect(applyRewrite(text, issueIn(text))).toBe('ホールスタッフのお店です。')
})
test('消すしかない言葉は、その言葉だけを消す', () => {
  const issue = issueIn('制服代を3,000円ご負担ください。')
  expect(replacementOf(issue)).toBe('')
  expect(applyRewrite('制服代を3,000円ご負担ください。', issue)).not.toContain(issue.matchedText)
})
test('助言だけのときは、書き換えを勧めない', () => {
  expect(
    replacementOf({ matchedText: '', suggestion: '入口の場所を書いてください。例: 裏口' }),
  ).toBeUndefined()
  expect(
    replacementOf({ matchedText: '日本一', suggestion: '事実で書いてください。' }),
  ).toBeUndefined()
  expect(replacementOf({ matchedText: '日本一', suggestion: null })).toBeUndefined()
})
