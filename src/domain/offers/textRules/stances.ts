/**
 * How a store chooses among people, whatever the words: it refuses a kind of people, keeps the work for a kind, prefers
 * a kind. A ground names its kinds; the stances are the same for all grounds.
 */

/** A verb of hiring or accepting, negated in polite, plain or western speech: 「取りません」「雇ってない」「採らへん」. */
const notTaken =
  '(?:採|取|雇|やと|受け?|承|迎え|入れ|使|選|呼|頼|歓迎し?|採用し?|雇用し?|募集し?|応募でき|勤務でき|働け|応じ|求め)' +
  '(?!では|じゃ|[ぁ-ん]{0,6}(?:いとは限|わけでは))' +
  '[ぁ-ん]{0,7}?(?:ません|まへん|ない(?!と|よう|か)|へん|(?<=[らわさ])ん(?=[です。、!♪☆よわねけやが]|$)|かね)'
const turnedDown =
  '(?:不可(?!欠|能|分)|(?<![a-z])NG(?![a-z])|(?<![a-z])NO(?![a-z])|ノーサンキュー|お?断り|おことわり|お断わ|断っ|遠慮|お?控え|' +
  'ダメ|駄目|アウト(?!レット|ドア)|あかん|無理(?!なく|せず|のな|を)|ムリ(?!なく|せず|のな)|パス(?=で|し|さ|です|[。、!]|$)|しんど|せんとい|やめと[きく]|' +
  '(?:すみません|すいません|申し訳(?:ありません|ございません|ない))(?=[、!~\\.]*$)|ちょっと(?=[\\.、]*$)|対象外|不採用|' +
  '(?<=[はもが、]|今回)(?:なし|ナシ)(?=で(?:お願|す|$|[。、!])|と(?:させ|し)|に(?:さ|し))|(?:お|ご)?(?:呼び|声がけ)し?て(?:い|おり)ません|別の方(?:に|を)|見送|見合わせ|お引き取り|間に合って(?:い|お|ま)|ごめん|御免|勘弁|かんべん|容赦|辞退|(?:別|他|ほか)の(?:求人|お?仕事)|またの機会|ご縁が(?:ない|なかった|ありません|ございません)|お帰り|(?:来|応募し|申し?込ま)(?:ないで|んといて|んで)|いらん|要らん|' +
  `(?:応募資格|受け?入れ(?:体制|態勢|余裕|予定|実績)|採用(?:の)?(?:実績|予定|枠))(?:が|は|も|を)?[^。、]{0,4}?(?:ありません|ございません|ない|なく)|` +
  `除外|やめ(?:といた|た)?(?:方|ほう)が|浮く|いりません|要りません|厳しい|きびしい|きつい|キツい|向きません|向かない|${notTaken})`

/** The work is kept for a kind of people. */
const kept =
  '(?:限定|のみ|(?<!いた)だけ(?!で|じゃ|でなく|ではなく|しか)|オンリー|(?<![a-z])only|限り|限る|限らせ|に限|に絞|しか|であること|なこと|' +
  'でないと|じゃないと|でなければ|が(?:絶対)?条件|必須|専門で)'
/** A kind of people is preferred or wanted. */
const wanted =
  '(?:優先|優遇|有利|大?歓迎|大?募集|急募|求む|求め|集まれ|希望|来て(?:ほし|欲し|もら|いただ|頂|くだ)|お?越し(?:くだ|下さ|いただ|頂|願)|入って(?:いただ|頂|もら|ほし|欲し)|やって(?:いただ|頂|もら|ほし|欲し)|手伝って|頼(?:み|め|んで)|ええ|理想|ベスト|向き(?!ま?せん)|適任|最適|ぴったり|お願い|お?任せ(?!く)|探して|お?待(?:ち|って)|(?:が|だと)(?:うれし|嬉し|助か|ありがた)|' +
  '望まし|ウェルカム|(?:を|が)想定|(?:が|を)対象|若干名|{number}(?:名|人)(?:募集|採用|$|[。!]))'

/** What stands after a word for people where it names goods, places or customers instead. */
const thing =
  '(?!の?(?:(?:専)?用|向け|むけ|服|物|着|靴|売り?場|フロア|館|お?客|ゲスト|施設|ホーム|寮|食堂|証|割引|価格|料金|コーナー|トイレ|更衣|浴場|シート|' +
  'コスメ|雑誌|大会|料理|会社|語|チーム|スポーツ|トップス|ブランド|ファッション|アイテム|商品|グッズ|セミナー|会|に人気|が多|が(?:たくさん|大勢)|(?:が)?活躍|も))'

/** Somebody of a kind: the kind with the words that turn it into people. */
const somebody = (kind: string) =>
  `(?:${kind})${thing}(?:[^。、]{0,12}?{person})?(?:さん|ちゃん|様|たち|達)?`

type Stance = 'refused' | 'kept' | 'wanted'
const stances: Record<Stance, (kind: string) => string[]> = {
  refused: (kind) => [
    `${somebody(kind)}、?[^。、]{0,16}?${turnedDown}`,
    `${somebody(kind)}(?:は|も|には)、?[^。]{0,24}?${turnedDown}`,
    `${somebody(kind)}は、?(?:ご?応募(?:は|を))?お?避け`,
    `${somebody(kind)}以外(?:で|の(?:方|人)(?:で|に|を|が))[^。、]{0,8}?(?:お願い|募集|希望|探|歓迎|対象)`,
    `(?:(?<![a-z])NO|ノー)[!・ ]*${somebody(kind)}(?=$|[!、。])`,
  ],
  kept: (kind) => [`${somebody(kind)}(?:の|に|が|で|を){0,2}${kept}`],
  wanted: (kind) => [
    `(?:求む|急募|募集中?|(?<![a-z])wanted)[!:・→]*${somebody(kind)}(?=$|[!、。])`,
    `${somebody(kind)}(?:の|に|が|で|を|は|、|:|!){0,2}(?:ご?応募|採用|積極|多く|特に|ぜひ|是非){0,2}(?:を|に)?(?:{number}(?:名|人)(?:ほど|くらい|程度|様)?(?:を|、|で)?)?${wanted}`,
  ],
}

/** The statements by which people of a kind are refused, preferred, or alone wanted. */
export const chosenBy = (kind: string, ...ways: readonly Stance[]) =>
  ways.flatMap((way) => stances[way](kind))

/** Somebody whom a relative clause describes: whatever the kind, it is refused or alone accepted. */
export const choiceOf = (person: string) => [
  `${person}(?:さん)?(?:は|も|には|の(?:ご)?(?:応募|採用|入店)は|、)?、?[^。、]{0,12}?${turnedDown}`,
  `${person}(?:のみ|だけ|限定|に限|限り|しか)(?!で(?:は|も)?(?:ない|なく))`,
]
