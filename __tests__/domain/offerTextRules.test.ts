import { checkOffer, type OfferIssue } from '@/domain/offers/offerCheck'
import { offerRules } from '@/domain/offers/textRules/offerRules'
import forbidden from '../fixtures/offerTexts/forbidden.json'
import harmless from '../fixtures/offerTexts/harmless.json'
import leaflets from '../fixtures/offerTexts/leaflets.json'
import trials from '../fixtures/offerTexts/trials.json'

/**
 * Every third sentence was kept aside while the rules were written, to see how they judge unknown texts: those whose
 * index leaves this rest.
 */
const HELD_OUT = 2
/** The minimum wage, in yen an hour, that wages in the texts are compared with. */
const MINIMUM_WAGE_YEN = 1100
type Sentence = { kind: string; text: string; heldOut: boolean }
const sentencesOf = (corpus: Record<string, readonly string[]>): Sentence[] =>
  Object.entries(corpus)
    .flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))
    .map((sentence, index) => ({ ...sentence, heldOut: index % 3 === HELD_OUT }))

const errorsIn = (text: string): OfferIssue[] =>
  checkOffer({ title: '', content: { precautions: text } }).issues.filter(
    ({ level }) => level === 'error',
  )
const isFound = ({ kind, text }: Sentence) => errorsIn(text).some(({ code }) => code === kind)
const parts: [string, (sentence: Sentence) => boolean][] = [
  ['規則を書くときに見た文', ({ heldOut }) => !heldOut],
  ['見ずに残した文', ({ heldOut }) => heldOut],
]
const percentOf = (count: number, total: number) => Math.round((count / total) * 1000) / 10

describe('公開できない文と、似ているが差し支えない文', () => {
  const bad = sentencesOf(forbidden)
  const good = sentencesOf(harmless)

  test('300文以上あり、半分は差し支えない文で、同じ文がない', () => {
    expect(bad.length + good.length).toBeGreaterThanOrEqual(300)
    expect(good.length).toBeGreaterThanOrEqual(bad.length)
    expect(new Set([...bad, ...good].map(({ text }) => text)).size).toBe(bad.length + good.length)
  })
  test.each(parts)('%s: 公開できない文の95%%以上を、その理由で見つける', (_, isPart) => {
    const part = bad.filter(isPart)
    const missed = part.filter((sentence) => !isFound(sentence))
    const report = missed.map(
      ({ kind, text }) =>
        `${kind}: ${text} → ${errorsIn(text)
          .map(({ code }) => code)
          .join()}`,
    )
    const rate = percentOf(part.length - missed.length, part.length)
    expect({ misses: rate >= 95 ? [] : report, isEnough: rate >= 95 }).toEqual({
      misses: [],
      isEnough: true,
    })
  })
  test.each(parts)('%s: 差し支えない文の3%%までしか断らない', (_, isPart) => {
    const part = good.filter(isPart)
    const refused = part.filter(({ text }) => errorsIn(text).length > 0)
    const report = refused.map(
      ({ text }) =>
        `${text} → ${errorsIn(text)
          .map((issue) => `${issue.code} ${issue.matchedText}`)
          .join()}`,
    )
    const rate = percentOf(refused.length, part.length)
    expect({ refusals: rate <= 3 ? [] : report, isFew: rate <= 3 }).toEqual({
      refusals: [],
      isFew: true,
    })
  })
  test('あとから試した文も、95%以上を見つけ、差し支えない文は3%までしか断らない', () => {
    const missed = trials.forbidden.filter((text) => errorsIn(text).length === 0)
    const refused = trials.harmless.filter((text) => errorsIn(text).length > 0)
    expect({
      missed: percentOf(missed.length, trials.forbidden.length) <= 5 ? [] : missed,
      refused: percentOf(refused.length, trials.harmless.length) <= 3 ? [] : refused,
    }).toEqual({ missed: [], refused: [] })
  })
  test.each([
    ['規則を書くときに見た', leaflets.seen],
    ['規則を書いたあとに作った', leaflets.aside],
  ])('%s100文以上: 違反の9割以上を見つけ、見つけたものの95%%以上は違反', (_, corpus) => {
    const bad = Object.entries(corpus.forbidden).flatMap(([kind, texts]) =>
      texts.map((text) => ({ kind, text })),
    )
    const isRefused = (text: string, kind?: string) =>
      checkOffer({ title: '', content: { precautions: text } }, MINIMUM_WAGE_YEN).issues.some(
        ({ level, code }) => level === 'error' && (kind === undefined || kind === code),
      )
    const missed = bad.filter(({ kind, text }) => !isRefused(text, kind))
    const refused = corpus.harmless.filter((text) => isRefused(text))
    const found = bad.length - missed.length
    expect(bad.length + corpus.harmless.length).toBeGreaterThanOrEqual(100)
    expect({
      missed: found / bad.length >= 0.9 ? [] : missed,
      refused: found / (found + refused.length) >= 0.95 ? [] : refused,
    }).toEqual({ missed: [], refused: [] })
  })
  test('どの答えにも、理由、条文、書き方がある', () => {
    const issues = bad.flatMap(({ kind, text }) =>
      errorsIn(text).filter(({ code }) => code === kind),
    )
    expect(issues.length).toBeGreaterThan(0)
    for (const { ground, article, message, suggestion } of issues) {
      expect(ground).toMatch(/./)
      expect(article).toMatch(/条|公正な採用選考/)
      expect(message).toContain(article)
      expect(suggestion).toMatch(/この部分を削除/)
    }
  })
})

test.each([
  ['妊娠中の方はご遠慮ください', '妊娠・出産', '男女雇用機会均等法'],
  ['障がいのある方は不可', '障害', '障害者雇用促進法34条'],
  ['留学生不可', '国籍', '労働基準法3条'],
  ['日本国籍を有する方', '国籍', '労働基準法3条'],
  ['市内在住の方', '居住地', '職業安定法5条の5'],
  ['学生限定', '年齢', '労働施策総合推進法9条'],
  ['罰金5000円', '賠償予定・減給', '労働基準法16条'],
  ['遅刻したら減給', '賠償予定・減給', '91条'],
  ['レジの不足金は自己負担', '賠償予定・減給', '労働基準法16条'],
  ['給与から引きます', '賃金の控除', '労働基準法24条'],
  ['15分単位で計算', '賃金の控除', '労働基準法24条'],
  ['開始15分前から朝礼', '時間外の拘束', '労働基準法'],
])('「%s」は、%sの違反として、%sと書き方を添えて断る', (text, label, article) => {
  const [issue] = errorsIn(text)
  expect(issue).toMatchObject({
    ground: label,
    article: expect.stringContaining(article),
    message: expect.stringContaining(article),
  })
  expect(issue?.suggestion).toMatch(/^この部分を削除/)
})
test.each(['留学生限定', '留学生の方はご遠慮ください', '留学生を優先します'])(
  '「%s」は国籍のことで、年齢のこととは言わない',
  (text) => {
    expect(errorsIn(text).map(({ code }) => code)).toEqual(['nationality'])
  },
)

test.each([
  ['仕事終わりの飲み会は強制参加', 'off_hours', '労働基準法32条'],
  ['高校生でも夜11時まで働けます', 'age', '労働基準法61条'],
  ['労災は使えません', 'not_employment', '労働者災害補償保険法3条'],
  ['在留カードは事務所であずかります', 'identity', '労働基準法5条'],
  ['免許証の写メ送って下さい', 'identity', '職業安定法5条の5'],
  ['給料から積み立て貯金してもらいます', 'deduction', '労働基準法18条'],
  ['別会社の現場に派遣します', 'not_employment', '労働者派遣法35条の4'],
  ['友だちを紹介すると収入が増えます', 'not_employment', '特定商取引に関する法律33条'],
  ['容姿端麗な方', 'selection', '男女雇用機会均等法7条'],
  ['深夜の割増はつけておりません', 'deduction', '労働基準法37条'],
  ['最低賃金より少し低いです', 'deduction', '最低賃金法4条'],
  ['高さ6mでの作業です。命綱はありません', 'harm', '労働安全衛生法20条'],
  ['中身は見ずに駅のロッカーへ入れてください', 'harm', '職業安定法63条'],
  ['B型の方はお断りします', 'selection', '公正な採用選考'],
  ['男性の方がマッチされた場合はこちらで解除します', 'sex', '男女雇用機会均等法5条'],
  ['時給1,300円(外国人の方は1,200円での計算)', 'nationality', '労働基準法3条'],
  ['備考欄にご両親の勤務先と年収をお願いします', 'social_status', '職業安定法3条'],
  ['インスタのアカウントを見せてもらいます', 'selection', '公正な採用選考'],
  ['パスポートは帰りまで店長が持っておきます', 'identity', '労働基準法5条'],
  ['労基署に相談しないと約束できる方のみ', 'not_employment', '労働基準法104条2項'],
  ['雨なら当日朝に中止します。その場合の賃金は出ません', 'deduction', '労働基準法24条'],
  ['客が少ない日は途中で帰ってもらい、その分の補償はいたしません', 'deduction', '労働基準法26条'],
  ['17歳の方にも断裁機の操作をお任せします', 'age', '労働基準法62条'],
  ['農薬をまくときのマスクは支給しておりません', 'harm', '労働安全衛生法20条'],
  ['浴室では塩素系と酸性の洗剤を混ぜて使います', 'harm', '労働安全衛生法20条'],
  ['お給料のかわりにお米をお渡しします', 'deduction', '労働基準法24条'],
  ['レジが合わない日は、その日の給料で調整します', 'deduction', '労働基準法24条'],
  ['焦がしたパンは、焼いた方がお買い上げください', 'penalty', '労働基準法16条'],
  ['給料は代表の方にまとめて渡します', 'deduction', '労働基準法24条'],
  ['ノルマを達成できない日は、日給が出ません', 'deduction', '労働基準法24条'],
  ['お友だちのアカウントを借りて働いても構いません', 'identity', '職業安定法5条の5'],
  ['外国産の牛肉を国産の箱に詰め替えます', 'harm', '食品表示法5条'],
  ['失敗した人は全員の前で土下座します', 'not_employment', '労働施策総合推進法30条の2'],
  ['美人の方を優先して採用します', 'selection', '男女雇用機会均等法7条'],
  ['20代向けの職場です', 'age', '労働施策総合推進法9条'],
  ['女子大生歓迎', 'sex', '男女雇用機会均等法5条'],
  ['OLさん大歓迎！', 'sex', '男女雇用機会均等法5条'],
  ['JK・JD募集', 'sex', '男女雇用機会均等法5条'],
  ['太っていない方', 'selection', '男女雇用機会均等法7条'],
  ['前科のない方', 'social_status', '職業安定法3条'],
  ['離婚歴がない方を探しています', 'social_status', '職業安定法3条'],
  ['妊娠していない方', 'maternity', '男女雇用機会均等法5条'],
])('「%s」を、%sとして%sを示して断る', (text, ground, article) => {
  const [issue] = errorsIn(text).filter(({ code }) => code === ground)
  expect(issue?.message).toContain(article)
  expect(issue?.suggestion).toMatch(/^この部分を削除/)
})

test.each([
  ['時給は女性1,150円、男性は1,250円です', '労働基準法4条'],
  ['講習費として2,000円をお支払いください', '職業安定法39条'],
  ['在留カードをお預かりします', '第4の2の7'],
  ['友だちを紹介すると収入が増えます', '33条の2・51条の2'],
  ['有休を取りたいと言う方は次から呼びません', '労働基準法39条'],
])('「%s」は、%sを示して断る', (text, article) => {
  expect(errorsIn(text).map((issue) => issue.article)).toContainEqual(
    expect.stringContaining(article),
  )
})
test('理由と書き方は文で、式ではない', () => {
  const sentences = offerRules.flatMap(({ message, suggestion }) => [message, suggestion])
  expect(sentences.filter((text) => /[[\]|{}]/.test(text))).toEqual([])
})
test.each([
  '急な欠勤のため、代わりの方を探しています。',
  '野菜くずは三角コーナーに捨てます。',
  '家畜の世話をします。',
  'スマホが使えない方は店長にお知らせください。',
  '手を上げて合図していただきます。',
  '暇なときもいつもの持ち場で待っていただける方。',
])('「%s」は、だれも侮らない', (text) => {
  expect(errorsIn(text)).toEqual([])
})
test.each([
  '小さなことでも質問してください。',
  'いつでも教えてください。',
  '道がわかるときは、お客様に教えてください。',
])('「%s」は、信条のことではない', (text) => {
  expect(errorsIn(text)).toEqual([])
})
test.each([
  ['女性の方！大募集中です！', 'sex'],
  ['急募！おばちゃん！', 'age'],
  ['留学生の方！ご遠慮ください！', 'nationality'],
])('「%s」は、感嘆符をまたいで見つける', (text, ground) => {
  expect(errorsIn(text).map(({ code }) => code)).toContain(ground)
})

test.each([
  ['9時間通し、休憩なしで頑張れる方', '労働基準法34条'],
  ['単発の方に有給休暇はありません', '労働基準法39条'],
  ['体調が悪くても途中で帰ることは認めません', '労働契約法5条'],
  ['お給料は10時からつきます', '労働基準法24条'],
  ['9:00〜18:00通し。休憩なし。', '労働基準法34条'],
  ['10時から6時まで。客が切れないので休憩は取れません。', '労働基準法34条'],
  ['残業をお断りになるのはご遠慮ください', '労働基準法5条・15条・36条'],
  ['前の晩から寮への宿泊が必須です', '労働基準法5条・94条'],
])('「%s」は、%sを示して確かめる', (text, article) => {
  const issues = checkOffer({ title: '', content: { precautions: text } }).issues
  expect(issues.map((issue) => issue.article)).toContainEqual(expect.stringContaining(article))
})

test.each([
  '10時から15時。休憩なし。',
  '8時間勤務。休憩60分。',
  '残業は断っても構いません。',
  '塩素系と酸性の洗剤は混ぜないでください。',
  '高校生の方は22時までです。スライサーは社員が使います。',
  '給料から引いたりしません。',
  '店の都合で中止にした日は、休業手当をお支払いします。',
  'マスクと手袋は店で用意します。',
  'お金を出していただくことはありません。',
  '着替えは打刻のあとにお願いします。',
  'チェックアウト後のお部屋を2人1組で清掃していただきます。',
  '22時までの勤務のため深夜手当はつきません。',
  '休憩中は電話に出なくて大丈夫です。',
  '30代〜40代向けアパレルの販売です。',
  '20代から30代に人気のブランドです。',
  '女子大の学生食堂です。OLさんに人気のランチを出します。',
  '身長を問わない方針です。',
])('「%s」は、差し支えない', (text) => {
  const issues = checkOffer({ title: '', content: { precautions: text } }).issues
  expect(issues.filter(({ article }) => article !== null)).toEqual([])
})

test.each(['他のバイトとの掛け持ち禁止', '辞めるときは代わりを見つけてからにしてください'])(
  '「%s」は断らず、条文や指針を示して確かめる',
  (text) => {
    const issues = checkOffer({ title: '', content: { precautions: text } }).issues
    expect(issues.map(({ level }) => level)).toEqual(['warning'])
    expect(issues[0]?.article).toMatch(/ガイドライン|労働基準法5条/)
  },
)

test.each([
  ['U30', 'age'],
  ['U-30の方', 'age'],
  ['ホールスタッフ Ｕ３０', 'age'],
  ['当店ではU25の方を募集', 'age'],
  ['アンダー35の方', 'age'],
  ['Under 30', 'age'],
  ['オーバー50不可。O50', 'age'],
  ['30アンダー歓迎', 'age'],
  ['・20代', 'age'],
  ['20代・30代', 'age'],
  ['20代女性', 'age'],
  ['25歳の方', 'age'],
  ['平成生まれ', 'age'],
  ['部落出身', 'social_status'],
  ['部落出身の方', 'social_status'],
  ['同和地区出身者', 'social_status'],
  ['被差別部落のご出身ですか', 'social_status'],
  ['部落出身でない方', 'social_status'],
  ['前科あり', 'social_status'],
  ['母子家庭', 'social_status'],
  ['女性!', 'sex'],
  ['在日韓国人', 'nationality'],
  ['日本人', 'nationality'],
  ['創価学会員', 'creed'],
  ['共産党員', 'creed'],
  ['障がい者', 'disability'],
  ['妊娠中の方', 'maternity'],
  ['市内在住', 'residence'],
  ['オタク', 'selection'],
])('「%s」とだけ書いても、%sの条件として断る', (text, ground) => {
  expect(errorsIn(text).map(({ code }) => code)).toContain(ground)
})
test.each([
  'U-20日本代表の試合会場で、ドリンクを売ります。',
  'U-23サッカー大会の会場設営です。',
  'U-22の試合があります。',
  'U25チケットの受付をします。',
  '機種はU-30です。',
  'U30番の棚から取ります。',
  '定員オーバー30名まで受け付けます。',
  'オーバー50キロの荷物は二人で運びます。',
  '男性:\n黒い靴',
  '【女性】\n更衣室は2階です。',
  '部落史資料館の受付です。',
  '人権・同和問題の研修会場の設営です。',
  '部落解放センターの清掃です。',
])('「%s」は、だれも選ばない', (text) => {
  expect(errorsIn(text)).toEqual([])
})
