import { phrase } from '@/domain/offers/textRules/phrase'

/** Things handed over instead of money, in the rules on deductions and on unpaid work. */
export const inKind = phrase`
  (?:
    商品券|現物|自社(?:の)?(?:商品|製品)|金券|地域通貨|(?:当店|店|お?店)で使える[^。、]{1,6}券|お?食事券
    |入浴券|宿泊券|カード|株|仮想通貨|ビットコイン|景品|野菜|果物|魚|お?買い?物券|チケット|割引券|食券
    |回数券|ギフト|プリペイド|電子マネー|コイン|ポイント|クーポン|品物|商品|お?食事|お?土産
    |まかない|お?弁当|パン|残り物|お?菓子|お?米|お?酒
  )
`
/** A time of the day: 「8時45分」「8:45」. */
export const clock = '\\d{1,2}(?:時|:)(?:\\d{1,2}分?|半)?'
/** The message of every finding on deducted or rounded wages. */
export const message = '賃金から差し引いたり、時間を切り捨てて計算したりすることはできません'
/** The suggestion of the same findings. */
export const suggestion =
  'この部分を削除してください。賃金は1分単位で、全額を支払う必要があります。'
