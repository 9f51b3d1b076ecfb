import type { TextRule } from '@/domain/offers/textRules/types'

const taken =
  '(?:引き|引く|引か|引い|天引|差し?引|さしひ|控除|相殺|マイナス|徴収|いただき|いただく|頂き|頂く|減額)'
const unpaidWork =
  '(?:研修|試用|講習|説明会|トレーニング|見習い|初日|準備|片付け|着替え|朝礼|待機|体験|オリエンテーション|移動時間)'
const noPay =
  '(?:無給|無償|ただ働き|タダ働き|ノーギャラ|{money}(?:は|が|の|も)?(?:なし|無し|無い|ゼロ|0円|対象外|' +
  '(?:出|つき|付き|あり|発生し|支払い?(?:し|われ)?|支給し|お?支払いし)(?:ません|ない)))'

const message = '賃金から差し引いたり、時間を切り捨てて計算したりすることはできません'
const suggestion =
  'この部分を削除してください。賃金は1分単位で、全額を支払います。例: 賃金は1分単位で計算します'

/** 賃金の控除: wages are paid in money, in full, for every minute. */
export const deductionRules: readonly TextRule[] = [
  {
    ground: 'deduction',
    level: 'error',
    message,
    article: '労働基準法24条',
    patterns: [
      `{money}(?:の中|分|明細|の総額)?(?:から|より)(?:の)?[^。]{0,14}?${taken}`,
      `{money}(?:は|が|を)?[^。]{0,6}?(?:から|より)[^。]{0,6}?${taken}`,
      '(?:給与|給料)?天引き',
    ],
    exceptions: [
      {
        pattern: '所得税|源泉|社会保険|雇用保険|住民税|健康保険|年金|法定控除|税金|法令に基づ',
        within: 'sentence',
        article: '労働基準法24条1項ただし書',
      },
      { pattern: 'お客', within: 'after' },
    ],
    suggestion,
  },
  {
    ground: 'deduction',
    level: 'error',
    message,
    article: '労働基準法24条',
    patterns: [
      '(?<![\\d.十])(?!1分|一分)(?:\\d+|[一二三四五六七八九十]+|半)(?:分|時間)(?:単位|刻み|きざみ|ごと)(?:で|に|の)?' +
        '[^。]{0,8}?(?:計算|切り?捨|切捨|支給|支払|丸め|まるめ|カウント|集計|計上)',
      '{number}分(?:未満|に満たない|以下|に足りない)(?:の)?' +
        '[^。]{0,14}?(?:切り?捨|切捨|つきません|付きません|支払|カット|計算|無給|出ません)',
      '(?:労働時間|勤務時間|時間|端数|分)(?:の端数)?(?:は|を)[^。]{0,10}?(?:切り?捨|切捨|丸め)',
    ],
    exceptions: [
      {
        pattern: '休憩|商品|在庫|シフト|交代|温度|調理|予約|料金|駐車|利用時間',
        within: 'sentence',
      },
    ],
    suggestion,
  },
  {
    ground: 'deduction',
    level: 'error',
    message: '働いた時間の賃金を支払わないこと、物で支払うことはできません',
    article: '労働基準法24条',
    patterns: [
      `${unpaidWork}[^。]{0,16}?${noPay}`,
      '無給(?:です|になり|で(?:お願い|す)|の研修|研修)',
      '{money}の一部(?:は|を)[^。]{0,10}?(?:商品券|現物|ポイント|クーポン|商品)',
      '{money}(?:は|を)[^。]{0,6}?(?:商品券|現物|ポイント)(?:で|にて)',
    ],
    exceptions: [
      { pattern: '休憩', within: 'match' },
      { pattern: 'お客|サンプル|試供品', within: 'after' },
    ],
    suggestion:
      'この部分を削除してください。研修や準備の時間も賃金の対象です。例: 研修の時間も同じ時給です',
  },
]
