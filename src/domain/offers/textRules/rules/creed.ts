import { customer } from '@/domain/offers/textRules/vocabulary'
import type { TextRule } from '@/domain/offers/textRules/types'

const belief =
  '(?:宗教|信仰|信者|信徒|教徒|創価学会|学会員|イスラム教|ムスリム|キリスト教|仏教|神道|無宗教|統一教会|エホバの証人|幸福の科学|' +
  '思想|信条|政党|党員|共産党|自民党|立憲民主党|公明党|政治活動|政治的|学生運動|市民運動|社会運動|労働組合|(?<!同|活)組合(?=に(?:加入|入|所属))|組合活動|組合員|ユニオン|労組)'

/** 信条: belief, politics and trade union. */
export const creedRules: readonly TextRule[] = [
  {
    ground: 'creed',
    level: 'error',
    message: '信条(宗教、支持政党、労働組合など)を条件にしたり尋ねたりすることはできません',
    article: '職業安定法3条・5条の5、労働基準法3条',
    patterns: [
      `${belief}[^。]{0,20}?{reject}`,
      `${belief}{declines}`,
      `${belief}(?:に|を)?(?:入って|所属して|加入して|信じて|信仰して)い(?:る|ない)?(?:方|人|者){link}{refuse}`,
      `${belief}[^。]{0,12}?(?:{only}|限り)`,
      `${belief}[^。]{0,12}?(?:しない|入らない|信じない|やめる|抜ける)[^。]{0,6}?(?:条件|約束|お願い)`,
      `(?:${belief}|支持する政党|愛読書|尊敬する人|購読(?:新聞|している新聞)|座右の書)[^。]{0,14}?{ask}`,
      `(?:宗教|信条|思想|信仰|政党)(?:を|について)(?:問う|問い(?!ません))`,
      `${belief}(?:に|を|の)?(?:入って|加入して|信仰して)い(?:る|ない)(?:方|人)[^。]{0,6}(?:優遇|歓迎|募集)`,
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      { pattern: '勧誘|布教|生協|コープ|組合員(?:様|向け|証|カード|価格)', within: 'match' },
      { pattern: '(?:勧誘|布教)[^。]{0,10}', within: 'sentence' },
    ],
    suggestion: 'この部分を削除してください。',
  },
]
