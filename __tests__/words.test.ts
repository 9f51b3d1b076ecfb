import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Words that people must not read, because docs/CONTEXT.md has another one for the same thing. */
const banned: [RegExp, string][] = [
  [/えらぶ|えらん|えらび/, '選ぶ'],
  [/誰/, 'だれ'],
  [/今日/, '本日'],
  [/当店/, 'この店舗'],
  [/掲載(?!基準|内容|ミス|した勤務地|した場合|期間)/, '公開'],
  [/応募/, '申し込み (応募 is an application for a long-term job)'],
  [/退勤|打刻/, 'チェックアウト、記録'],
  [/(?<!ご)出勤(?!者|前|時|せず|を|の前|日|簿|率|停止)/, 'チェックイン'],
  [/事前質問/, '働く前の質問'],
  [/事務局/, '運営'],
  [/拒否済み/, '差し戻し'],
  [/満員/, '満枠'],
  [/(人|方|ワーカー|担当者|スタッフ)の名前|名前・フリガナ/, '氏名'],
  [/クライアント|ユーザー/, '店舗、ワーカー'],
  [/が期待されました/, 'a sentence that says what to enter'],
  [/ことだけ(が)?できます/, '引き上げのみできます'],
  [/のうちに提供/, '…以内に提供'],
  [/時間以内 ?キャンセル/, '24時間以内の取消: 休業手当 …円'],
  [/経験と違う/, '申告した経験と異なる'],
  [/接し方に問題/, '態度・接し方'],
  [
    /住所が間違|住所を(お)?確かめ|ページの住所|この住所のページ/,
    'URL (住所 is where somebody lives)',
  ],
  [
    /下書き(とひな形|\(非公開\))|(返信|ひな形|AIによる)の?下書き/,
    '文案 (of a proposed text), 非公開 (of an offering)',
  ],
  [/(人|方|者|ワーカー|スタッフ)(が|は|を)? ?(\d+|$)件/, '名 (件 counts things)'],
  [/\b(Standards|Promotion) Action\b/, 'Act (a law)'],
]

/**
 * Files whose texts are not the console's: messages of simulated workers, texts that stores write in offers,
 * patterns for forbidden words, instructions for the language model, and the selection for long-term jobs.
 */
const elsewhere =
  /^src\/(server\/demo|domain\/offers\/textRules|domain\/data|server\/platform\/textModel|domain\/cancellation\/cancelRules|(features|contracts(\/common)?|domain|server\/modules|server\/worker-app)\/longTerm)/

/** Returns the string literals, templates and JSX texts of a file, without comments and regular expressions. */
function textsOf(path: string) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node))
      texts.push(node.text)
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

test('one word for one thing, in everything that people read', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !elsewhere.test(path))
    .flatMap((path) =>
      textsOf(path).flatMap((text) =>
        banned.flatMap(([word, instead]) =>
          word.test(text) ? [`${path}: 「${text.trim().slice(0, 60)}」 → ${instead}`] : [],
        ),
      ),
    )
  expect(found).toEqual([])
})
