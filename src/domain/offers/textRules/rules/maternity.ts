import { customer, refusalsOf } from '@/domain/offers/textRules/vocabulary'
import type { TextRule } from '@/domain/offers/textRules/types'

const maternity =
  '(?:妊娠|お?(?:腹|なか)(?:の|が)大き|つわり|臨月|(?:結婚|入籍)の?予定|(?:保育園|幼稚園|学童)(?:に|へ)(?:預け|通わせ)|身ごも|妊婦|妊活|妊産婦|にんしん|にんぷ|マタニティ|不妊治療|出産|産前|産後|産休|育休|授乳|育児|子育て|ワーママ|ママ(?=さん|ワーカー)|(?<![ぁ-ん])ママ(?=の方))'
const parent =
  '(?:(?:小さな|小さい|幼い|未就学の|乳幼児の)?{child}(?:が|の)(?:いる|おられる|いらっしゃる|おいでの|ある|小さ|熱|発熱|急な|病気|呼び出し|送り?迎え|都合|行事)|子持ち|お子さん持ち)'

/** 妊娠・出産: with family duties, which fall on one sex in most cases. */
export const maternityRules: readonly TextRule[] = [
  {
    ground: 'maternity',
    level: 'error',
    message: '妊娠、出産、子育てを条件にしたり尋ねたりすることはできません',
    article: '男女雇用機会均等法5条・9条',
    patterns: [
      ...refusalsOf(`(?:${maternity}|${parent})`),
      `{child}の?(?:いない|居ない)(?:方|人|女性|男性)`,
      `(?:妊娠|出産|結婚|産休)(?:の|する)?(?:予定|可能性|見込み|心配)(?:の|が)?(?:ない|なし|無い)`,
      `(?:妊娠|出産|結婚|産休|{child})[^。]{0,14}?{ask}`,
      '妊娠(?:した|された|が判明した|が分かった|がわかった)(?:場合|ら|とき|時|時点|方)[^。]{0,14}(?:辞め|退職|契約を?終了|お断り)',
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      {
        pattern:
          '(?:マタニティ|出産|育児|子育て|ベビー|授乳)(?:用品|祝い|雑誌|グッズ|コーナー|室|服|ウ[ェエ]ア|支援|相談)',
        within: 'match',
      },
      {
        pattern:
          '(?:重量物|有害|鉛|放射線|薬剤)[^。]{0,30}(?:労働基準法64条の3|女性労働基準規則|女性則)',
        within: 'sentence',
        article: '労働基準法64条の3、女性労働基準規則2条',
      },
    ],
    suggestion: 'この部分を削除してください。体の負担になる作業があれば、その事実を書けます。',
  },
]
