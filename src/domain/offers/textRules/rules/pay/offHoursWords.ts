import { phrase } from '@/domain/offers/textRules/phrase'
import type { RuleException } from '@/domain/offers/textRules/types'

/** Duties that a store demands during a break. */
export const breakDuty = phrase`
  (?:
    電話[^。、]{0,8}?(?:出られ|取れ|鳴)|電話|来客|(?:レジ|受付)番|レジ(?:を)?(?:お願い|打|入)|接客|待機
    |呼び?出|対応|店番|手伝|仕事|コール|インターホン|見守り|呼(?:び|ばれ)
    |(?:お?店|持ち場|売り?場|ホール)に[^。、]{0,4}?(?:戻って|出て|入って)(?:くだ|下さ|いただ|もら)
  )
`
/** The text says that the time is paid (労働基準法32条, 最高裁 2000-03-09 三菱重工業長崎造船所). */
export const paid: readonly RuleException[] = [
  {
    pattern: phrase`
      (?:賃金|時給|給与|給料|お給料|報酬)(?:も|は|が|を)?(?:ちゃんと|きちんと|全額)?
      (?:出ます|つきます|付きます|発生します)
      |(?:賃金|時給|給与|給料|お給料|報酬)(?:
        の対象(?!外)|が(?:出ます|発生|つき(?!ません)|付き(?!ません)|支払)
        |(?:を|も|は)(?:お?支払い?(?:し|いた)|発生し(?!ない))|に(?:含|入って(?!(?:い|お)?ま?せん))
      )
      |(?:勤務|労働|実働)時間(?:に|として)(?:含|入|数え|計算)|有給
    `,
    within: 'sentence',
    article: '労働基準法32条',
  },
]
