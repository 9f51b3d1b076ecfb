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

/** Explains the icons and lines of the calendar, which phones show without text. */
export function CalendarLegend() {
  return (
    <S.List aria-label='カレンダーの印'>
      {states.map(([state, label, Icon]) => (
        <li key={state} data-status={state}>
          {Icon ? <Icon aria-hidden /> : <i data-present='' />}
          {label}
        </li>
      ))}
      <li>
        <i data-seats='' />
        空きあり
      </li>
      <li>
        <i data-unread='' />
        未読あり
      </li>
    </S.List>
  )
}
