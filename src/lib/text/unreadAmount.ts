import { patternOf, periods, withoutPeriod, type Period } from './amountPeriods'
import { halfWidth } from './jaInput'

const labels = {
  時間: '1時間あたり',
  日: '1日あたり',
  週: '1週間あたり',
  月: '1か月あたり',
  年: '1年あたり',
  回: '1回の勤務あたり',
  片道: '片道',
} as const
const others = {
  日: { names: '日[給当額]|毎日', units: '日', latin: 'd(?:ay)?' },
  週: { names: '週[給額]|毎週', units: '週間?', latin: 'w(?:eek)?' },
  年: { names: '年[給額収俸]|毎年', units: '年間?', latin: 'y(?:ear)?' },
  片道: { names: '片道', units: '片道', latin: 'way' },
  ...periods,
}
type Written = keyof typeof labels

/**
 * Returns the error of a schema for an amount that is paid for something else than the field says, such as a daily wage
 * in a field for an hourly one; undefined for other texts.
 */
export const unreadAmount =
  (per: Period) =>
  ({ input }: { input?: unknown }) => {
    if (typeof input !== 'string') return undefined
    const text = halfWidth(input)
    if (withoutPeriod(text, per) !== text) return undefined
    const written = (Object.keys(others) as Written[]).find((name) =>
      patternOf(others[name]).test(text),
    )
    return written && `${labels[written]}の額ではなく、${labels[per]}の額を入力してください。`
  }
