import styled from 'styled-components'
import { color, font, hatch } from './tokens'
import { vars } from './vars'

const DAY = 1440, NIGHT = 17 * 60
/** Minutes from 5:00 of the business day, read out: 「17時」「22時30分」「翌2時」. */
const spoken = (fromFive: number) => {
  const minutes = fromFive + 300, hour = Math.floor(minutes / 60), rest = minutes - hour * 60
  return `${hour >= 24 ? `翌${hour - 24}` : hour}時${rest ? `${rest}分` : ''}`
}
/** The hours of a shift in words. */
export function rulerWords(start: number, end: number, breaks: readonly Span[] = []) {
  const night = end <= NIGHT ? '' : end > DAY ? '、22時から翌5時は深夜' : start > NIGHT ? '、すべて深夜' : '、22時以降は深夜'
  const rest = breaks.map(([from, to]) => `、休憩${spoken(from)}から${spoken(to)}`).join('')
  return `${spoken(start)}から${spoken(end)}${night}${rest}`
}

type Span = readonly [start: number, end: number]
export type RulerState = 'unpublished' | 'published' | 'matching' | 'working' | 'finished'
type Props = { start: number; end: number; breaks?: readonly Span[]; now?: number | undefined; state?: RulerState | undefined; big?: boolean; label?: string }

/**
 * A business day from 5:00 to 翌5:00 with one shift on it. Everything is in minutes from 5:00 (9:30 is 270, 翌2:00 is 1260). Night hours are
 * hatched, breaks cut out; `now` pins the present and belongs on today's tickets only.
 */
export function Ruler({ start, end, breaks = [], now, state, big = false, label }: Props) {
  const from = Math.max(0, start), to = Math.min(DAY, end)
  const both = from < NIGHT && to > NIGHT
  return (
    <Root role='img' aria-label={label ?? rulerWords(start, end, breaks)} data-s={state} data-big={big || undefined}>
      <span data-track=''>
        <i data-night='' />
        {from < NIGHT && <b data-cut={both || undefined} ref={vars({ '--from': from, '--to': Math.min(to, NIGHT) })} />}
        {to > NIGHT && <b data-dark='' data-cut={both || undefined} ref={vars({ '--from': Math.max(from, NIGHT), '--to': to })} />}
        {breaks.map(([s, e]) => <u key={s} ref={vars({ '--from': Math.max(0, s), '--to': Math.min(DAY, e) })} />)}
      </span>
      {now !== undefined && now >= 0 && now <= DAY && <em ref={vars({ '--from': now })} />}
      <small data-hour='5'>5時</small><small data-hour='10'>10</small><small data-hour='16'>16</small><small data-hour='22'>22</small><small data-hour='29'>翌5時</small>
    </Root>
  )
}

const onDark = 'repeating-linear-gradient(135deg, rgb(255 255 255 / .45) 0 1px, transparent 1px 4px)'
const Root = styled.span`
  display: block; position: relative; padding-bottom: 15px; font-size: ${font.xxxs}; line-height: 1; color: ${color.ink3}; font-variant-numeric: tabular-nums;
  [data-track] { display: block; position: relative; height: 8px; border-radius: 4px; background: ${color.sunken}; overflow: hidden; }
  [data-night] { position: absolute; inset: 0 0 0 calc(1020 / 1440 * 100%); background: ${hatch.night}; }
  b, u { position: absolute; top: 0; bottom: 0; left: calc(var(--from) / 1440 * 100%); width: calc((var(--to) - var(--from)) / 1440 * 100%); }
  b { border-radius: 4px; background: ${color.ink2}; }
  b[data-cut] { border-radius: 4px 0 0 4px; }
  b[data-dark] { background: ${onDark}, ${color.ink}; }
  b[data-dark][data-cut] { border-radius: 0 4px 4px 0; }
  u { background: ${color.surface}; border: solid ${color.control}; border-width: 1px 0; }
  &[data-s='working'] b { background: ${color.brand}; box-shadow: inset 0 0 0 1.5px ${color.ink}; }
  &[data-s='working'] b[data-dark] { background: ${hatch.night}, ${color.brand}; }
  &[data-s='published'] b { background: ${color.primary}; }
  &[data-s='published'] b[data-dark] { background: ${onDark}, ${color.primaryPressed}; }
  &[data-s='finished'] b { background: ${color.control}; }
  em { position: absolute; top: -3px; height: 14px; width: 2px; margin-left: -1px; border-radius: 1px; background: ${color.ink}; left: calc(var(--from) / 1440 * 100%); }
  em::before { content: ''; position: absolute; top: -3px; left: -3px; box-sizing: border-box; width: 8px; height: 8px; border-radius: 50%; background: ${color.brand}; border: 2px solid ${color.ink}; }
  small { position: absolute; bottom: 0; transform: translateX(-50%); white-space: nowrap; font-size: inherit; }
  [data-hour='5'] { left: 0; transform: none; }
  [data-hour='10'] { left: calc(5 / 24 * 100%); }
  [data-hour='16'] { left: calc(11 / 24 * 100%); }
  [data-hour='22'] { left: calc(17 / 24 * 100%); }
  [data-hour='29'] { left: 100%; transform: translateX(-100%); }
  &[data-big] { padding-bottom: 20px; font-size: ${font.xxs}; }
  &[data-big] [data-track] { height: 16px; border-radius: 6px; }
  &[data-big] em { height: 22px; }
  @media (forced-colors: active) { [data-track] { border: 1px solid CanvasText; } b { forced-color-adjust: none; } }
`
