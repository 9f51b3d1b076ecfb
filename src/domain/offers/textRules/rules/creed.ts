import { customer, refusalsOf } from '@/domain/offers/textRules/vocabulary'
import type { TextRule } from '@/domain/offers/textRules/types'

const belief =
  '(?:宗教|どの党|党を支持|信仰|信者|信徒|教徒|創価学会|学会員|イスラム教|ムスリム|キリスト教|仏教|神道|無宗教|統一教会|エホバの証人|幸福の科学|' +
  '思想|信条|政党|党員|共産党|自民党|立憲民主党|公明党|政治活動|政治的|学生運動|市民運動|社会運動|労働組合|(?<!同|活)組合(?=に(?:加入|入|所属))|組合活動|組合員|ユニオン|労組|団体交渉|ストライキ|宗派|檀家|教会に(?:通|行)|お祈り|礼拝|ヒジャブ|後援会)'

/** 信条: belief, politics and trade union. */
export const creedRules: readonly TextRule[] = [
  {
    ground: 'creed',
    level: 'error',
    message: '信条(宗教、支持政党、労働組合など)を条件にしたり尋ねたりすることはできません',
    article: '職業安定法3条・5条の5、労働基準法3条',
    patterns: [
      ...refusalsOf(belief),
      `${belief}[^。問]{0,10}?(?:優先|優遇|歓迎|募集|求め|希望)`,
      `${belief}[^。]{0,12}?(?:{only}|限り)`,
      `${belief}[^。]{0,12}?(?:しない|入らない|信じない|やめる|抜ける)[^。]{0,6}?(?:条件|約束|お願い)`,
      `(?:${belief}|支持する政党|投票(?:した|する|先)|愛読書|尊敬する人|購読(?:新聞|している新聞)|座右の書)[^。]{0,24}?{ask}`,
      `(?:宗教|信条|思想|信仰|政党)(?:を|について)(?:問う|問い(?!ません))`,
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      {
        pattern: '(?:勧誘|布教)(?:活動|行為|目的)?[^。]{0,8}?{reject}',
        within: 'match',
      },
      { pattern: '生協|コープ|組合員(?:様|向け|証|カード|価格)', within: 'match' },
    ],
    suggestion: 'この部分を削除してください。',
  },
]
