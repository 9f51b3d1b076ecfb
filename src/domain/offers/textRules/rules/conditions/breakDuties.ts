import { phrase } from '@/domain/offers/textRules/phrase'
import { breakDuty, paid } from '@/domain/offers/textRules/rules/pay/offHoursWords'
import type { TextRule } from '@/domain/offers/textRules/types'

/** Forbids duties during a break: a break with duties is working time. */
export const breakDutyRules: readonly TextRule[] = [
  {
    ground: 'off_hours',
    level: 'error',
    message: '休憩時間に、接客や電話番などの仕事を求めることはできません',
    article: '労働基準法34条3項',
    patterns: [
      `(?:休憩(?:時間)?|お?昼休み|休み時間)中?(?:は|も|に|でも|の|、)*[^。]{0,14}?${breakDuty}`,
    ],
    exceptions: [
      ...paid,
      {
        pattern: phrase`
          社員|店長|職員|常勤|ほかの(?:人|スタッフ)
          |交代(?!で[^。、]{0,4}?(?:電話|店番|レジ|受付|番|対応|接客))|必要は|要りません|いりません|自由
        `,
        within: 'sentence',
      },
      {
        pattern: '(?:いただけ|でき)ます|かまいません|構いません|なくて(?:も)?(?:大丈夫|いい|よい)',
        within: 'after',
      },
    ],
    suggestion:
      'この部分を削除してください。対応が必要な時間は休憩にせず、勤務時間に入れてください。',
  },
]
