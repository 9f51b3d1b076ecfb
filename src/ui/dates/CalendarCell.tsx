import { CalendarCheck, Check, Megaphone, Pencil, Star, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { weekday, weekdayName, type Day } from '@/lib/dates/tokyoDate'
import { vars } from '@/ui/layout/vars'

export type CalendarState =
  'confirmed' | 'done' | 'reviewCandidate' | 'today' | 'wanted' | 'working' | 'unpublished'
/** What is known of a day. `label` is the state in words; `count` postings, `filled` of `total` seats; `unread`: somebody has written. */
export type CalendarDay = {
  state?: CalendarState
  label?: string
  count?: number
  filled?: number
  total?: number
  unread?: boolean
}
type Props = {
  day: Day
  outside: boolean
  off: boolean
  today: boolean
  past: boolean
  selected: boolean
  tabbable: boolean
  multiple: boolean
  holiday: string | undefined
  facts: CalendarDay | undefined
  onChoose: (day: Day) => void
}
const icons: Record<CalendarState, LucideIcon | null> = {
  confirmed: CalendarCheck,
  done: Check,
  reviewCandidate: Star,
  today: null,
  wanted: Megaphone,
  working: null,
  unpublished: Pencil,
}

/** One day of MonthCalendar. */
export const CalendarCell = memo(function CalendarCell({
  day,
  outside,
  off,
  today,
  past,
  selected,
  tabbable,
  multiple,
  holiday,
  facts = {},
  onChoose,
}: Props) {
  const { state, label, count, filled, total, unread = false } = facts
  const kind =
    holiday !== undefined || weekday(day) === 0
      ? 'holiday'
      : weekday(day) === 6
        ? 'saturday'
        : undefined
  const number = Number(day.slice(8))
  const monthNumber = Number(day.slice(5, 7))
  if (outside)
    return (
      <div role='gridcell' data-outside=''>
        <span data-day=''>
          <span className='vh'>{monthNumber}月</span>
          {monthNumber}/{number}
        </span>
      </div>
    )
  const Icon = state ? icons[state] : null
  const seats = total !== undefined && filled !== undefined
  const words = [
    `${monthNumber}月${number}日 ${weekdayName(day)}曜日`,
    holiday,
    today && '本日',
    label,
    count !== undefined && `${count}件`,
    seats && `${total}名中${filled}名`,
    unread && '未読あり',
    off && '選べません',
    selected && '選択済み',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div role='gridcell' aria-selected={selected}>
      <button
        type='button'
        tabIndex={tabbable ? 0 : -1}
        aria-disabled={off || undefined}
        data-kind={kind}
        data-today={today || undefined}
        data-past={past || undefined}
        onClick={() => onChoose(day)}
      >
        <span className='vh'>{words}</span>
        <span data-face='' aria-hidden>
          <span data-day=''>{number}</span>
          {unread && <em data-unread='' />}
          {multiple && selected && <Check data-check='' />}
          {holiday !== undefined && <small data-holiday=''>{holiday}</small>}
          {state && state !== 'today' && (
            <span data-state={state}>
              {Icon ? <Icon /> : <i />}
              <span data-word=''>{label}</span>
            </span>
          )}
          {!state && count !== undefined && count > 0 && (
            <span data-postings=''>
              <i />
              {count}
            </span>
          )}
          {state && !seats && count !== undefined && <span data-seats=''>{count}件</span>}
          {seats && (
            <span data-seats=''>
              {count !== undefined && <span data-word=''>{count}件 </span>}
              {filled}/{total}
              <span data-word=''>名</span>
            </span>
          )}
          {seats && (
            <span
              data-fill={filled < total && !past ? 'open' : state === 'working' ? 'now' : 'full'}
              ref={vars({ '--share': total > 0 ? Math.min(1, filled / total) : 0 })}
            />
          )}
        </span>
      </button>
    </div>
  )
})
