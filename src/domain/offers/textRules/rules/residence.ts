import { customer } from '@/domain/offers/textRules/vocabulary'
import type { TextRule } from '@/domain/offers/textRules/types'

const area =
  '(?:近隣|近所|ご近所|近く|市内|区内|町内|村内|都内|県内|府内|道内|地元|徒歩圏内?|圏内|沿線|駅近|[^。、\\s\\d]{1,5}?[都道府県市区町村駅])'
const living =
  '(?:に|の|で|周辺に|近くに)*(?:在住|お住まい|お住い|住まい|住んで(?:い|お)る|住む|居住)'
const outside = '(?:県外|市外|区外|都外|府外|他県|他府県|遠方|遠く|圏外)'
const distance = '{number}(?:分|時間|km|キロ|m|メートル|駅)(?:以内|圏内|程度|くらい)?'

/** 居住地: where somebody lives says nothing about the work; how they come is their own matter. */
export const residenceRules: readonly TextRule[] = [
  {
    ground: 'residence',
    level: 'error',
    message: '住んでいる場所を条件にすることはできません',
    article: '職業安定法5条の5、公正な採用選考の基本(厚生労働省)',
    patterns: [
      `${area}${living}(?:の)?(?:方|人|者|かた|{only})(?:{only}|限り|優先|{want})?`,
      `(?:${area}|地元)の(?:方|人)(?:{only}|限り|を?優先|を?優遇|を?募集|を?希望|でお願い)`,
      `${outside}(?:の方|の人|から|に|在住|者)*{link}{refuse}`,
      `${outside}(?:から|に|の)[^。]{0,24}?{reject}`,
      `(?:通勤|電車|自転車|車|バス|徒歩|自宅|店|当店|駅)[^。]{0,8}${distance}(?:の)?[^。]{0,10}?(?:方|人|者)(?:{only}|限り|{want}|を優先)`,
      `{number}(?:分|時間|km|キロ)(?:以内|圏内)(?:で|に)?(?:通える|来られる|来れる|通勤できる|通勤可能な)(?:方|人)`,
      `${distance}(?:の(?:場所|ところ|距離))?に(?:在住|お住まい|お住い|住)`,
      `片道{number}(?:分|時間|km|キロ)[^。]{0,10}?(?:方|人)[^。]{0,6}?{reject}`,
      '(?:来られる|通える|来れる)(?:距離|範囲|場所)に(?:お住まい|お住い|住)',
      `(?:町|市|区|駅|県)より(?:遠い|遠く(?:の)?)(?:方|人)?{link}{refuse}`,
      '(?:家|自宅|住まい)(?:が|の)近い(?:方|人)',
      `(?:電車|バス|車|自転車)(?:通勤の|で(?:通う|来る|通勤する))(?:方|人){link}{refuse}`,
      '(?:実家暮らし|(?:親|家族)と同居(?:の|して(?:い|お)る)?|一人暮らし|持ち家|寮住まい)(?:の)?(?:方|人)?(?:{only}|限り|{link}{refuse})',
      '(?:ご?自宅|お住まい|住所)(?:の場所)?(?:が|は)(?:近い|近く|近隣)(?:方|の方|人)',
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      {
        pattern: '方も|方(?:へ|に(?:お届|配|販売|ご案内))|方が(?:多|買|利用|来)|(?:方|人)など',
        within: 'after',
      },
    ],
    suggestion: 'この部分を削除してください。最寄り駅や始業時刻など、通勤に必要な事実は書けます。',
  },
]
