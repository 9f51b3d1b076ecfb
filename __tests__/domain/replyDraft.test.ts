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
  ['募集文になかった重い荷物の作業がありました。', '募集文にない作業', '重い物を扱う負担'],
  ['聞いていなかった仕事を頼まれました。', '募集文にない作業'],
  ['米袋が重たくて腰を痛めました。', '重い物を扱う負担'],
  ['休憩が取れませんでした。', '休憩について'],
  ['終了が10分ほど遅れました。', '終わりの時刻が募集と違った'],
  ['残業を頼まれて電車を逃しました。', '終わりの時刻が募集と違った'],
  ['店長の口調が怖かったです。', '担当者の接し方'],
  ['だれも教えてくれませんでした。', '仕事の説明'],
  ['何をするのか分からず困りました。', '仕事の説明'],
  ['通用口の場所が分かりにくかったです。', '集合場所のご案内'],
  ['集合場所が分からず、地図とも違いました。', '集合場所のご案内'],
  ['靴の色を当日に言われました。', '服装や持ち物のご案内'],
  ['厨房の床が汚れていて、においも気になりました。', '働く場所の清潔さ'],
  ['始まるまで30分待たされました。', 'お待たせする時間'],
  ['交通費が振り込まれていません。', '報酬について'],
  ['更衣室がとても暑かったです。', '働く場所の用意'],
  ['説明は丁寧でしたが、休憩がありませんでした。', '休憩について'],
  ['残念でした。', 'いただいたコメントは、店舗で読みました。【これから何を変えるか】'],
  ['', 'ご期待に沿えず'],
])('「%s」には、その話にだけ答える', (comment, ...words) => {
  const draft = replyDraft(review({ wantAgain: false }, comment))
  for (const part of words) expect(draft).toContain(part)
  expect(draft.match(/【[^】]*】/g)).toHaveLength(words.length)
})
test('時刻に「いいえ」でも、コメントの話に先に答える', () => {
  expect(
    replyDraft(review({ onTime: false }, '募集文になかった重い荷物の作業がありました。')),
  ).toBe(
    'このたびはこの店舗で働いてくださり、ありがとうございました。募集文にない作業があったとのこと、申し訳ありませんでした。【募集文か仕事をどう直すか】重い物を扱う負担が大きく、申し訳ありませんでした。【運ぶ物や人数をどう見直すか】終わりの時刻が募集と違ったとのこと、申し訳ありませんでした。【時刻をどう守るか】率直なお声を、ありがとうございました。',
  )
})
test('コメントが「いいえ」の答えと同じ話なら、2度は謝らない。別の話で読み取れなければ、読んだことを言う', () => {
  const draft = replyDraft(review({ onTime: false }, '終わりが延びました。'))
  expect(draft.match(/申し訳ありませんでした/g)).toHaveLength(1)
  expect(replyDraft(review({ onTime: false }, '残念でした。'))).toContain(
    '【時刻をどう守るか】いただいたコメントは、店舗で読みました。',
  )
})
test.each([
  '説明が分かりやすく、はじめてでも安心して働けました。',
  '休憩もしっかり取れました。',
  '荷物は重くありませんでした。',
])('よい評価の「%s」には、謝らずにお礼を書く', (comment) => {
  expect(replyDraft(review({}, comment, 'good'))).toBe(
    '評価とお言葉を、ありがとうございました。またのお申し込みをお待ちしています。',
  )
})
test('よい評価でも、困ったことが書いてあれば答える', () => {
  expect(
    replyDraft(review({}, '楽しかったです。ただ、休憩が短くて足りませんでした。', 'good')),
  ).toContain('休憩について')
})
test('長い感想でも、文案は返信の上限に収まる', () => {
  const all =
    '募集と違い、荷物が重く、休憩もなく、残業になり、口調が怖く、説明もなく、集合場所も、制服も、汚れも、待ち時間も、交通費も、ロッカーも残念でした。'
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
