import { Check, MessageCircle, X } from 'lucide-react'
import styled from 'styled-components'
import { lastAnswered, type Arrival } from '@/domain/matchings/arrival'
import { formatTime } from '@/lib/date'
import { color, font } from '@/ui/tokens'

type Props = { arrival: Arrival }

/** Shows what the worker did with the last reminder before a shift that was opened or answered. */
export function LastReminder({ arrival }: Props) {
  const last = lastAnswered(arrival)
  if (!last) return null
  const { minutesBefore, state, seenAt, viaSms } = last
  const reminder = `${minutesBefore}分前のお知らせ`
  if (seenAt === null)
    return (
      <Line data-state='unopened'>
        <X size={16} aria-hidden />
        {reminder}は未開封{viaSms && '(SMSも送信)'}
      </Line>
    )
  const Icon = state === 'answered' ? MessageCircle : Check
  return (
    <Line>
      <Icon size={16} aria-hidden />
      {reminder}に{formatTime(seenAt)} {state === 'answered' ? '返事' : '開封'}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  font-size: ${font.xs};
  line-height: 1.4;
  color: ${color.ink2};
  svg {
    flex: none;
    color: ${color.successText};
  }
  &[data-state='unopened'],
  &[data-state='unopened'] svg {
    color: ${color.warningText};
  }
`
