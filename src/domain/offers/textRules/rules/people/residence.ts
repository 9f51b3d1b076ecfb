import { demandOf } from '@/domain/offers/textRules/asks'
import { aboutHome } from '@/domain/offers/textRules/facts'
import { byResidence } from '@/domain/offers/textRules/kinds'
import { phrase } from '@/domain/offers/textRules/phrase'
import { namingPattern, stancePatterns, turnedAway } from '@/domain/offers/textRules/stances'
import type { TextRule } from '@/domain/offers/textRules/types'
import { customer } from '@/domain/offers/textRules/vocabulary'

/** Places near the store, and places by name: 「地元」「渋谷区」. */
const area = phrase`
  (?:
    近隣|近所|ご近所|近く|市内|区内|町内|村内|都内|県内|府内|道内|地元|徒歩圏内?|圏内|沿線|駅近
    |[^。、\s\d]{1,5}?[都道府県市区町村駅]
  )
`
/** Says that somebody lives there. */
const living =
  '(?:に|の|で|周辺に|近くに)*(?:在住|お住まい|お住い|住まい|住んで(?:い|お)る|住む|居住)'
/** Places outside the area. */
const outside =
  '(?:県外|市外|区外|都外|府外|他県|他府県|遠方|遠く|圏外|隣の[県市町区]|隣県|(?:他|ほか|よそ)の[県市町区])'
/** A distance or a time of travel. */
const distance = '{number}(?:分|時間|km|キロ|m|メートル|駅)(?:以内|圏内|程度|くらい)?'

/** Forbids choosing by the place of residence (居住地) or by the way to work: both are irrelevant to the work. */
export const residenceRules: readonly TextRule[] = [
  {
    ground: 'residence',
    level: 'error',
    message: '住んでいる場所を条件にすることはできません',
    article: '職業安定法5条の5、公正な採用選考の基本(厚生労働省)',
    patterns: [
      // Asks where somebody lives: 「自宅周辺の地図を書いて提出してください」.
      phrase`
        (?:ご?自宅|お住まい|(?<!の)家)(?:の(?:まわり|周り|周辺|付近|近く)|まで|から|周辺|付近)[^。、]{0,8}?
        (?:地図|略図|見取り図)
      `,
      phrase`
        (?:
          現住所|今の(?:住所|家|町)|お住まいの?(?:場所|町|地区|地域|住所|エリア|町名)
          |住んで(?:い)?る(?:場所|町名?|地区|地域|所|ところ|エリア|住所)
          |どこに(?:お?住まい|住んで)[^。、]{0,5}?か?
        )[^。]{0,14}?{ask}
      `,
      demandOf(aboutHome),
      // Refuses people of a place, or keeps the work for them: 「よそ者NG」.
      turnedAway(byResidence),
      namingPattern(`${byResidence.named}|${area}(?:に|の)?(?:在住|お住まい|住まい)|地元(?=の)`),
      ...stancePatterns(
        phrase`
          ${outside}(?:ナンバー)?|団地
          |(?:${area}|[^。、]{1,2})(?:に|の|で)?(?:在住|お住まい|住まい|住んで(?:い)?る|居住)
          |(?:通勤|片道|自宅|ご自宅|家|お住まい|当店|店|駅)[^。、]{0,10}?${distance}(?:以上|を超え|より)?
          [^。、]{0,8}?(?=方|人|者)
          |(?:治安|評判|ガラ|柄)の(?:悪|良くな|よくな)[^。、]{0,10}?(?:地域|地区|団地|町|エリア)
        `,
        'refused',
        'kept',
      ),
      ...stancePatterns(`${area}(?:に|の)?(?:在住|お住まい|住まい)?(?:の)?者`, 'kept'),
      // Only people nearby: 「地元の方のみ募集します」.
      '地元(?:っ子|民|の子)(?:限定|のみ|だけ|優先|歓迎)',
      `(?:近所|近く|徒歩圏|沿線|地元)[^。、]{0,8}?(?:方|人)(?:{only}|限り)`,
      `${area}${living}(?:の)?(?:方|人|者|かた|{only})(?:{only}|限り|優先|{want})?`,
      `(?:${area}|地元)の(?:方|人)(?:{only}|限り|を?優先|を?優遇|を?募集|を?希望|でお願い)`,
      '(?:家|自宅|住まい)(?:が|の)近い(?:方|人)',
      '(?:家|自宅|住まい)(?:が|は)[^。、]{0,14}?(?:距離|近さ|範囲)の(?:方|人)',
      '(?:ご?自宅|お住まい|住所)(?:の場所)?(?:が|は)(?:近い|近く|近隣)(?:方|の方|人)',
      // Only within a distance or a time: 「30分以内で通える方のみ」.
      '(?:来れる|来られる|通える)(?:距離|範囲|場所)の?(?:方|人)(?:のみ|だけ|限定|に限)',
      `(?:自宅|家|お住まい|店)から[^。、]{0,4}?${distance}[^。、]{0,6}?(?:方|人|者|{only})`,
      phrase`
        (?:通勤|電車|自転車|車|バス|徒歩|自宅|店|当店|駅)[^。]{0,8}${distance}(?:の)?[^。]{0,10}?(?:方|人|者)
        (?:{only}|限り|{want}|を優先)
      `,
      `{number}(?:分|時間|km|キロ)(?:以上|を超え|より)[^。、]{0,8}?(?:方|人)[^。、]{0,6}?(?:{reject}|控え)`,
      `{number}(?:分|時間|km|キロ)(?:以内|圏内)(?:で|に)?(?:通える|来られる|来れる|通勤できる|通勤可能な)(?:方|人)`,
      `${distance}(?:の(?:場所|ところ|距離))?に(?:在住|お住まい|お住い|住)`,
      `片道{number}(?:分|時間|km|キロ)[^。]{0,10}?(?:方|人)[^。]{0,6}?{reject}`,
      '(?:来られる|通える|来れる)(?:距離|範囲|場所)に(?:お住まい|お住い|住)',
      // Refuses people from outside: 「県外の方は不可」.
      `${outside}(?:の方|の人|から|に|在住|者)*{link}{refuse}`,
      `${outside}(?:から|に|の)[^。]{0,24}?{reject}`,
      `(?:町|市|区|駅|県)より(?:遠い|遠く(?:の)?)(?:方|人)?{link}{refuse}`,
      // The means of travel, its cost and the household: 「電車通勤の方は不可」.
      '交通費[^。、]{0,6}?かかる(?:方|人)[^。、]{0,10}?(?:{reject}|採用し)',
      `(?:電車|バス|車|自転車)(?:通勤の|で(?:通う|来る|通勤する))(?:方|人){link}{refuse}`,
      phrase`
        (?:実家暮らし|(?:親|家族)と同居(?:の|して(?:い|お)る)?|一人暮らし|持ち家|寮住まい)(?:の)?(?:方|人)?
        (?:{only}|限り|{link}{refuse})
      `,
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      {
        pattern:
          '方も|方(?:へ|に(?:お届|配|販売|ご案内))|方が[^。]{0,4}?(?:多|買|利用|来(?!て))|(?:方|人)など',
        within: 'after',
      },
    ],
    suggestion: 'この部分を削除してください。最寄り駅や始業時刻など、通勤に必要な事実は書けます。',
  },
]
