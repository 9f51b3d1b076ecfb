import { minutesInDay } from 'date-fns/constants'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import { Scale } from './TimeScale.styles'

/** 22:00, the legal start of night work, in minutes from 5:00. */
const NIGHT_START = 17 * 60
/** Formats minutes from 5:00 of the trading day for screen readers: 「17時」「22時30分」「翌2時」. */
const formatMinutes = (minutesFromFive: number) => {
  const minutes = minutesFromFive + 300
  const hour = Math.floor(minutes / 60)
  const rest = minutes - hour * 60
  return `${hour >= 24 ? `翌${hour - 24}` : hour}時${rest ? `${rest}分` : ''}`
}
function nightText(start: number, end: number) {
  if (end <= NIGHT_START) return ''
  if (end > minutesInDay) return '、22時から翌5時は深夜'
  return start > NIGHT_START ? '、すべて深夜' : '、22時以降は深夜'
}
/** The hours, night hours and breaks of a shift as a text for screen readers. */
export function timeScaleText(start: number, end: number, breaks: readonly Span[] = []) {
  const rest = breaks
    .map(([from, to]) => `、休憩${formatMinutes(from)}から${formatMinutes(to)}`)
    .join('')
  return `${formatMinutes(start)}から${formatMinutes(end)}${nightText(start, end)}${rest}`
}

type Span = readonly [start: number, end: number]
type TimeScaleState = 'unpublished' | 'published' | 'matching' | 'working' | 'finished'
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
 * One shift on the scale of a trading day from 5:00 to 翌5:00. All values are minutes from 5:00
 * (9:30 is 270, 翌2:00 is 1260). Night hours are hatched, breaks are left out of the bar. `now`
 * marks the current time; pass it for today's shifts only.
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
  const to = Math.min(minutesInDay, end)
  const hasDayAndNight = from < NIGHT_START && to > NIGHT_START
  return (
    <Scale
      className={className}
      role='img'
      aria-label={label ?? timeScaleText(start, end, breaks)}
      data-status={state}
      data-big={big || undefined}
    >
      <span data-track=''>
        <i data-night='' />
        {from < NIGHT_START && (
          <i
            data-working-time=''
            data-cut={hasDayAndNight || undefined}
            ref={setCssVariables({ '--from': from, '--to': Math.min(to, NIGHT_START) })}
          />
        )}
        {to > NIGHT_START && (
          <i
            data-at-night=''
            data-working-time=''
            data-cut={hasDayAndNight || undefined}
            ref={setCssVariables({ '--from': Math.max(from, NIGHT_START), '--to': to })}
          />
        )}
        {breaks.map(([s, e]) => (
          <i
            key={s}
            data-break=''
            ref={setCssVariables({ '--from': Math.max(0, s), '--to': Math.min(minutesInDay, e) })}
          />
        ))}
      </span>
      {now !== undefined && now >= 0 && now <= minutesInDay && (
        <i data-current-time='' ref={setCssVariables({ '--from': now })} />
      )}
      <small data-hour='5'>5時</small>
      <small data-hour='10'>10</small>
      <small data-hour='16'>16</small>
      <small data-hour='22'>22</small>
      <small data-hour='29'>翌5時</small>
    </Scale>
  )
}
