import { customer } from '@/domain/offers/textRules/vocabulary'
import type { RuleException, TextRule } from '@/domain/offers/textRules/types'

const article = '職業安定法5条の5、公正な採用選考の基本(厚生労働省)'
const somebody = '(?:方|人|者|かた)'
const declined =
  '(?:不可(?!欠|能|分)|×|お断り|お断わり|遠慮|不採用|対象外|(?:採用|雇用|応募|受け?入れ|受け?付け?|申し?込み?|勤務|就業)(?:は|を|も)?(?:でき|出来|いたし|いただけ|して|おり|し|い|られ|け|て){0,4}(?:ません|ない)|(?:働|採)けません|採れません|雇いません)'

/** Requirements of the work itself: knowledge, conduct, dress, hygiene, papers. */
const ofTheWork: readonly RuleException[] = [
  { pattern: customer, within: 'sentence' },
  {
    pattern:
      '免許|資格|許可|証明|経験|スキル|できる|出来る|できない|使え|話せ|読め|書け|運転|検便|ワクチン|在留|18歳|22時|深夜|飲酒|酒気|お酒|二日酔い|' +
      '[髪爪靴]|ネイル|ピアス|アクセサリ|タトゥー|入れ墨|刺青|ひげ|香水|化粧|メイク|服装|私服|サンダル|ヒール|ジーンズ|スニーカー|帽子|時計|' +
      '発熱|熱が|熱の|度以上|下痢|嘔吐|せき|咳|かぜ|風邪|感染|体調|手洗い|衛生|手荒れ|切り傷|けが|' +
      '遅刻|無断|欠勤|キャンセル|忘れ|守|暴力団|反社|反社会|勧誘|喫煙|たばこ|スマホ|携帯|撮影|録音|写真|関係者|車で|バイクで|自転車で|駐車|同伴|友人|見学',
    within: 'sentence',
  },
]

/** 採用選考: refusing, preferring or questioning applicants for anything but the work. */
export const selectionRules: readonly TextRule[] = [
  {
    ground: 'selection',
    level: 'warning',
    message: '仕事に必要なこと以外で、応募する人を選んだり断ったりすることはできません',
    article,
    patterns: [
      `${somebody}(?:の|から)?(?:の|ご|お)*(?:応募|採用|勤務|受け?入れ|申し?込み)?(?:は|が|も|を|、)[^。]{0,24}?${declined}`,
      `${somebody}(?:お断り|不可|NG)`,
      `${somebody}(?:に限(?!り?のない)|のみ(?:の?募集|ご?応募|採用|対象|で)|だけ(?:の募集|来|ご?応募)|を優先|限定|が?希望です|を希望)`,
    ],
    exceptions: ofTheWork,
    suggestion:
      'この部分は仕事に必要な条件ですか。必要でなければ削除し、必要なら作業の事実を書いてください。',
  },
  {
    ground: 'selection',
    level: 'warning',
    message: '応募する人に、仕事に必要のないことを尋ねることはできません',
    article,
    patterns: [
      '(?:面談|面接|応募|申し?込み?|登録)(?:者)?(?:時|の?(?:とき|際)|で|前)(?:に|は|、)*[^。]{0,24}?(?:教えて|うかが|伺|聞(?:き|く|か)|質問し|答えて|申告|書いて|記入|お?知らせ(?:て|くだ))',
    ],
    exceptions: [
      ...ofTheWork,
      {
        pattern: 'サイズ|質問(?:は|が)|分からない|わからない|チャットで(?:お|ご)',
        within: 'sentence',
      },
    ],
    suggestion: 'この部分は仕事に必要な質問ですか。必要でなければ削除してください。',
  },
]
