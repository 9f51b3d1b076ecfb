import { sentenceOf } from '@/domain/offers/textRules/exceptions'
import { phrase } from '@/domain/offers/textRules/phrase'
import type { TextRule } from '@/domain/offers/textRules/types'
import { customer } from '@/domain/offers/textRules/vocabulary'

/** Gatherings outside working hours. */
const gathering = phrase`
  (?:
    飲み会|飲み(?=に|も|は)|呑み会|打ち?上げ(?!花火|会場)|懇親会|親睦会|交流会|忘年会|新年会|歓迎会|送別会
    |歓送迎会|食事会|社員旅行|BBQ|バーベキュー|勉強会|決起会|カラオケ|アフター|朝活|二次会|社内行事
    |レクリエーション
  )
`
/** Forbids demanding attendance at gatherings outside working hours. */
export const gatheringRules: readonly TextRule[] = [
  {
    ground: 'off_hours',
    level: 'error',
    message: '勤務時間の外の集まりに、参加を求めることはできません',
    article: '労働基準法32条・37条',
    patterns: [
      phrase`
        ${gathering}[^。]{0,16}?(?:
          強制|必須|必ず|絶対|マスト|義務|全員(?:参加|出席)
          |参加(?:が条件|して(?:くだ|下さ|いただ|もら|ね)|できる(?:方|人)|すること)
          |(?:不参加|欠席)[^。]{0,6}?(?:不可|NG|厳禁|ダメ)|断れ(?:ない|ません)|付き合(?:って|える|い(?:の|が))
        )
      `,
      `(?:強制|必須|絶対|全員)(?:参加|出席)の${gathering}`,
    ],
    exceptions: [
      sentenceOf('自由|任意|強制(?:は|では)|必須では|時給|賃金|勤務時間(?:に|内)'),
      { pattern: customer, within: 'sentence' },
    ],
    suggestion: 'この部分を削除してください。',
  },
]
