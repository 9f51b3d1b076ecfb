import { sentenceOf } from '@/domain/offers/textRules/exceptions'
import { phrase } from '@/domain/offers/textRules/phrase'
import type { TextRule } from '@/domain/offers/textRules/types'
import { customer } from '@/domain/offers/textRules/vocabulary'

/** People under 18. */
const minor = phrase`
  (?:
    高校生|中学生|1[567][歳才]|十[五六七]歳|18[歳才]未満|未成年(?:者)?|(?<!最)高校?[一二三1-3](?![\d時つ個])
    |高卒前|JK|DK
  )
`
/** Times between 22:00 and 5:00. 「22時まで」 is not among them. */
const night = phrase`
  (?:
    深夜|終電(?:後|まで|ま)|夜遅|明け方|未明|閉店後の|午前[0-4]時|24時|夜間(?!学校|部|の?高校)|夜の部
    |日付が変わ|日をまた|夜勤|夜中|夜通し|オールナイト|徹夜|朝まで|夜(?:の)?(?:11|12|十一|十二)時
    |(?:23|24|25|26|27|28)(?:時|:\d\d)|午後11時|0時まで|翌?朝?[1-5]時まで
    |(?:22(?:時|:00)|夜(?:の)?(?:10|十)時|午後10時)(?!まで)
  )
`
/** Work that 労働基準法62条 forbids to people under 18. */
const danger = phrase`
  (?:
    丸のこ|丸ノコ|帯のこ|帯ノコ|バンドソー|チェーンソー|プレス(?:機)?(?!リリース)|断裁機|裁断機|スライサー
    |ミキサー|肉挽き|ミンチ機|グラインダー|旋盤|フォークリフト|クレーン|高所作業|ボイラー|溶接|重機
    |電動(?:の)?(?:のこ|ノコ)|食肉(?:加工)?機|(?:3|4|5|6)0kg|毒物|劇物|農薬(?:の)?(?:散布|まき)
    |足場(?:の)?(?:組|解体)
  )
`

/** Forbids breaches of the protection of people under 18: night work, dangerous work, and work of children. */
export const minorRules: readonly TextRule[] = [
  {
    ground: 'age',
    level: 'error',
    message: '18歳未満の人を、午後10時から午前5時まで働かせることはできません',
    article: '労働基準法61条',
    patterns: [
      phrase`
        ${minor}[^。]{0,40}?${night}[^。]{0,20}?(?:
          ご?担当|いただ|もら|ごろ|頃|上が|あが|終わり|入って|OK|オッケー|可(?!能性|否)|働け(?!ま?せん|ない)
          |大丈夫|歓迎|でき(?:る|ます)|入れ(?:る|ます)|お願い|シフト|勤務(?:です|あり)|まで
        )
      `,
      phrase`
        ${night}[^。]{0,16}?${minor}[^。]{0,6}?
        (?:OK|オッケー|可(?!能性|否)|でも(?:働け(?!ま?せん|ない)|大丈夫)|大丈夫|歓迎)
      `,
      `${minor}[^。!]{0,6}?(?:OK|歓迎|大丈夫)[!、。・ ]*${night}`,
    ],
    exceptions: [
      sentenceOf(
        phrase`
          (?:でき|働け|入れ|応募でき|勤務でき)(?:ません|ない)|不可|対象外|お断り|ご遠慮|除く|21時まで|20時まで
          |22時まで|61条|お客
        `,
      ),
    ],
    suggestion:
      'この部分を削除してください。18歳未満の人が対象なら、終了の時刻を午後10時までにしてください。',
  },
  {
    ground: 'age',
    level: 'error',
    message: '18歳未満の人に、危険な機械や有害な仕事を任せることはできません',
    article: '労働基準法62条、年少者労働基準規則8条',
    patterns: [
      phrase`
        ${minor}[^。]{0,40}?${danger}(?!は(?:使|触|操作|扱)[^。]{0,8}?(?:ません|ない))[^。]{0,24}?
        (?:OK|可(?!能性|否)|歓迎|任せ|ご?担当|いただ|もら|お願い|操作(?!は)|使っ|回し|募集|して(?:くだ|下さ))
      `,
      `${minor}[^。!]{0,8}?(?:OK|可(?!能性|否)|歓迎|大丈夫)[^。]{0,20}?${danger}`,
      phrase`
        ${danger}[^。]{0,30}?${minor}[^。]{0,20}?
        (?:OK|可(?!能性|否)|歓迎|任せ|ご?担当|いただ|もら|お願い|でも|大丈夫|募集|中)
      `,
    ],
    exceptions: [
      sentenceOf(
        phrase`
          (?:でき|扱え|使え|任せ|担当し|応募でき|させ|触れ)(?:ません|ない)|不可|対象外|お断り|ご遠慮|除く
          |18歳以上|62条|以外
        `,
      ),
      { pattern: customer, within: 'sentence' },
    ],
    suggestion: 'この部分を削除してください。18歳未満の人には、ほかの作業をお願いしてください。',
  },
  {
    ground: 'age',
    level: 'error',
    message: '中学生までの人を働かせることはできません',
    article: '労働基準法56条',
    patterns: [
      phrase`
        (?:
          中[1-3123一二三](?=の|も|から|で|です|以上)|小[1-6](?=の|も|から|で)|中学[1-3一二三]年生?|義務教育中?
          |中学生|小学生|1[234][歳才]|15[歳才](?=から|以上|でも|も|の子|の方|OK)
        )[^。]{0,16}?(?:
          一緒に働|働いて|手伝|来て(?!いた|い)|お願い|バイト(?:でき|して|OK)|稼げ|雇|採用|OK|オッケー
          |可(?!能性|否)|歓迎|大丈夫|働け(?!ま?せん|ない)|募集|応募でき(?!ま?せん|ない)|でも
        )
      `,
    ],
    exceptions: [
      { pattern: customer, within: 'sentence' },
      sentenceOf('見学|体験|職場|イベント|対象|入場|向け|不可|できません'),
    ],
    suggestion: 'この部分を削除してください。',
  },
]
