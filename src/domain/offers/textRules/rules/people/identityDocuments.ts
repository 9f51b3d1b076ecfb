import { phrase } from '@/domain/offers/textRules/phrase'
import type { TextRule } from '@/domain/offers/textRules/types'
import { customer } from '@/domain/offers/textRules/vocabulary'

/** Documents that prove who somebody is. */
const identityDocument = phrase`
  (?:
    身分証(?:明書)?|(?:運転)?免許証?|マイナンバー(?:カード|通知書|通知カード)?|個人番号(?:カード)?|パスポート
    |旅券|在留カード|保険証|住民票|通帳|キャッシュカード|印鑑|ハンコ|学生証|社員証|年金手帳
  )
`
/** Words for a copy or a picture of a document. */
const copy =
  '(?:裏表|表裏|両面|表と裏|裏と表|コピー|写し|写メ|写真|画像|スキャン|控え|PDF|データ|両面|スクショ)'

/** Forbids keeping a worker's documents, and asking for a copy if seeing the document is enough. */
export const identityDocumentRules: readonly TextRule[] = [
  {
    ground: 'identity',
    level: 'error',
    message: '身分証などを預かることはできません',
    article: '労働基準法5条、外国人労働者の雇用管理の指針(平成19年厚生労働省告示276号)第4の2の7',
    patterns: [
      phrase`
        ${identityDocument}(?:等|など|類|の原本|原本)?(?:か|や|と|または|・|/)?(?:は|を|も|、|の?(?:原本|現物)は|→|:)
        [^。]{0,30}?(?:
          預か|あずか|預け|あずけ|お?預り|保管|金庫|封筒に|引き出し|レジの?(?:下|中|裏)|人質
          |置いて(?:い(?:って|く|き|た)|もら|帰)|(?<!ご自身で)持って(?:お[きく]|い(?:ます|る))|手元に|没収
          |取り上げ|(?:帰り|退勤|終了|終わ)[^。、]{0,6}?(?:に|まで)返
        )
      `,
      `(?:預か|あずか|お?預り)[^。]{0,6}?(?:た|る)${identityDocument}`,
      '(?<!お客様の)(?:スマホ|携帯(?:電話)?|財布)[^。]{0,8}?(?:預か|あずか)[^。]{0,14}?返(?:し|さ)(?:ません|ない)',
    ],
    exceptions: [
      {
        pattern:
          '(?:預か|あずか|お?預り)(?:り|ら)?(?:や[^。、]{1,6}?)?(?:は|も)?(?:いたし|致し|し)?(?:ません|ない)',
        within: 'match',
      },
      { pattern: customer, within: 'sentence' },
      { pattern: 'ロッカー|ご自身で|ご自分で|各自|落とし物|遺失物', within: 'sentence' },
    ],
    suggestion: 'この部分を削除してください。本人確認は運営が済ませています。',
  },
  {
    ground: 'identity',
    level: 'error',
    message: '身分証の写しを求めることはできません',
    article: '職業安定法5条の5、個人情報の保護に関する法律18条',
    patterns: [
      phrase`
        ${identityDocument}(?:等|など)?の?${copy}(?:を|は|も|が|、)?[^。]{0,12}?
        (?:提出|送|取ら|とら|取り|とり|取っ|とっ|いただ|頂|くだ|下さ|持参|お持ち|持って|撮|保管|渡|必要|お願い)
      `,
      phrase`
        ${identityDocument}(?:等|など)?(?:を|の)?(?:スマホで|携帯で)?(?:撮影|撮って|撮った|スキャン|コピー)[^。]{0,10}?
        (?:し(?:て)?(?:くだ|下さ|いただ|送|もら)|送|させて|いただ|します)
      `,
    ],
    exceptions: [
      { pattern: customer, within: 'sentence' },
      {
        pattern: '年齢証明|記載事項証明|労働基準法57条',
        within: 'sentence',
        article: '労働基準法57条',
      },
    ],
    suggestion: 'この部分を削除してください。本人確認は運営が済ませています。',
  },
]
