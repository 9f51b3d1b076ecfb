import { CalendarCheck, Check, Megaphone, Pencil, Star, type LucideIcon } from 'lucide-react'
import { calendarDayStateLabel, offeringStatusLabel } from '@/domain/offerings/labels'
import * as S from './CalendarLegend.styles'

const states: readonly [state: string, label: string, Icon: LucideIcon | null][] = [
  ['done', calendarDayStateLabel.done, Check],
  ['reviewCandidate', calendarDayStateLabel.reviewCandidate, Star],
  ['working', calendarDayStateLabel.working, null],
  ['wanted', calendarDayStateLabel.wanted, Megaphone],
  ['confirmed', calendarDayStateLabel.confirmed, CalendarCheck],
  ['unpublished', offeringStatusLabel.unpublished, Pencil],
]

/** What the icons and lines of the calendar mean: phones show the icons alone. */
export function CalendarLegend() {
  return (
    <S.List aria-label='カレンダーの印'>
      {states.map(([state, label, Icon]) => (
        <li key={state} data-s={state}>
          {Icon ? <Icon aria-hidden /> : <i />}
          {label}
        </li>
      ))}
      <li>
        <u data-open='' />
        空きあり
      </li>
      <li>
        <b />
        未読あり
      </li>
    </S.List>
  )
}
