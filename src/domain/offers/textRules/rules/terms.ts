import type { TextRule } from '@/domain/offers/textRules/types'

const expense =
  '(?:制服代|ユニフォーム代|クリーニング代|備品代|食器代|ロッカー代|研修費|登録料|保証金|預り金|親睦会費|振込手数料|まかない代|道具代)'

/** Terms that do not fit a labour contract with this place, these hours and this work. */
export const termsRules: readonly TextRule[] = [
  {
    ground: 'cost',
    level: 'error',
    message: '働く人に費用を負わせることはできません',
    article: '労働基準法24条・89条、職業安定法40条',
    patterns: [
      `${expense}(?:を|は|として|が)?[^。]{0,8}?(?:いただ|頂|徴収|負担|支払|請求|かかり(?=ます)|自己負担|実費)`,
      '(?:商品|制服|売れ残り)[^。]{0,6}?買い?取(?:り|って)(?:を|いただ|もら)',
    ],
    exceptions: [
      {
        pattern: '(?:店舗|当店|会社|店|こちら|弊社)(?:が|で|にて)(?:全額)?負担',
        within: 'sentence',
      },
    ],
    suggestion: '費用は店舗で負担し、この部分を削除してください。',
  },
  {
    ground: 'other_place',
    level: 'error',
    message: '掲載した勤務地と違う場所で働いてもらうことはできません',
    article: '職業安定法5条の3、労働基準法15条',
    patterns: [
      '(?:別|他|ほか|近く|近隣)の(?:店舗|現場|場所|施設|会社)(?:で|に|へ)(?:も)?(?:勤務|作業|移動|応援|入|行|働)',
      '(?:勤務地|勤務先|勤務場所|現場)は(?:、)?当日',
      '当日[^。\\n]{0,6}(?:勤務地|勤務先|勤務場所)(?:を|が|の)(?:変更|決定|お知らせ|ご連絡|変わ)',
    ],
    exceptions: [],
    suggestion: '場所が違う場合は、その場所のひな形を別に作ってください。',
  },
  {
    ground: 'not_employment',
    level: 'error',
    message: 'この仕事は雇用契約です。業務委託や請負として募集することはできません',
    article: '労働基準法9条、職業安定法5条の3',
    patterns: [
      '業務委託|請負(?:契約)?で|請負契約|個人事業主(?:として|扱い)|フリーランス(?:として|契約)',
      '雇用契約(?:では|は)[^。\\n]{0,4}(?:ありません|なく|結びません|ない)',
    ],
    exceptions: [],
    suggestion: 'この部分を削除してください。',
  },
  {
    ground: 'vague',
    level: 'error',
    message: '仕事の内容は、募集の時点で書く必要があります',
    article: '職業安定法5条の3',
    patterns: [
      '(?:仕事|作業|業務)?の?(?:内容|詳細)(?:は|について(?:は)?)(?:、)?当日(?:に|、)?[^。\\n]{0,6}(?:説明|案内|お伝え|伝え|指示|お知らせ)',
      '詳しく(?:は|い(?:こと|内容)は)(?:、)?当日',
    ],
    exceptions: [],
    suggestion: '当日にお願いする作業を、具体的に書いてください。',
  },
]
