import type { Kind } from '@/domain/offers/textRules/kinds'
import { oneOf, phrase } from '@/domain/offers/textRules/phrase'
import { negatedEnd, refusal, reluctance } from '@/domain/offers/textRules/refusals'
/**
 * The three ways in which a store chooses among people: it refuses a kind of people, keeps the work for a kind, or
 * prefers a kind. The kinds differ by ground (`kinds.ts`); the stances are the same for all grounds.
 */

/**
 * A verb of hiring or accepting, negated in polite, plain or Kansai speech: 「取りません」「雇ってない」
 * 「採らへん」.
 */
const notTaken = phrase`
  (?:
    採|取|雇|やと|受け?|承|迎え|入れ|使|選|呼|頼|歓迎し?|採用し?|雇用し?|募集し?|応募でき|勤務でき|働け|応じ
    |求め
  )(?!では|じゃ|(?:っ|い|ん)?[てで]も(?:かま|構|問題|大丈夫|差し)|[ぁ-ん]{0,6}(?:いとは限|わけでは))
  [ぁ-ん]{0,7}?
  (?:ません|まへん|ない(?!と|よう|か)|へん|(?<=[らわされ])ん(?=[です。、!♪☆よわねけやが]|こと|$)|かね)
`
/** A refusal near the people. */
const turnedDown = `(?:${refusal}|${reluctance}|${notTaken})`

/** Words that keep the work for a kind of people. */
const kept = phrase`
  (?:
    限定|のみ|(?<!いた)だけ(?!で|じゃ|でなく|ではなく|しか)|オンリー|(?<![a-z])only|限り|限る|限らせ
    |に(?:限|絞|しぼ|かぎ)|しか|であること|なこと
    |だけで(?:お願い|募集|やって|回し|固め|そろえ|揃え|組|構成|シフト)|でないと|じゃないと|でなければ
    |が(?:絶対)?条件|必須|専門で
  )
`
/** Words by which a kind of people is preferred or wanted. */
const wanted = phrase`
  (?:
    (?:頼|使|採|雇|取|呼)[りいみび]たい|(?:回|お願いし)たい
    |(?:採り?|採用し|雇い|選び|呼び|確定し|承認し|決め|埋め|そろえ|回し)(?:て(?:い|お|ほし)|ます|たい)
    |先に(?:確定|押さえ|回)|近場|(?:使い|頼み|教え|任せ|お願いし)やす|補充(?:し|を|で)
    |(?:決ま|採用され|選ばれ|通)りやす|{number}(?:名|人)(?:様)?まで|枠(?:です|が|を|に)|近場|使いやす|頼みやす
    |教えやす
    |だと
    (?:安心|助か|ありがた|うれし|嬉し|喜ば|なじ|馴染|スムーズ|話が早|ぴったり|最高|理想|間違い|盛り上が|映え)
    |(?:喜ば|映え|華やぎ|華やぐ|盛り上が)|(?:が|で)(?:ありがた|有り?難)|足りて(?:い)?(?:ま?せん|ない)|足りな
    |不足|好ま|優先|優遇|有利|大?歓迎|大?募集|急募|求む|求め|集まれ|希望
    |来て(?:ほし|欲し|もら|いただ|頂|くだ|下さ|くれ)|お?越し(?:くだ|下さ|いただ|頂|願)
    |入って(?:いただ|頂|もら|ほし|欲し)|やって(?:いただ|頂|もら|ほし|欲し)|手伝って|頼(?:む|み|め|んで)|ええ
    |理想|ベスト|向き(?!ま?せん)|適任|最適|ぴったり|お願い|お?任せ(?!く)|探して|お?待(?:ち|って)
    |(?:が|だと)(?:うれし|嬉し|助か|ありがた)|望まし|(?:が|は)?(?:ほし|欲し)(?:い|かった)|必要(?:です|で|と|$)
    |先に(?:採|決|選|承認|ご?案内|入|埋|マッチ|お?声)
    |(?:承認|採用|マッチング|選考)(?:し(?:て|ます|たい)|いたし|させて)|揃え|そろえ|集め(?:て|ます|たい)
    |大?集合(?=[!。♪]|$)|(?:ぜひ|是非)(?=$|[。!♪])
    |(?:あと)?{number}(?:名|人)(?:ほど)?(?:いると|いれば|いてくれ)|即決|ちょうど(?:い|良|よ)|優先的|マスト
    |頼みやす|増やし(?:たい|て)|増員|助けて|(?:お?声(?:を|が)?|声)(?:か|掛)け
    |(?:が|だと)(?:いい|良い|よい|なじみ|馴染み|ええ)|ウェルカム|カモン|(?:を|が)想定|(?:が|を)対象|若干名
    |{number}(?:名|人)(?:募集|採用|$|[。!])
  )
`

/** Rejects a match if the next words turn the people into goods, places or customers: 「女性用」「シニア割引」. */
const thing = phrase`
  (?!
    の?(?:
      (?:専)?用|お子様|園児|患者|ご?利用者|入居者|向け|むけ|服|物|着|靴|売り?場|フロア|館|お?客|ゲスト|施設
      |ホーム|寮|食堂|証|割引|価格|料金|コーナー|トイレ|更衣|浴場|シート|コスメ|雑誌|大会|料理|会社|語|チーム
      |スポーツ|トップス|ブランド|ファッション|アイテム|商品|グッズ|セミナー|会|に人気|が多(?!す)
      |が(?:たくさん|大勢)|(?:が)?活躍|も
    )
  )
`

/** Matches a kind of people, with an optional word for a person within 12 characters. */
const somebody = (kind: string) =>
  `(?:${kind})${thing}(?:[^。、]{0,12}?{person})?(?:さん|ちゃん|様|たち|達)?`

/**
 * Words that make the people, or their application, the topic of a decision:
 * 「…の方の応募は」「…とわかったら」「…の人→」.
 */
const topic = phrase`
  (?:
    (?:の|から|より|お|ご){0,3}
    (?:応募|申し?込み?|エントリー|採用|受け?入れ|雇用|入店|勤務|就業|マッチング|登録)(?:者|の方)?
  )?(?:
    は|も|に(?:は|つ|関し)|と(?:は|わか|分か|判明|見られ|みられ|思われ)|から(?:は|の)|だと|って|なら|では
    |の場合|でしたら|やったら|であれば|であ[るっ]|で、|[^。、]{0,8}?(?:場合|時点|際)(?:は|に|で|、)|→|⇒|:|=
    |、|を(?!含)|が(?:来|いら|おいで|応募|申し?込|エントリー|マッチ|混|あ[っりる])
  )
`

type Stance = 'refused' | 'kept' | 'wanted'
const stances: Record<Stance, (kind: string) => string[]> = {
  refused: (kind) => [
    phrase`
      ${somebody(kind)}
      (?:
        ${topic}(?:[^。]{0,36}?{turnsAway}|、?[^。]{0,24}?${turnedDown})
        |、?[^。、]{0,16}?${turnedDown}
        |[はも]、?(?:ご?応募(?:は|を))?(?:お?避け|(?:や|辞)め(?:て(?=[ね。!]|くだ|下さ|ほし|いただ|もら|おい|$)|とい))
        |以外(?:で|の(?:方|人)(?:で|に|を|が))[^。、]{0,8}?(?:お願い|募集|希望|探|歓迎|対象)
      )`,
    `(?:(?<![a-z])NO|ノー)[!・ ]*${somebody(kind)}(?=$|[!、。])`,
  ],
  kept: (kind) => [
    `${somebody(kind)}(?:の|に|が|で|を){0,2}${kept}`,
    // A sentence that only names them: 「清潔感のある、細身の方」.
    `(?<=^[^。はもが]{0,16})(?:${kind})${thing}の?(?:方|人)(?=$|!)`,
  ],
  wanted: (kind) => [
    phrase`
      (?:(?:でき|出来)(?:れば|ましたら|たら)|なるべく|可能(?:なら|であれば))、?${somebody(kind)}
      (?:で|が|に|を|かな|希望)
      |(?:求む|急募|募集中?|(?<![a-z])wanted)[!:・→]*${somebody(kind)}(?=$|[!、。])
    `,
    phrase`
            ${somebody(kind)}
            (?:
              のほう(?:が|を|から)[^。]{0,24}?(?:採|雇|選|承認|決め|${wanted}|いい|良い|よい|好ま)
              |(?:から|より)(?:順(?:に|番)|先に|優先|承認|採用|採っ|決め|決まっ|埋め|選|お?声|ご?案内|ご?連絡)
              |(?:の|に|が|で|を|は|、|:|!){0,2}(?:ご?応募|採用|積極|多く|特に|ぜひ|是非){0,2}(?:を|に)?
               (?:{number}(?:名|人)(?:ほど|くらい|程度|様)?(?:を|、|で)?)?${wanted}
            )`,
  ],
}

/**
 * Returns the patterns by which a store takes these stances towards the people that `kind`, a pattern, matches. It is
 * for words beyond the lists of a `Kind`, for which `turnedAway` and `preferred` are made.
 */
export const stancePatterns = (kind: string, ...ways: readonly Stance[]) =>
  ways.flatMap((way) => stances[way](kind))

/**
 * Patterns that refuse, or accept alone, the people whom a relative clause (`person`) describes, whatever their kind.
 */
export const exclusionPatterns = (person: string) => [
  `${person}(?:さん)?(?:は|も|には|の(?:ご)?(?:応募|採用|入店)は|、)?、?[^。、]{0,12}?${turnedDown}`,
  `${person}(?:のみ|だけ|限定|に限|限り|しか)(?!で(?:は|も)?(?:ない|なく))`,
]

/** Documents, forms and fields in which applicants write about themselves. */
const questionnaire = phrase`
  (?:
    アンケート|(?:応募|申し?込み?)?フォーム|エントリーシート|質問(?:票|項目)?|問診票?|記入(?:事項|欄|項目)
    |申告(?:書|事項)|備考(?:欄)?|自己紹介(?:欄|文)?|プロフィール(?:欄)?|応募(?:時の)?メッセージ
    |選考の(?:参考|材料)
  )
`

/**
 * Patterns that demand a private fact: 「…を教えてください」「備考に…を」, or make the choice depend on it
 * (「…を見て採否を決めます」).
 */
export const askedFor = (fact: string) => [
  phrase`
    (?:${fact})[^。]{0,24}?(?:
      {ask}|(?:だれ|誰|なに|何|どなた|どこ|どちら|いくつ|いくら)(?:です)?か?(?=$)
      |(?:採否|採用|可否)[^。、]{0,8}?(?:決|判断)|(?:見て|聞いて|より)[^。、]{0,6}?(?:選|決|判断)
    )
  `,
  `${questionnaire}[^。]{0,30}?(?:${fact})(?!で(?:は)?(?:あり|ご))`,
]

/** Conditional endings: 「…だったら」「…とわかったら」. */
const WHETHER = oneOf`
  だと なら だったら でしたら であれば とわか と分か と判明 が発覚 の場合
  (?:て(?:い)?|だっ|なっ|あっ|書い|見え|思わ)(?:たら|れば) (?:る|た|ない)場合
  (?:よう)?(?:なら|であれば|でしたら) でなければ でないと じゃないと がないと がなければ がない場合
`

/** Matches people of a kind, but not customers of that kind. */
const peopleOf = ({ named, marked }: Kind) => phrase`
  (?:
    (?:${named})${thing}
    |(?:${marked})${thing}[^。、]{0,20}?(?:{person}|${WHETHER})
  )
  (?!(?:の|が|を|に)?(?:お客|ゲスト|来場|来店|利用者))
`
/** Bullets before an item of a list, and marks after its words. */
const MARKS = '[・●■◆▼★☆※*#!♪-]{0,4}'
/**
 * Matches a whole sentence, line or item of a list that does nothing but name a kind of people: 「20代」「部落出身」. An
 * offer names people to choose them or to turn them away. A colon or brackets make a heading, which is left alone:
 * 「男性:黒い靴」.
 */
export const namingPattern = (kind: string) =>
  `(?<=^${MARKS})(?:${kind}){1,2}(?:の?(?:ご?出身)?{person}|たち|達)?(?=${MARKS}$)`

/** A pattern that refuses people of a kind (a plain refusal up to 60 characters away), or keeps the work for them. */
export const turnedAway = (kind: Kind) => phrase`
  ${peopleOf(kind)}(?:
    [^。]{0,60}?(?:${refusal}|${negatedEnd})|[^。]{0,20}?${reluctance}
    |[^。、も]{0,14}?(?:
      のみ|(?<!いた)だけ(?!で(?:は|も)?(?:な|あ)|でなく|じゃ)|限定|に?限(?:る|り(?!なく|ま?せん)|っ|ら?せ)
      |しか(?!し)|に絞|一択|オンリー|専用の?(?:募|求)|であること|が(?:絶対)?条件|必須
    )
  )
`
/**
 * Matches the people whom a statement prefers, without the words that prefer them, which may stay for anybody:
 * 「(若い方)を募集します」.
 */
export const preferred = (kind: Kind) => phrase`
  ${peopleOf(kind)}(?:さん|の(?:方|皆(?:さ[まん]|様))|たち|達)?
  (?=(?:だと|でしたら|なら|が|を|の|に|で|は|から|、|:|!){0,2}[^。、も]{0,10}?${wanted})
`
