import { byAge } from '@/domain/offers/textRules/kinds'
import { phrase } from '@/domain/offers/textRules/phrase'
import {
  namingPattern,
  preferred,
  stancePatterns,
  turnedAway,
} from '@/domain/offers/textRules/stances'
import type { RuleException, TextRule } from '@/domain/offers/textRules/types'
import { customer, refusalsOf, refusedTopic } from '@/domain/offers/textRules/vocabulary'

const message = '年齢を条件にすることはできません'
const article = '労働施策総合推進法9条'
/** An age from 0 to 99, in digits or Chinese numerals. */
const years = '(?:\\d{1,2}|[二三四五六七]?十[一二三四五六七八九]?|[二三四五六七]〇)'
/** A decade of life: 「20代」「二〇代」. */
const decade = '(?:[1-8]0|[二三四五六七]?十|[一二三四五六七]〇)代'
/** A limit of age in the short form of sports and surveys: 「U30」「アンダー35」「オーバー50」. */
const shortLimit = phrase`
  (?:
    (?:(?<![a-z\d.])u-?|アンダー|(?<![a-z])under-?)(?:[2-5]\d|サーティー?|フォーティー?)
    |(?:オーバー|(?<![a-z])over-?)(?:[3-6]\d|サーティー?|フォーティー?)|(?<!\d)[2-5]\d(?:アンダー|under)
  )
  (?!
    [\d.,:円時分秒%度名人本個枚台箱件点品回歩席万割]|[kcm]?m(?![a-z])|k?g(?![a-z])|キロ|トン|センチ|メートル
    |の?(?:
      日本|代表|サッカー|野球|ラグビー|バスケ|バレー|サイズ|大会|リーグ|カップ|選手|カテゴリ|チーム|クラス|部門
      |ジャパン|プラン|料金|チケット|限定(?:割|チケット|プラン)
    )
  )
`
/** Pupils and students. */
const students = '(?:(?<!留)学生|大学生|高校生|短大生|専門学生)'
/**
 * Words for people of an age, of whom a store may say that they are welcome too. The law itself allows recruiting
 * people of 60 and above. 「留学生」 belongs to the rules on nationality.
 */
const invited = phrase`
  (?:
    高齢者?|シニア|年配|お年寄り|老人|(?:シルバー|ベテラン|団塊|ゆとり)世代|シルバーの|おじいさん|おばあさん
    |ミドル|高卒|${students}
  )
`
/** All other words for an age: wanting such people limits the age. */
const limiting = phrase`
  (?:
    ピチピチ|ヤング|若手|若年層|(?:第二)?新卒|中高年|中年|熟年|Z世代|(?<!お)年寄り|ご高齢|後期高齢|おじさん
    |おばさん|おっさん|おっちゃん|おばちゃん|おじちゃん|じいさん|ばあさん|アラ(?:サー|フォー|フィフ|還|カン)
    |[二三四五六七]十路|還暦|定年(?:後|退職)?|お?孫(?:さん)?(?:が|の)いる|(?:親御さん|親|祖父母)世代
    |社会に出て(?:間もない|まもない|{number}年)|年金(?:を)?(?:受給|生活|もら|受け|暮らし)
    |(?:平成|昭和|令和)生まれ|\d{4}年(?:以降|以前|より[前後])(?:に|の)?(?:お)?生まれ(?:た)?|年下|年上
    |お?年(?:の|が)(?:いった|上)|(?:半世紀|{number}十年)(?:以上|近く)?(?:も|を)?(?:生き|お?過ごし|歩ん)
    |{number}(?:オーバー|over)|${shortLimit}
    |(?<!\d)[2-7]0代?[↑↓]
    |(?<!\d)[2-7]\d[歳才]?を?(?:過ぎ|すぎ|超え|越え|こえ|回っ|迎え)[ぁ-ん]{0,4}(?=方|人|者)
    |(?:フレッシュ|若々し|ピチピチ)[なしい]{1,2}(?:年代|世代|年齢)
  )
`
/** All words for people of an age. */
const ofAnAge = `(?:${invited}|${limiting})`

/** People under 18, or the limit of 18 years. */
const youth = '(?:18[歳才](?:以上|未満)|高校生|未成年)'
/** Words that name a law or work forbidden to people under 18. */
const forbidsYouth =
  '(?:夜勤|労働基準法|労基法|深夜|夜間|22時|22:00|午後10時|夜10時|酒|アルコール|危険|有害|警備|法令|法律)'

/** The limits of age that the law itself allows (労働施策総合推進法施行規則1条の3第1項). */
const lawful: readonly RuleException[] = [
  {
    // Item 2: an act forbids the work to persons under 18 (night work, dangerous work, entertainment, guards).
    pattern:
      `${youth}(?=[^。]{0,60}${forbidsYouth})|(?<=${forbidsYouth}[^。]{0,60})${youth}|` +
      '労働基準法6[0-2]条|労基法6[0-2]条',
    within: 'match',
    article: '労働施策総合推進法施行規則1条の3第1項2号、労働基準法61条・62条',
  },
  {
    // Item 3 ニ: recruiting people of 60 and above.
    pattern: phrase`
      [67]\d[歳才](?:以上|を(?:超え|過ぎ)た)[^。]{0,6}(?:歓迎|活躍)
      |[67]\d[歳才]以上の?(?:方|人)も(?![^。]{0,8}{reject})
    `,
    within: 'match',
    article: '労働施策総合推進法施行規則1条の3第1項3号ニ',
  },
]
/** Ages of customers, children, toys and companies. */
const nearMisses: readonly RuleException[] = [
  { pattern: `${customer}様?(?:の年齢|は)`, within: 'sentence' },
  { pattern: customer, within: 'after' },
  { pattern: '(?:お子|児童|園児|お客|入場|来場|対象年齢|未就学)', within: 'after' },
  {
    pattern: phrase`
      ${customer}様?(?:が|で|は|の(?:うち|中))[^。、]{0,8}?\d{1,2}[歳才]
      |20[歳才]未満[^。]{0,16}?(?:販売|売ら|売れ|酒|提供)|(?:お?酒|たばこ)[^。]{0,40}?20[歳才]未満
      |(?:お子|小学生|中学生)[^。]{0,24}?(?:割引|無料|料金|入[場館園]料)[^。]{0,40}
      |\d{1,2}[歳才]以上(?:の方)?(?:は|も)?(?:割引|無料|半額)
    `,
    within: 'match',
  },
  {
    pattern:
      '向け(?!の?(?:お?仕事|職場|求人|募集|アルバイト|バイト))|に人気|が(?:出場|参加)|対象の(?:講座|教室|大会|イベント)',
    within: 'after',
  },
  { pattern: '対象年齢[^。]{0,4}?(?<!\\d)(?:\\d|1[0-4])[歳才]|おもちゃ|玩具', within: 'sentence' },
  { pattern: '創業|築\\d|開業|周年', within: 'match' },
  // A question such as 「20歳未満かどうか」 is about a customer: the ages of the staff are known.
  { pattern: '[歳才](?:未満|以下|以上)?か(?:な|も|どうか)', within: 'match' },
  { pattern: '(?<=[歳才](?:未満|以下|以上)?)か(?:な|も|どうか)', within: 'after' },
]

/** Forbids limits of age and preferences in recruiting, apart from the exceptions of the ordinance (`lawful`). */
export const ageRules: readonly TextRule[] = [
  {
    ground: 'age',
    level: 'error',
    message,
    article,
    patterns: [
      // An age or a range of ages: 「18〜25歳まで」.
      `(?<!\\d)(?!18[歳才](?:以上|未満))${years}[歳才](?:以下|以上|まで|未満|くらい|ぐらい|位|程度|前後|迄|台)`,
      `(?<!\\d)${years}[歳才]?{to}${years}[歳才]`,
      `(?<!\\d)[2-7]0(?:歳|才)?(?:手前|そこそこ|半ば|過ぎ)(?:まで|くらい|ぐらい|位)?の[^。]{0,10}?(?:方|人)`,
      phrase`
        ${years}[歳才](?:を|が|は|で|に|の)?[^。、]{0,6}?
        (?:上限|下限|目安|限度|線[引をが]|ライン|区切|締め?切|打ち?切|頭打ち|リミット|足切|ストップ|壁)
        |年齢(?:の)?(?:上限|下限|目安|線引)
      `,
      `(?:年齢|世代|年代)[^。、\\d]{0,4}?${years}[歳才]?{to}${years}(?![\\d:時分円名人])`,
      phrase`
        (?<![\d:.,~時年番号第-])(?:[2-7]\d|[二三四五六]十[一-九]?)(?:くらい|ぐらい|位|前後|手前|程度)?まで(?:の|で)
        (?:方|人|者|健康|元気|若|体)
      `,
      `${years}[歳才]?{to}${years}[歳才]?(?:くらい|ぐらい|位|前後|程度|位)の`,
      phrase`
        (?:アルバイト|バイト|年齢|応募|スタッフ|パート)は[^。、]{0,6}?(?<!\d)[2-7]\d(?:[歳才])?まで
        (?!の(?:時間|間))(?=$|[。、で])
      `,
      phrase`
        (?:ハタチ|二十歳|(?<!\d)[2-7]\d[歳才]?|[二三四五六七]十)(?:前後|そこそこ|くらい|ぐらい|位)の[^。、]{0,12}?
        (?:方|人|子|男|女|スタッフ)(?!が多)
      `,
      // A decade of life: 「20代限定」.
      phrase`
        ${decade}{person}?
        (?:限定|のみ|だけ(?!で)|まで|前半|後半|歓迎|を?募集|が?希望|を?優先|に限|以上|以下|{link}{refuse})
      `,
      `${decade}(?:の|、)?(?:方|人|スタッフ)`,
      // Nothing but an age or people of an age: 「U30」「20代中心」「30歳」「25歳の方」「平成生まれ」.
      `(?<![はをがにで種型番路線モル])${shortLimit}(?=$|[・、/|】)」!☆★♪])`,
      `${shortLimit}(?:以下|限|歓迎|大?募集|急募|中心|メイン|のみ|だけ|向け?の?お?仕事|の?(?:若|{person}))`,
      namingPattern(phrase`
        (?:
          ${limiting}|(?:[1-6]0[・~-])?${decade}(?:[・~-]?${decade})*(?:の?(?:男女|[女男][性子]))?
          |(?<![a-z\d])o-?[3-6]0|(?<!\d)(?:[2-7]\d|1[89])[歳才]
        )(?:中心|メイン)?
        |(?:年齢:?)?[2-7]\d(?:以下|未満|まで)(?=$|の?(?:方|人))
      `),
      `(?<!\\d)(?:[2-7]\\d|19)[歳才]の(?:方|人)(?=$|[!。、のを])`,
      `${decade}向けの?(?:お?仕事|職場|求人|募集)`,
      `${decade}(?:前半|半ば|後半)?(?:くらい|ぐらい|位)?まで`,
      `${decade}{to}${decade}`,
      `${decade}の[^。、]{0,6}?(?:方|人)(?:が|を){number}(?:名|人)`,
      `${decade}の(?:感性|感覚|ノリ|パワー|元気|体力|若さ)`,
      `(?:体力的に|体力の面で|できれば|希望は)[^。]{0,8}?${decade}まで`,
      // Refuses people above or below an age: 「65歳以上の方は不可です」.
      `(?<!\\d)${years}[歳才]を?(?:過ぎ|すぎ|超え|越え|こえ|上回)[^。]{0,14}?{reject}`,
      phrase`
        (?<!\d)[2-7]\d(?:[歳才])?(?:過ぎ|すぎ|オーバー|over|から上|より上)(?:の(?:方|人))?(?:は|も|の応募は)?
        [^。、]{0,8}?(?:{reject}|{hard})
      `,
      `${years}[歳才](?:以上|以下|より上|から上)[^。]{0,8}?(?:ノーサンキュー|NG|不可)`,
      `(?:${decade}|${years}歳)(?:の|以上の|以下の)?(?:方|人)?{declines}`,
      `${years}[歳才][^。]{0,24}?(?:上|下)の(?:方|人|世代)[^。]{0,10}?(?:{reject}|{hard})`,
      refusedTopic(`(?:${decade}|${years}[歳才])(?:から|より)?(?:以上|以下|代|上|下|近い|前後)?`),
      `(?:${decade}|${years}[歳才])(?:以上|以下)?の?(?:方|人)に[^。]{0,8}?{hard}`,
      `お?年(?:を)?(?:召し|取っ|とっ)[^。]{0,24}?(?:{reject}|厳し|きつ|難し)`,
      `(?:年齢|お年)(?:が|の)(?:高い|上の|いった|行った|離れた)[^。]{0,16}?{reject}`,
      // Words for an age group: 「若い方を歓迎します」.
      '(?<!客様?[がは])若く(?:ない(?:と|方)|なければ|なきゃ|て[^。、]{0,10}?(?:方|人|スタッフ)(?!が多))',
      phrase`
        若(?:々しい|めの?|い感じの|そうな)(?:方|人|子|スタッフ)
        |若(?:い|さ[^。、]{0,8}?(?:あふれる|溢れる|[がの]ある))(?:方|人|男性|女性|スタッフ|子|力)|お?若(?:い|め)(?:の)?(?:世代|年代|層)
        |若者|年齢制限|(?<!(?:お客様?|来場者|来店者|利用者|会員)の)年齢(?:は|:|=)*\d|フレッシュな(?:方|人)
      `,
      `${ofAnAge}{person}?は[^。]{0,10}?(?:同意書|承諾|許可|保証人|誓約書)`,
      phrase`
        (?:${ofAnAge}|${decade})(?:世代|くらい|ぐらい|位|程度|前後)*{person}?(?:を|が|で|に)
        (?:中心|メイン|希望|求め|探し|お願い|来て)
      `,
      `${ofAnAge}{person}?(?:{only}|限り|以外[^。]{0,10}?{reject})`,
      `${limiting}[^。]{0,6}?(?:{only}|まで|が?対象)`,
      '年齢(?:層)?の(?:方|人)(?:が|を)?(?:対象|限定|のみ|に限|募集|希望|優先)',
      phrase`
        同じ(?:くらい|ぐらい|位)?の?(?:年|年齢|年代|世代)の(?:方|人)|同年代の(?:方|人)
        |同(?:世代|年代)(?:の方)?(?:を|が)?(?:希望|募集|歓迎|限定|優先)|(?:現役|働き盛りの?|同)世代の?(?:方|人)
        |年齢の?が?近い(?:方|人)
      `,
      phrase`
        ${students}(?:さん)?(?:くらい|ぐらい|位)?(?:の(?:方|子|人))?(?:を|の|が|から)?
        (?:募集|優先|優遇|(?:ちょうど|一番)?(?:いい|良い|よい)(?:です|$|。)|理想|ベスト|望ま|好まし|ほし|欲し)
      `,
      '(?:(?:くらい|ぐらい|位)のお?年|年(?:ごろ|頃|格好|恰好))の(?:方|人|子(?!ども|供))',
      // Every way of choosing, by the words of `kinds.ts`, `ofAnAge` and `limiting`: 「高齢者不可」.
      preferred({ named: limiting, marked: byAge.marked }),
      turnedAway(byAge),
      refusalsOf(ofAnAge),
      ...stancePatterns(`${ofAnAge}|${decade}`, 'refused', 'kept'),
      ...stancePatterns(`${limiting}|${decade}`, 'wanted'),
      // The year of birth, the zodiac or the years since school: 「平成生まれの方限定」.
      `${years}[歳才]の(?:お?誕生日)[^。、]{0,8}?(?:方|人|まで|前)`,
      phrase`
        (?:生年(?:月日)?|誕生(?:日|年)|生まれ)[^。]{0,12}?(?:(?:19|20)\d\d|昭和|平成|S\d\d|H\d)[^。]{0,20}?
        (?:のみ|だけ|限|以[降前]|まで|より(?:前|後|上|下)|条件|対象)
      `,
      phrase`
        (?:(?:19|20)\d\d年|昭和(?:\d+年)?|平成(?:\d+年)?)(?:以[降前]|より(?:前|後)|まで)?(?:に|の)?
        (?:お?生まれ|生)(?:の|に|で|が|た)?[^。]{0,16}?
        (?:のみ|だけ|限|まで|条件|対象|募集|希望|優先|歓迎|不可|NG|お?断|遠慮)
      `,
      phrase`
        (?:高卒|大卒|短大卒|専門卒|卒業|新卒|社会人)(?:で|後|から)?{number}年
        (?:以内|まで|目(?:まで|くらい|ぐらい|位)|くらい|ぐらい|位)
      `,
      phrase`
        (?:学校|高校|大学|短大)を(?:出|卒業し)て[^。、]{0,4}?{number}年
        |卒業(?:後|して(?:から)?)[^。、]{0,4}?{number}年(?:以内|まで|目)
        |社会人{number}年目(?:くらい|ぐらい|位)?(?:まで|以内)
      `,
      '干支(?:が|で|の)?[^。、]{0,4}?(?:{number})(?:回り|まわり|周|巡り)[^。、]{0,6}?(?:まで|以[上下内]|より)',
      // Asks for the age: 「生年月日はいつですか？」.
      `(?:年齢|生年月日|何歳)(?:を|か|も|が|は)[^。、]{0,8}?(?!確認)(?:{ask}|いつですか)`,
    ],
    exceptions: [
      ...lawful,
      ...nearMisses,
      {
        pattern: phrase`
          若(?:者|い(?:方|人|世代))(?:に人気|[向む]けの?(?!お?(?:仕事|求人|職場|バイト|募集|シフト))|の間)
          |若者(?:が多|の街|文化|言葉)
        `,
        within: 'match',
      },
      {
        pattern: `${decade}(?:の?(?:方|人|スタッフ))?{to}[5-8]0代(?:の?(?:方|人)?まで)?`,
        within: 'match',
      },
      {
        pattern:
          '(?:から|~)[^。、]{0,10}?(?:方|人|さん|世代)?まで、?(?:幅広|いろ(?:ん|いろ)な|様々|さまざま|年齢に関係)',
        within: 'match',
      },
      {
        pattern: `${decade}(?:以上)?の?(?:方|人|スタッフ)も(?![^。]{0,8}{reject})`,
        within: 'match',
      },
      // Several groups side by side exclude nobody: 「シニアの方も若い方も」.
      {
        pattern: '方も[^。]{0,4}若い(?:方|人)(?:も|が)|若い(?:方|人)に?も[^。]{0,8}(?:方|人)に?も',
        within: 'match',
      },
      { pattern: '若い(?:方|人)から[^。]{0,14}?まで', within: 'match' },
      // Who works there already, from the youngest to the oldest.
      {
        pattern:
          '若い(?:スタッフ|世代)から(?:ベテラン|シニア|年配|[5-8]0代)[^。、]{0,6}?まで(?!の|を)',
        within: 'match',
      },
      {
        pattern: '(?:限定|優先)(?:の)?(?:割引|プラン|メニュー|商品|クーポン|席|価格|セット)',
        within: 'match',
      },
      { pattern: '学生(?:証|服|寮|食堂|時代|割引|街)', within: 'match' },
    ],
    suggestion: 'この部分を削除してください。必要な作業や経験があれば、その事実を書けます。',
  },
  {
    ground: 'age',
    level: 'warning',
    message: '年齢の条件は、法令で決まっている場合だけ書けます',
    article: '労働施策総合推進法9条、労働基準法61条',
    patterns: ['(?<!\\d)18[歳才](?:以上|未満)', `未成年(?:者)?{link}{refuse}`],
    exceptions: [...lawful, ...nearMisses, { pattern: '確認|販売', within: 'after' }],
    suggestion:
      '法令で18歳未満の方ができない作業がありますか。なければこの部分を削除し、あれば、その作業を理由として書いてください。',
  },
]
