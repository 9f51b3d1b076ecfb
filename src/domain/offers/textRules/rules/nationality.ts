import { customer } from '@/domain/offers/textRules/vocabulary'
import type { TextRule } from '@/domain/offers/textRules/types'

const country =
  '(?:中国|韓国|朝鮮|台湾|ベトナム|ネパール|フィリピン|インド|ブラジル|ミャンマー|(?<![ぁ-ん])タイ|アジア|欧米|アメリカ|インドネシア|スリランカ)'
const foreigner = `(?:外国人|がいこくじん|外人|外国籍|外国(?=の方|の人|出身|生まれ)|海外(?=の方|の人|出身|から(?:来|お越し|いらし))|留学生|技能実習生|${country}(?:人|籍|(?=の(?:方|人)(?!気))|出身))`
const japanese = '(?:日本人|日本国籍|日本の方|邦人)'

/** 国籍: equal treatment in recruiting; the right to work in Japan may be asked for, the nationality not. */
export const nationalityRules: readonly TextRule[] = [
  {
    ground: 'nationality',
    level: 'error',
    message: '国籍を条件にすることはできません',
    article: '職業安定法3条、労働基準法3条',
    patterns: [
      `${japanese}{person}?(?:{only}|限り|でお願い|であること)`,
      `${japanese}{person}?{want}`,
      '日本国籍(?:を|の|が)?(?:有する|有し|お持ち|持つ|持っ|取得|ある|保持|必要)',
      '日本国籍の方',
      '日本国籍(?:で|が|を)?(?:は)?(?:ない|持たない|持っていない|お持ちでない)(?:方|人){link}{refuse}',
      `日本人以外(?:の)?{link}{refuse}`,
      `${foreigner}{link}{refuse}`,
      `${foreigner}[^。]{0,14}?{reject}`,
      `${foreigner}{person}?{declines}`,
      `(?:外国人|外国籍|留学生)(?:の方|スタッフ)?(?:{only}|限り)`,
      '留学生(?:さん)?(?:の方)?(?:を|の)?(?:募集|優先|優遇)',
      '国籍(?:は|が|:|=)*日本',
      '国籍(?:を|が)(?:問う|問い(?!ません)|確認|教えて|うかが|伺)',
      '日本(?:で)?(?:生まれ|育ち)[^。]{0,8}(?:{only}|{want})',
      'ネイティブの日本人',
      '(?:純粋な|生粋の)日本人',
      '日本語(?:を|が)?(?:母語|母国語|第一言語)',
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      { pattern: '観光客|旅行者|旅行客', within: 'after' },
      {
        pattern: '在留資格|在留カード|資格外活動|就労(?:資格|ビザ|許可)',
        within: 'sentence',
        article: '出入国管理及び難民認定法73条の2',
      },
    ],
    suggestion: 'この部分を削除してください。日本語を使う作業があれば、その事実を書けます。',
  },
]
