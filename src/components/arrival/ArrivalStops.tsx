import { Check, CircleCheck, Clock, MessageCircle, Minus, X, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import type { ReminderState } from '@/contracts/matchings/enums'
import type { Arrival, ReminderStop } from '@/domain/matchings/arrival'
import { formatTime } from '@/lib/date'
import { color, font, media } from '@/ui/tokens'

const icons: Record<ReminderState, LucideIcon> = {
  planned: Clock,
  unsent: Minus,
  unopened: X,
  opened: Check,
  answered: MessageCircle,
  arrived: CircleCheck,
}

function textOf({ state, at, seenAt, viaSms }: ReminderStop) {
  const seenTime = seenAt === null ? '' : `${formatTime(seenAt)} `
  const texts: Record<ReminderState, string> = {
    planned: `${formatTime(at)}に送ります`,
    unsent: '送っていません',
    unopened: viaSms ? '未開封(SMSも送信)' : '未開封',
    opened: `${seenTime}開封`,
    answered: `${seenTime}返事`,
    arrived: 'チェックイン済み',
  }
  return texts[state]
}

type Props = {
  name: string
  arrival: Arrival
  /** Side by side on wide screens, for a list in which the stops of several workers are compared. */
  columns?: boolean
}

/** The reminders of one worker before a shift: opened, answered, or not. Words stand beside each icon. */
export function ArrivalStops({ name, arrival, columns = false }: Props) {
  return (
    <Stops aria-label={`${name}さんへのお知らせ`} data-columns={columns || undefined}>
      {arrival.stops.map((stop) => {
        const Icon = icons[stop.state]
        return (
          <li key={stop.minutesBefore} data-state={stop.state}>
            <small>{stop.minutesBefore}分前</small>
            <span>
              <Icon size={16} aria-hidden />
              {textOf(stop)}
            </span>
          </li>
        )
      })}
    </Stops>
  )
}

const Stops = styled.ol`
  display: grid;
  gap: 4px;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font.xs};
  line-height: 1.4;
  li {
    display: flex;
    gap: 8px;
    align-items: center;
    color: ${color.ink2};
  }
  small {
    flex: none;
    width: 48px;
    font-size: inherit;
    color: ${color.ink2};
  }
  span {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  svg {
    flex: none;
  }
  [data-state='opened'] svg,
  [data-state='answered'] svg,
  [data-state='arrived'] svg {
    color: ${color.successText};
  }
  [data-state='unopened'] span {
    color: ${color.warningText};
  }
  ${media.tablet} {
    &[data-columns] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 8px;
    }
    &[data-columns] li {
      display: grid;
      gap: 0;
    }
  }
`
