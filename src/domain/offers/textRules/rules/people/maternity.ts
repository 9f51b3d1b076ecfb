import { byMaternity } from '@/domain/offers/textRules/kinds'
import { phrase } from '@/domain/offers/textRules/phrase'
import { namingPattern, stancePatterns, turnedAway } from '@/domain/offers/textRules/stances'
import type { TextRule } from '@/domain/offers/textRules/types'
import { customer, refusalsOf } from '@/domain/offers/textRules/vocabulary'

/** Pregnancy, birth and the care of small children. */
const maternity = phrase`
  (?:
    妊娠|おめでた(?!い)|お?(?:腹|なか)(?:の|が)大き|つわり|臨月|(?:結婚|入籍)の?予定
    |(?:保育園|幼稚園|学童)(?:に|へ)(?:預け|通わせ)|身ごも|妊婦|妊活|妊産婦|にんしん|にんぷ|マタニティ
    |不妊治療|出産|産前|産後|産休|育休|授乳|育児|子育て|ワーママ|ママ(?=さん|ワーカー)
    |(?<![ぁ-ん])ママ(?=の方|は|も|だと)
  )
`
/** People with children or relatives to care for. */
const parent = phrase`
  (?:
    (?:小さ[いな]|幼い)お?子(?:さん)?(?=が|の(?:いる|居る|ある|おられる|いらっしゃる))
    |(?:小さな|小さい|幼い|未就学の|乳幼児の)?{child}(?:が|の)(?:まだ)?
    (?:いる|おられる|いらっしゃる|おいでの|ある|小さ|熱|発熱|急な|病気|呼び出し|送り?迎え|都合|行事)
    |子持ち|お子さん持ち|介護中の|(?:ご?家族|親|ご?両親)(?:の|を|に)?(?:介護|看病)|家庭の(?:事情|都合)
  )
`

/** Forbids choosing by pregnancy and birth (妊娠・出産), or by family duties, which fall on one sex in most cases. */
export const maternityRules: readonly TextRule[] = [
  {
    ground: 'maternity',
    level: 'error',
    message: '妊娠、出産、子育てを条件にしたり尋ねたりすることはできません',
    article: '男女雇用機会均等法5条・9条',
    patterns: [
      // Refuses, or keeps the work for people without children: 「妊婦さん不可」.
      turnedAway(byMaternity),
      namingPattern(`${byMaternity.named}|妊娠中`),
      refusalsOf(`(?:${maternity}|${parent})`),
      ...stancePatterns(
        phrase`
          ${maternity}|${parent}|子(?:づ|作)くり|子づくり|(?:お子|子供|子ども)(?:さん|様)?が(?:小さ|おさな|幼)
          |結婚や出産
        `,
        'refused',
      ),
      `${maternity}[^。、]{0,12}?(?:予定|つもり|可能性)[^。、]{0,4}?(?:ない|無い|なし)`,
      `${maternity}(?:を|中)?(?:して|で)い?ない(?:方|人)`,
      '(?<![ぁ-ん一-龠])(?:子|子供|子ども|お子さん)(?:なし|無し)',
      `{child}の?(?:いない|居ない)(?:方|人|女性|男性)`,
      `(?:妊娠|出産|結婚|産休)(?:の|する)?(?:予定|可能性|見込み|心配)(?:の|が)?(?:ない|なし|無い)`,
      // Asks for plans and children: 「子づくりの予定を面談で伺います」.
      '(?:結婚|出産|妊娠|子づくり|子作り|お子)[^。]{0,12}?予定[^。]{0,16}?(?:{ask}|伺)',
      `(?:妊娠|出産|結婚|産休|{child}(?!向け|用|連れ|に人気))[^。]{0,14}?{ask}`,
      // Refuses leave: 「生理休暇は取れません」.
      phrase`
        (?:生理|月経)[^。]{0,8}?(?:休暇|休み|痛)[^。]{0,12}?(?:
          取れ(?:ません|ない)|取(?:ら|り)ない|休め(?:ません|ない)|認め(?:ません|ない)|なし|ありません|できません
          |ダメ|{reject}
        )
      `,
      '(?:子供|子ども|お子さん|お子様|家族)(?:が|の)[^。]{0,12}?(?:ても|でも)[^。]{0,6}?(?:休ま|早退し|帰ら|抜け)ない',
      '生理(?:痛)?(?:で|の)[^。]{0,6}?休(?:む|み)[^。]{0,6}?(?:{reject}|ダメ|禁止)',
      // Ends the work: 「妊娠したら辞めてもらいます」.
      phrase`
        妊娠(?:した|された|が判明した|が分かった|がわかった)(?:場合|ら|とき|時|時点|方)[^。]{0,14}
        (?:辞め|退職|契約を?終了|お断り)
      `,
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
