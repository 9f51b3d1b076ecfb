/**
 * Words about wages, working time and deductions that the rules of several grounds share; `{name}` in them is a word
 * of `vocabulary`.
 */
import { phrase } from '@/domain/offers/textRules/phrase'

/**
 * A negated ending after the stem of a verb, polite, plain or in a dialect of western Japan. In the examples, the part
 * in parentheses matches: 「つき(ません)」「出せ(んばってん)」「算入いた(しかねます)」.
 */
export const negated = phrase`
  (?:(?!こと|わけ)[ぁ-ん致頂]){0,10}?(?:
    (?:ませ|まへ)ん|ない(?!よう|で(?:は|しょ))|なく(?!て(?:も|は))|ず(?=[、。にとでの!(]|$)
    |んで(?=ええ|いい|よか|も)|ん(?=[。、!(よわねけばのと]|$)|へん|かね
  )
`
/** Words for "none" or "not paid": 「なし」「ゼロ」「無給」. */
export const nothing = phrase`
  (?:
    な(?:[しく](?=[でとのに。、!※()ねよや]|です|$)|い(?!と(?:いう)?(?:こと|困)|よう|か|方|人))
    |無[しい](?!で(?:も)?(?:大丈夫|構|かま))|ゼロ|(?<![\d,])0円|ストップ|止ま|止め(?:ます|て|る)
    |対象(?:外|から外|には?[^。、]{0,4}?(?:なり|なら|し)[^。、]{0,3}?(?:ん|ない))|無給|無償
    |(?<![ぁ-ん])タダ(?=で|です|働)|カット
  )
`

/** Words for the wage. */
export const wage = phrase`
  (?:
    {money}|賃金|支給額|支払い?額|振込額|受取額|時間給|稼ぎ|お?駄賃|お?小遣い|謝礼|手間賃|お手当|人件費
    |(?:お?支払い?|お?支給|お?振り?込み?|ご?送金)(?:する)?(?:の)?(?:金?額|対象|総額)|手取り
  )
`
/** Words for the wage or for money in general, in sentences about working time. */
const pay = `(?:${wage}|お金(?!のやり)|(?<![料代敷礼税資現罰約預貯賃募集])金(?=[はがもつ出]))`
/**
 * Up to `maxLength` characters between the wage and its negation, without words that turn the sentence to something
 * else.
 */
const gap = (maxLength: number) =>
  phrase`
    (?:
      (?!
        現金|手渡|その場|直接|から|より|差|引|変|下げ|上限|ノルマ|心配|不安|未払|遅れ|影響|減額|控除|税|交通費
        |こと|ほか|以外|休憩
      )[^。、]
    ){0,${String(maxLength)}}?
  `

/** Says that something is not paid: 「出ません」「発生いたしかねます」「ご用意はございません」. */
export const notGiven = phrase`
  (?:
    (?:
      出|生じ|(?<=[はも])考え(?=て)|(?<!気が|気の)つ(?=[かきけく])|付与|付(?=[かきけく])|払|渡|あげ(?!つ)|発生|支給
      |支払い?|用意|加算
      |計上|反映|カウント|含|入(?=[りれら])|数え|算入
    )(?!ます|る|た|て(?!(?:は|も)?(?:い|お|な|ませ)))${negated}
    |(?:は|が|も|の)?(?:なり|あり|ござい|でき|いたし|(?<=[補保]償は)し|して(?:い|お)|行(?:って|い)|いただけ)
    ${negated}
  )
`
/** Says that the wage is not paid, or not for this time. */
export const wageNotGiven = phrase`
  ${pay}(?:(?:も|や|と|・)(?:交通費|お?手当)(?=[もはのを]))?
  (?:の?(?:計算|対象|発生|お?支払い?|支給|ご?用意|勘定)){0,2}(?:なんか|など|とか|等)?
  (?:に(?:は|も)?|は|が|も|を|の|として(?:は)?)?、?
  (?:${gap(10)}${notGiven}|(?:一切|全く|いっさい|まったく)?${nothing})
`

/** Verbs by which a sum is taken, kept back or set against the wage. */
export const takes = phrase`
  (?:
    引き(?!継|続|渡|取|受)|引く|引か(?!な|ず)|引い|差引|差し?引|回(?:し|させ|って)|さし引|さっ引|差っ引|天引
    |控除|相殺|マイナス|徴収|頂戴|ちょうだい|申し受け|減額|減ら|回収|没収|留保|充当|精算|清算|調整|穴埋め|補填
    |除(?:い|く|き)|抜(?:く|き|い|か)|取ら(?:せ|れ)|(?<![けきみ])取り(?=ます)
    |(?:いただ|頂)い(?=て(?:い|お)(?:ま|り))|いただ(?:き|く)|頂(?:き|く)|もら(?:い|う)|お?預か(?:り|ら|る)
  )
`
/** Words by which the worker bears a sum: pays it, buys the thing, or makes it good. */
export const bears = phrase`
  (?:
    ご?負担|弁償|弁済|賠償|自腹|自費|実費|自己負担
    |(?:お?買い?取|お?買い?上げ|お?引き?取)(?:り|って|る|い|)(?!店|コーナー)
    |お?支払い?(?:いただ|頂|くだ|下さ|願|を?お願い|をお願い|し?て(?:もら|いただ|頂|くだ|下さ)|(?:に|と)な)
    |払(?:って|い|う|わせ)|持って(?:もら|いただ|頂|くだ|下さ)|お?持ち(?=と|に|で|です|。|$)
    |出して(?:もら|いただ|頂|くだ|下さ)|立て替え|補填|補って|穴埋め|埋め合わせ|割り勘|折半|頭割り|等分|分担
    |請求|頂戴|ちょうだい|申し受け|徴収|いただ(?:き|く)|頂(?:き|く)|もらい|もらう|もらって(?=い?(?:ます|る))
  )
`
/** A sum of money or a part of a wage: 「5,000円」「3万」「半額」「2日分」. */
export const sum = phrase`
  (?:
    {number}(?:円|千円|万円|万(?![人回個]))|(?:半|{number})(?:額|割|%|日分)
    |{number}?倍(?:額|の金額)?(?=を|の?罰|払|$)
  )
`

/** Says that a wage stays the same, where the law asks for a premium. */
export const unchanged = phrase`
  (?:
    同じ|おなじ|同額|同一|一緒|いっしょ|均一|フラット|変わ(?:ら|り(?:ま?せ))|据え?置き
    |(?:その|{number}円の)まま|一律|通常(?:どおり|通り)
  )
`
