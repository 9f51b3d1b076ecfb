import { cannotReply, replyDraft } from '@/domain/reviews/replyDraft'

const yes = { onTime: true, asDescribed: true, wantAgain: true }
const review = (items: Partial<typeof yes>, comment = '', kind: 'good' | 'bad' = 'bad') => ({
  kind,
  items: { ...yes, ...items },
  comment,
})

test('よい評価には、短いお礼だけを書く', () => {
  expect(replyDraft(review({}, '楽しく働けました。', 'good'))).toBe(
    '評価とお言葉を、ありがとうございました。またのお申し込みをお待ちしています。',
  )
})
test('いいえの答えごとに謝り、店舗がすることは【】で空けておく', () => {
  expect(replyDraft(review({ onTime: false, asDescribed: false }))).toBe(
    'このたびはこの店舗で働いてくださり、ありがとうございました。終わりの時刻が募集と違ったとのこと、申し訳ありませんでした。【時刻をどう守るか】仕事の内容が募集文と違ったとのこと、申し訳ありませんでした。【募集文か仕事をどう直すか】率直なお声を、ありがとうございました。',
  )
})
test.each([
  ['店長の口調が怖かったです。', '担当者の接し方'],
  ['休憩が取れませんでした。', '休憩について'],
  ['だれも教えてくれませんでした。', '仕事の説明'],
  ['更衣室がとても暑かったです。', '働く場所の用意'],
  ['残念でした。', 'ご期待に沿えず'],
])('「%s」には「%s…」と答える', (comment, words) => {
  expect(replyDraft(review({ wantAgain: false }, comment))).toContain(words)
})
test('長い感想でも、下書きは返信の上限に収まる', () => {
  const all = '口調が怖く、休憩もなく、説明もなく、ロッカーもありませんでした。'
  const draft = replyDraft(review({ onTime: false, asDescribed: false, wantAgain: false }, all))
  expect([...draft].length).toBeLessThanOrEqual(400)
})
test('【】が残る返信と、連絡先を書いた返信は送れない', () => {
  expect(cannotReply(replyDraft(review({ onTime: false })))).toBe(
    '【】のところを、店舗の言葉に書き換えてから送ってください。',
  )
  expect(cannotReply('LINEで連絡をください。ID: shibuya123')).toBeDefined()
  expect(cannotReply('終わりの時刻を守るよう、担当者で話し合いました。')).toBeUndefined()
})
