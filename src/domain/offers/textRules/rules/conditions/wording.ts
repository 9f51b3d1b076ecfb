import { phrase } from '@/domain/offers/textRules/phrase'
import type { TextRule } from '@/domain/offers/textRules/types'

/** Warns of words that say nothing, or promise too much. */
export const wordingRules: readonly TextRule[] = [
  {
    ground: 'subjective',
    level: 'warning',
    message: '人によって受け取り方が変わる言葉です',
    article: null,
    patterns: [
      '明るい方|元気な方|明るく元気な|やる気の?(?:が)?ある方|真面目な方|清潔感の?(?:が)?ある方',
      'コミュニケーション(?:能力|力)|体力に自信|責任感の?(?:が)?(?:ある|強い)方|気が利く方',
    ],
    exceptions: [],
    suggestion: '実際の行動を、事実で書いてください。',
  },
  {
    ground: 'exaggeration',
    level: 'warning',
    message: '実際と違うと受け取られやすい言葉です',
    article: null,
    patterns: [
      phrase`
        誰でも(?:できる|簡単)|だれでもできる|超簡単|楽に稼|らくらく稼|ガッツリ稼|高収入|絶対に?(?:稼|安心)
        |日本一|業界No\.?1
      `,
    ],
    exceptions: [],
    suggestion: '作業の量や流れを、事実で書いてください。',
  },
]
