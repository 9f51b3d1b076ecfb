import { setCssVariables } from '@/ui/styles/setCssVariables'
import { Scale } from './TimeScale.styles'

const DAY = 1440
const NIGHT = 17 * 60
/** Minutes from 5:00 of the business day, read out: 「17時」「22時30分」「翌2時」. */
const spoken = (fromFive: number) => {
  const minutes = fromFive + 300
  const hour = Math.floor(minutes / 60)
  const rest = minutes - hour * 60
  return `${hour >= 24 ? `翌${hour - 24}` : hour}時${rest ? `${rest}分` : ''}`
}
function nightText(start: number, end: number) {
  if (end <= NIGHT) return ''
  if (end > DAY) return '、22時から翌5時は深夜'
  return start > NIGHT ? '、すべて深夜' : '、22時以降は深夜'
}
/** The hours of a shift in words. */
export function timeScaleText(start: number, end: number, breaks: readonly Span[] = []) {
  const rest = breaks.map(([from, to]) => `、休憩${spoken(from)}から${spoken(to)}`).join('')
  return `${spoken(start)}から${spoken(end)}${nightText(start, end)}${rest}`
}

type Span = readonly [start: number, end: number]
export type TimeScaleState = 'unpublished' | 'published' | 'matching' | 'working' | 'finished'
type Props = {
  className?: string | undefined
  start: number
  end: number
  breaks?: readonly Span[]
  now?: number | undefined
  state?: TimeScaleState | undefined
  big?: boolean
  label?: string
}

/**
 * A business day from 5:00 to 翌5:00 with one shift on it. Everything is in minutes from 5:00 (9:30 is 270, 翌2:00 is 1260). Night hours are
 * hatched, breaks cut out; `now` pins the present and belongs on today's tickets only.
 */
export function TimeScale({
  className,
  start,
  end,
  breaks = [],
  now,
  state,
  big = false,
  label,
}: Props) {
  const from = Math.max(0, start)
  const to = Math.min(DAY, end)
  const both = from < NIGHT && to > NIGHT
  return (
    <Scale
      className={className}
      role='img'
      aria-label={label ?? timeScaleText(start, end, breaks)}
      data-s={state}
      data-big={big || undefined}
    >
      <span data-track=''>
        <i data-night='' />
        {from < NIGHT && (
          <b
            data-cut={both || undefined}
            ref={setCssVariables({ '--from': from, '--to': Math.min(to, NIGHT) })}
          />
        )}
        {to > NIGHT && (
          <b
            data-dark=''
            data-cut={both || undefined}
            ref={setCssVariables({ '--from': Math.max(from, NIGHT), '--to': to })}
          />
        )}
        {breaks.map(([s, e]) => (
          <u
            key={s}
            ref={setCssVariables({ '--from': Math.max(0, s), '--to': Math.min(DAY, e) })}
          />
        ))}
      </span>
      {now !== undefined && now >= 0 && now <= DAY && (
        <em ref={setCssVariables({ '--from': now })} />
      )}
      <small data-hour='5'>5時</small>
      <small data-hour='10'>10</small>
      <small data-hour='16'>16</small>
      <small data-hour='22'>22</small>
      <small data-hour='29'>翌5時</small>
    </Scale>
  )
}
