import { demandOf } from '@/domain/offers/textRules/asks'
import { aboutAccounts } from '@/domain/offers/textRules/facts'
import { byLooks } from '@/domain/offers/textRules/kinds'
import { phrase } from '@/domain/offers/textRules/phrase'
import {
  exclusionPatterns,
  namingPattern,
  preferred,
  stancePatterns,
  turnedAway,
} from '@/domain/offers/textRules/stances'
import type { RuleException, TextRule } from '@/domain/offers/textRules/types'
import { customer } from '@/domain/offers/textRules/vocabulary'

const article = '職業安定法5条の5、公正な採用選考の基本(厚生労働省)'
/** Words for a person. */
const somebody = '(?:方|人|者|かた)'
/** Says that such people are refused. */
const declined = phrase`
  (?:
    不可(?!欠|能|分)|×|お断り|お断わり|遠慮(?!な[くし]|せず)|不採用|対象外
    |(?:採用|雇用|応募|受け?入れ|受け?付け?|申し?込み?|勤務|就業)(?:は|を|も)?
    (?:でき|出来|いたし|いただけ|して|おり|し|い|られ|け|て){0,4}(?:ません|ない)
    |(?:働|採)けません|採れません|雇いません
  )
`

/** Looks and build. */
const looks = phrase`
  (?:
    容姿|美貌|ルックス|美形|ビジュアル(?=重視|に自信|採用)|外見|見た目(?!は同じ|より)
    |顔(?:立ち|が(?:良|いい|整|かわい|可愛|きれい)|面)|スタイル(?=が?(?:良|よ|いい|抜群)|に自信)|体型|体重
    |身長
    |(?:かわいい|可愛い|きれいな|綺麗な|美しい|小柄な|大柄な|細身の|スリムな|背の(?:高い|低い))
    (?=子|方|人|お姉)
    |ぽっちゃり|太(?:って|め|り気味|った)|肥満|デブ|太っちょ|ブサイク|はげ(?![しむ])|髪(?:の|が)薄|左利き|美肌
    |小太り|白髪(?!染)|薄毛|ブス(?=は|の|お?断|不可|NG|な)|不細工|童顔|胸の
  )
`

/** Blood type, zodiac signs and other matters of fortune-telling. */
const fortune =
  '(?:血液型|星座|干支(?!の)|手相|人相|姓名判断|画数|MBTI|16タイプ|性格診断|性格テスト|占い|運勢|九星|四柱推命)'

/** The worker's own accounts in social media. */
const socialMedia = phrase`
  (?<!店の|当店の|お客様の|公式|会社の|弊社の|当社の)(?:
    (?<![a-z])SNS|インスタ(?:グラム)?|ツイッター|(?<![a-z])(?:twitter|instagram|facebook|tiktok)
    |(?<![a-z])X(?=の|や|・|と|/)|フェイスブック|ティックトック|裏アカ|鍵アカ
  )
`

/** Requirements of the work itself: knowledge, conduct, dress, hygiene, documents. */
const ofTheWork: readonly RuleException[] = [
  { pattern: customer, within: 'sentence' },
  {
    pattern: phrase`
      免許|資格|許可|証明|経験|スキル|できる|出来る|できない|使え|話せ|読め|書け|運転|検便|ワクチン|在留|18歳
      |22時|深夜|飲酒|酒気|お酒|二日酔い|[髪爪靴]|ネイル|ピアス|アクセサリ|タトゥー|入れ墨|刺青|ひげ|香水|化粧
      |メイク|服装|私服|サンダル|ヒール|ジーンズ|スニーカー|帽子|時計|発熱|熱が|熱の|度以上|下痢|嘔吐|せき|咳
      |かぜ|風邪|感染|体調|手洗い|衛生|手荒れ|切り傷|けが|遅刻|無断|欠勤|キャンセル|忘れ|守|暴力団|反社|反社会
      |勧誘|喫煙|たばこ|スマホ|携帯|撮影|録音|写真|関係者|代金|料金|注文|車で|バイクで|自転車で|駐車|同伴|友人
      |見学
    `,
    within: 'sentence',
  },
]

/** Forbids refusing, preferring or questioning applicants about anything but the work (採用選考). */
export const selectionRules: readonly TextRule[] = [
  {
    ground: 'selection',
    level: 'error',
    message: '容姿や体格で、応募する人を選ぶことはできません',
    article: `${article}、男女雇用機会均等法7条`,
    patterns: [
      // Looks: 「ブサイク不可」.
      turnedAway(byLooks),
      namingPattern(byLooks.named),
      preferred(byLooks),
      ...stancePatterns(looks, 'refused', 'kept', 'wanted'),
      `${looks}(?:い|の|が|では?)?ない(?:方|人)`,
      `${looks}[^。、]{0,8}?(?:選考|採用|審査|判断|重視|自信|端麗)`,
      phrase`
        (?:見た目|顔|容姿|スタイル|外見|雰囲気)(?:の|が|に|も)
        (?:きれい|綺麗|良い|よい|いい|整|爽やか|さわやか|華やか|かわいい|可愛い|自信|若々)[^。、]{0,6}?
        (?:方|人|子)
      `,
      phrase`
        (?:顔写真|全身写真|自撮り|写真)(?:で|により|による|を見て|から|を拝見)[^。]{0,24}?
        (?:選|審査|判断|決め|採用)
        |(?:お?顔の?お?(?:写真|画像)|全身の?お?(?:写真|画像)|自撮り)[^。]{0,14}?(?:送|お送り|提出|添付|貼|見せ)
      `,
      // Height and weight: 「身長170センチ以上」.
      '(?<![a-z])BMI(?![a-z])',
      '身長(?:は|が)?{number}(?:cm|センチ)?{to}{number}',
      '身長(?:は|が)?{number}(?:cm|センチ|m|メートル)?(?:以上|以下|前後|くらい|ぐらい|まで|から)',
      '体重(?:は|が)?{number}(?:kg|キロ)?(?:以上|以下|前後|くらい|ぐらい|まで|未満)',
    ],
    exceptions: [
      { pattern: customer, within: 'sentence' },
      {
        pattern: '棚|天井|頭上|踏み台|商品|アトラクション|体重計|台車|乗れる|耐荷重|お子',
        within: 'sentence',
      },
    ],
    suggestion: 'この部分を削除してください。必要な作業があれば、その事実を書けます。',
  },
  {
    ground: 'selection',
    level: 'error',
    message: '血液型や占いなど、仕事と関係のないことで、応募する人を選ぶことはできません',
    article,
    patterns: [
      `${fortune}[^。]{0,20}?(?:{ask}|選|判断|決め|見(?:て|させ)|相性|採用|書類)`,
      ...stancePatterns(fortune, 'refused', 'kept', 'wanted'),
      phrase`
        (?<![a-z])(?:a|b|o|ab)型(?:は|が)[^。]{0,12}?(?:{reject}|{hard})
        |(?<![a-z])(?:a|b|o|ab)型の?(?:人|方|さん|スタッフ|だけ|限定|のみ|以外|NG|不可|お?断)
      `,
    ],
    exceptions: [
      { pattern: customer, within: 'sentence' },
      {
        pattern:
          '肝炎|インフル|献血|輸血エンザ|占い(?:の|コーナー|師)|雑誌|グッズ|[ab]型(?:作業|事業)',
        within: 'sentence',
      },
    ],
    suggestion: 'この部分を削除してください。',
  },
  {
    ground: 'selection',
    level: 'error',
    message: '個人のSNSを見せるように求めることはできません',
    article,
    patterns: [
      demandOf(aboutAccounts),
      phrase`
        ${socialMedia}[^。]{0,10}?
        (?:アカウント|アカ(?!ウ)|ID|ユーザー名|プロフ|投稿|フォロワー|URL|リンク|ページ|名前)[^。]{0,20}?
        (?:{ask}|見せ|フォロー(?!ワ)|相互|送)
      `,
      `${socialMedia}(?:を|は|も|で)[^。、]{0,10}?(?:見せ|チェックし|拝見|教え|確認|調べ|拝見)`,
    ],
    exceptions: [{ pattern: customer, within: 'sentence' }],
    suggestion: 'この部分を削除してください。',
  },
  {
    ground: 'selection',
    level: 'warning',
    message: '仕事に必要なこと以外で、応募する人を選んだり断ったりすることはできません',
    article,
    patterns: [
      phrase`
        ${somebody}(?:の|から)?(?:の|ご|お)*(?:応募|採用|勤務|受け?入れ|申し?込み)?(?:は|が|も|を|、)
        [^。]{0,24}?${declined}
      `,
      `${somebody}(?:お断り|不可|NG)`,
      ...exclusionPatterns(somebody),
      phrase`
        ${somebody}(?:
          に限(?!り?のない)|のみ(?:の?募集|ご?応募|採用|対象|で)|だけ(?:の募集|来|ご?応募)|を優先|限定
          |が?希望です|を希望
        )
      `,
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
      phrase`
        (?:面談|面接|応募|申し?込み?|登録)(?:者)?(?:時|の?(?:とき|際)|で|前)(?:に|は|、)*[^。]{0,24}?
        (?:教えて|うかが|伺|聞(?:き|く|か)|質問し|答えて|申告|書いて|記入|お?知らせ(?:て|くだ))
      `,
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
