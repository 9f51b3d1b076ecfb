import { MAX_CLOSING_DAYS } from '@/contracts/closingDays/enums'
import type { ClosingDay, ClosingDayInput } from '@/contracts/closingDays/schemas'
import { addDays, formatDay, formatSlashDay, weekday, type Day, type Instant } from '@/lib/date'

/** Words for a regular closing day, as calendars show them. */
const REGULAR_CLOSING = '定休日'
const SINGLE_CLOSURE = '臨時休業'
const weekdayNames = ['日', '月', '火', '水', '木', '金', '土'] as const
/** The longest single closure, days. */
const MAX_DAYS = 92

type Rule = Omit<ClosingDay, 'id' | 'lockVersion'>

/** Returns which of its weekdays in the month a day is: 2 for the 14th, such as the second Monday. */
const weekOfMonth = (day: Day) => Math.ceil(Number(day.slice(8)) / 7)

function isClosedBy(day: Day, rule: Rule, isHoliday: boolean) {
  if (day < rule.startsOn) return false
  if (rule.kind === 'single') return day <= (rule.endsOn ?? rule.startsOn)
  return (
    weekday(day) === rule.weekday &&
    (rule.weeks.length === 0 || rule.weeks.includes(weekOfMonth(day))) &&
    !(rule.opensOnHolidays && isHoliday)
  )
}

/** Why a store is closed on a day, as text: the reason of a single closure, or 「定休日」. Undefined: it is open. */
export function closureOn(
  day: Day,
  rules: readonly Rule[],
  isHoliday: boolean,
): string | undefined {
  const found = rules.filter((rule) => isClosedBy(day, rule, isHoliday))
  const single = found.find(({ kind }) => kind === 'single')
  if (single) return single.reason || SINGLE_CLOSURE
  return found.length > 0 ? REGULAR_CLOSING : undefined
}

/** The warning for an offering on a closing day; it does not prevent publishing. */
export const closureWarning = (day: Day, reason: string, now: Instant) =>
  `${formatDay(day, now)}は、店舗の休みの日(${reason})です。このまま募集もできます。`

/** A closing day as text: 「第2・第3月曜日」, 「12/29(火)〜12/31(木)」. */
export function closingDayText(
  { kind, weekday: day, weeks, startsOn, endsOn }: Rule,
  now: Instant,
): string {
  if (kind === 'single')
    return endsOn === null || endsOn === startsOn
      ? formatSlashDay(startsOn, now)
      : `${formatSlashDay(startsOn, now)}〜${formatSlashDay(endsOn, now)}`
  const name = `${weekdayNames[day ?? 0]}曜日`
  if (weeks.length === 0) return `毎週${name}`
  return `${[...weeks]
    .sort()
    .map((week) => `第${week}`)
    .join('・')}${name}`
}

/** Why a closing day cannot be saved, by field; undefined if it can. `count`: how many the store has. */
export function cannotSaveClosingDay(
  { kind, weekday: day, startsOn, endsOn }: ClosingDayInput,
  count: number,
): Record<string, string> | undefined {
  if (count >= MAX_CLOSING_DAYS)
    return { kind: `定休日と臨時の休みは、合わせて${MAX_CLOSING_DAYS}件までです。` }
  if (kind === 'regular') return day === null ? { weekday: '曜日を選んでください。' } : undefined
  if (endsOn === null) return { endsOn: '終わりの日を入力してください。' }
  if (endsOn < startsOn) return { endsOn: '始まりの日より後にしてください。' }
  return endsOn > addDays(startsOn, MAX_DAYS - 1)
    ? { endsOn: `一度に入れられる休みは${MAX_DAYS}日までです。` }
    : undefined
}
