import { foldCharacters } from './normalizeText'

/** Words that many rules share; a pattern uses them as `{name}`. */
const vocabulary: Record<string, string> = {
  number: '(?:\\d[\\d,]*|[一二三四五六七八九十百千万〇]+|半)',
  to: '(?:~|-|ー|から)',
  /** Somebody who may apply. */
  person:
    '(?:(?:の?(?:方々|方|かた|人|者|ひと|スタッフ|ワーカー|バイト|アルバイト|社員|作業員|店員|販売員|メンバー|従業員|さん|様|皆様|子)){1,3})',
  only:
    '(?:限定|しか|に絞|であること|が(?:絶対)?条件|を条件|前提|のみ|(?<!いた)だけ(?!で|じゃ)|だけで(?:組|構成|編成|固め|そろえ|揃え|運営|回し|やって)|に限|' +
    'に限定|オンリー|(?<![a-z])only)',
  want:
    '(?:を|が|で|に)?(?:優先|優遇|大?募集|急募|求む|求め|希望|大?歓迎|必須|対象|採用し(?!ま?せ)|お願い|探して|中心|メイン|ぴったり|最適|積極|お?待ち|来て(?:くだ|' +
    'ほし|欲し|いただ))',
  /** Particles and words between a kind of person and a refusal. */
  link:
    '(?:の|は|が|も|を|に|へ|で|から|と|や|・|なら|:|ご|お|御|応募|申し?込み?|勤務|就業|採用|雇用|参加|働くの|' +
    '方|かた|人|者|さん|様|スタッフ|バイト|アルバイト|場合|一切|すべて|全員|大変|今回|現在|当店で|申し訳ありませんが|申し訳ございませんが|、){0,8}',
  /** A refusal of a person. */
  refuse: '(?:{reject}|控え|ダメ|無理|禁止|除く|除き)',
  /** The same at a greater distance from the person: without words that also refuse an action (「撮影は禁止」). */
  reject:
    '(?:不可(?!欠|能|分)|(?<![a-z])NG(?![a-z])|×|お?断り|おことわり|お断わ|断って|遠慮|駄目|対象外|お引き取り|' +
    '要りません|いりません|向い?て(?:い|おり)?(?:ません|ない)|向きません|向かない|' +
    '(?:採用|雇用|応募|勤務|就業|お?任せ)(?:する(?:の|こと))?(?:は|が|も)?(?:(?:大変|少し|正直)?(?:難し|むずかし|厳し|きびし|困難|無理)|差し?控え)|' +
    '(?:応募(?:を)?し|申し?込ま|エントリーし|(?:申し?込み|応募|エントリー)?(?:の)?ボタンを押さ|来)ないで(?:くだ|下さ|ほし|欲し|いただ)|' +
    '(?:選考|候補|採用|対象|募集)(?:の対象)?(?:から|より)(?:は)?(?:外(?:れ|し|させ)|除(?:外|き|い))|(?:ターゲット|範囲|想定|候補)外|ご縁(?:が|' +
    'は)?(?:ありません|ございません|ない|なかった)|ご?期待に(?:は)?(?:添え|沿え|お応えでき)ません|門前払い|足切り|' +
    '(?:ご?案内|ご?紹介|お?声[がか]け|お?願い|お?呼び|お?招き|お?引き受け|お?通し|お?迎え|お?任せ|歓迎)(?:は|を|も)?(?:いた|致)?(?:して|し)?(?:おり|' +
    'い|でき|出来|いたし)?ません|入って(?:いただ|もら)(?:け|え|って(?:い|おり))ません|' +
    '対象(?:に|と)(?:は|も)?(?:なり|し(?:て(?:い|おり))?|含み|含めて(?:い|おり))ません|ご?一緒(?:に)?(?:お?仕事|勤務)?(?:は|を)?(?:でき|' +
    '出来|いたし|し)(?:ません|ない)|(?:でき|出来|いたし)かね|' +
    '(?:応募|受け?付け?|採用|募集|受け?入れ)(?:を|は)?(?:一時|当面)?(?:停止|中止|終了|取りやめ|やめて|止め|締め切)|' +
    '(?:他|ほか|別)の(?:求人|お?仕事|お?店|会社)(?:を?(?:お?探|ご?検討|当たっ|選ん)|(?:に|へ)(?:お?申し?込|ご?応募))|またの機会|(?:他|ほか|別)を(?:お?探|当たっ)|(?:応募|申し?込み)(?:を|' +
    'は)?(?:取り下げ|取り消)|辞退(?:して|いただ|願|くだ)|お帰り(?:いただ|くだ|願)|ごめんなさい|勘弁|かんべん|容赦|困(?:ります|るので|るため)|合いません|認め(?:て(?:おり|' +
    'い))?ません|' +
    '(?:採用|雇用|募集|応募|受け?入れ)(?:の)?(?:予定|枠|実績|考え)?(?:は|が|も)?(?:ありません|ございません)|(?:考えて|想定して)(?:おり|い)?ません|(?:採り|入れ)ません|' +
    '不採用|見送|見合わせ|(?:採用|雇用|募集|受け?入れ)(?:は|を)?(?:行って|して)(?:おりません|いません)|(?:採用|雇用|雇|受け?入れ|受け?付け?|受け|承|応募|' +
    '申し?込み?|就業|勤務|働|契約|募集|任せ)(?!体|者)(?:は|を|も|が)?' +
    '(?:対応|出来|致し|頂け|[ぁ-ん]){0,8}?(?:ません|(?<!こと[がの])ない(?!よう|と|か)|かね(?:ます|る)))',
  /**
   * What a store does not do for people of a kind, or leaves them out of, whatever its verb: but for what says that the
   * kind does not matter.
   */
  leaves:
    '(?:(?<!(?:気に|問題に?|区別|差別|制限|限定|条件に|断り|お断り|拒否|不利に|特別扱い|心配|遠慮)(?:は|も)?(?:し|いた(?:し)?|致し))て(?:は)?(?:い|おり)ません|' +
    '(?:でき|出来|いただけ|頂け|もらえ|応えし|お会いし|引き合わせし|入れ|並べ|選べ|立て|就け|任せられ)ません|' +
    '(?<!(?:作業|仕事|業務)(?:を|から))(?<!(?:間違|書き|聞き|お?取り)[^。]{0,3})(?:外し|除い|はじい|' +
    '落とし)(?:て(?:い|おり)?ます|ます))',
  /** A refusal of the application, farther from the person. */
  declines:
    '[^。]{0,30}(?:応募|申し?込み?|採用|勤務|就業)(?:を|は|も|の)?(?:お|ご)?(?:控え|遠慮|断)',
  /** A statement of difficulty instead of a refusal. */
  hard: '(?:無理(?!を|なく|せず|のな)|ダメ|駄目|難し|厳し|きつ(?!く)|合わない|合いません|向きません|向かない|不向き)',
  /** A question or a demand to tell something. */
  ask:
    '(?:(?:ですか|でしょうか|(?:あり|ござい|い|いらっしゃい)ますか|お持ちですか|おいくつ)(?=$)|教えて|(?<!電)話して|(?<!電)お?話し(?:くだ|下|いただ)|うかが|伺|お?聞き|聞かせ|聞く(?:こと|場合)|尋ね|たずね|確認(?:し|させ|を)|書いて|お?書き(?:くだ|下)|記入|記載し|お?答え|回答|' +
    '知らせて|入力(?:して|を)|書いた(?:紙|もの|メモ)|送って|送信して|お送り|申し出て|質問|提出|申告|見せて|お知らせくだ|調べ|調査)',
  money: '(?:お?給与|お?給料|賃金|報酬|時給|日給|バイト代|日当|お給金|ギャラ)',
  disability: '(?:障害|障がい|障碍|しょうがい)',
  child: '(?:お子さん|お子さま|お子様|子供|子ども|こども|赤ちゃん|乳児|幼児)',
}

/** A kind of people as the topic of a sentence that ends in a refusal, however far. */
export const refusedTopic = (kind: string) =>
  `${kind}(?:[^。、]{0,10}?{person})?(?:は|には|だと|ですと|では|の場合|の場合は)[^。]{0,30}?(?:{reject}|{hard})`

/** People of a kind as the topic of what a store does not do. */
export const leftOut = (kind: string) =>
  `${kind}(?:[^。、]{0,8}?{person})(?:(?:から)?の(?:ご|お)?(?:応募|申し?込み?|エントリー))?(?:は|には|とは|からは)[^。]{0,20}?{leaves}`

/** Statements against a kind of people: refusals, difficulties, and demands not to be of that kind. */
export const refusalsOf = (kind: string): string[] => [
  `${kind}{link}{refuse}`,
  `${kind}[^。]{0,30}?{reject}`,
  `${kind}{declines}`,
  `${kind}[^。、]{0,16}?{person}(?:に|が)[^。]{0,20}?{hard}`,
  refusedTopic(kind),
  leftOut(kind),
  `${kind}[^。]{0,20}?こと(?:が|を|は)(?:絶対|応募の|採用の)?(?:条件|前提|必須)`,
]

const expand = (pattern: string): string =>
  pattern.replace(/\{([a-z]+)\}/gi, (placeholder, name: string) => {
    const words = vocabulary[name]
    if (words === undefined) throw new Error(`no word ${placeholder} in the vocabulary`)
    return expand(words)
  })

const expressions = new Map<string, RegExp>()
/** The regular expression of a pattern, on normalised text. It is made when a text first needs it. */
export const expressionOf = (pattern: string): RegExp => {
  const known = expressions.get(pattern)
  if (known) return known
  const expression = new RegExp(foldCharacters(expand(pattern)), 'g')
  expressions.set(pattern, expression)
  return expression
}

/** After a match, it says that the thing is not so: 「(女性限定)ではありません」, 「(罰金をいただ)くことは一切ありません」. */
const DENIAL =
  '^[^。、]{0,8}?(?:こと|よう|の)(?:な)?(?:こと)?(?:は|も)(?:一切|決して)?(?:ありません|ございません|しません)|^(?:など|等|罰金|減額|減給|違約金|' +
  '弁償|賠償|徴収|控除|の|で|に|を|は|も|が|と|や|、|して|する|した|なる|よう|こと|わけ|もの|事|一切|いっさい|全く|まったく|' +
  '絶対に?|決して|特に|条件|制度|制限|募集|請求|負担|必要|対応|お?支払|払|いただ|頂|お願い|求め|課|ご|お|く|る|う|い|って|き|し|り){0,10}?' +
  '(?:ません|ありません|ございません|ない(?!方|人|と)|なし(?!の方|で)|無し|ゼロ|無い|不要|不問|問いません|問わず|[いきしみりけせえれ]ません|' +
  'かかわらず|関わらず|関係なく|関係ありません|無料|禁止です)'

/** The end of a match that negates it: 「女性限定の募集ではありません」「弁償は不要です」. */
const DENIED_END =
  '(?:では(?:ありません|ございません|ない(?:です)?)|(?:は|も)(?:一切|いっさい)?(?:不要|必要ありません|必要(?:は|が)?ない)(?:です)?)$'

/** Whether a match, or the text after it, negates it. */
export const isDenied = (words: string, after: string) =>
  words.search(expressionOf(DENIED_END)) >= 0 || after.search(expressionOf(DENIAL)) >= 0

/**
 * Texts about the people whom a store serves, not about those who work. As the reason of a refusal they excuse nothing:
 * 「お客様が驚くのでお断りします」.
 */
export const customer =
  '(?:お客|客層|ご利用者|利用者様|来場者|来店|入居者|患者|園児|児童|購入者|ゲスト|会員様|観光客|旅行者|参列者|招待客)' +
  '(?!様?(?:方)?(?:が|を|に|から|の)[^。、]{0,10}(?:驚|嫌|いやが|怖|不安|失礼|苦情|迷惑|不快|安心|戸惑|とまど|困(?:る|り|惑)|緊張|違和感|びっくり|気(?:に(?:さ|な|し)|を(?:使|遣))|落ち着か|抵抗|不愉快|警戒|敬遠|引(?:いて|か)|クレーム|印象|イメージ|目に(?:つ|入)))'
