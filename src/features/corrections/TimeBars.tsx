import styled from 'styled-components'
import type { FixPaymentRequest } from '@/contracts/fixPaymentRequests.schemas'
import { addMinutes, formatTime, hourMs, minutesBetween, msOf, speakHours, toInstant } from '@/lib/jst'
import { color, font } from '@/ui/tokens'
import { vars } from '@/ui/vars'
import { clockBeside } from './clockBeside'

/** Whole hours around the times with room at both sides, and a mark at every hour, or at every few. */
function axisOf(instants: readonly string[]) {
  const ms = instants.map(msOf), room = 15 * 60_000
  const from = toInstant(Math.floor((Math.min(...ms) - room) / hourMs) * hourMs)
  const hours = Math.ceil((Math.max(...ms) + room - msOf(from)) / hourMs), step = hours > 12 ? 3 : hours > 5 ? 2 : 1
  return { from, hours, marks: Array.from({ length: Math.ceil(hours / step) }, (_, n) => n * step) }
}

/** Plan, scans and request as three bars on one axis: outlined, hatched, solid. */
export function TimeBars({ request: { planned, scans, requested } }: { request: FixPaymentRequest }) {
  const { checkedInAt: cameAt, checkedOutAt: leftAt } = scans
  const { from, hours, marks } = axisOf([planned.startAt, planned.endAt, requested.startAt, requested.endAt, cameAt, leftAt].filter((at) => at !== null))
  const at = (instant: string) => minutesBetween(from, instant) / (hours * 60)
  const scanned = cameAt !== null && leftAt !== null ? speakHours(cameAt, leftAt) : cameAt !== null ? `${formatTime(cameAt)}に出勤、退勤なし` : leftAt !== null ? `出勤なし、${formatTime(leftAt)}に退勤` : 'なし'
  const one = cameAt ?? leftAt
  return (
    <Root role='img' aria-label={`予定 ${speakHours(planned.startAt, planned.endAt)}、打刻 ${scanned}、申請 ${speakHours(requested.startAt, requested.endAt)}`}>
      <div aria-hidden><span>予定</span><i><b data-kind='plan' ref={vars({ '--from': at(planned.startAt), '--to': at(planned.endAt) })} /></i></div>
      <div aria-hidden><span>打刻</span><i>
        {cameAt !== null && leftAt !== null ? <b data-kind='scan' ref={vars({ '--from': at(cameAt), '--to': at(leftAt) })} />
          : one === null ? <small>打刻なし</small>
            : <><b data-kind='scan' data-one='' ref={vars({ '--from': at(one) })} /><small data-after={at(one) < 0.5} ref={vars({ '--from': at(one) })}>{cameAt === null ? '出勤' : '退勤'}の打刻なし</small></>}
      </i></div>
      <div aria-hidden><span>申請</span><i><b data-kind='ask' ref={vars({ '--from': at(requested.startAt), '--to': at(requested.endAt) })} /></i></div>
      <p aria-hidden>{marks.map((hour) => <span key={hour} ref={vars({ '--from': hour / hours })}>{clockBeside(planned.startAt, addMinutes(from, hour * 60)).replace(':00', '')}</span>)}</p>
    </Root>
  )
}

const Root = styled.div`
  display: grid; gap: 5px; font-size: ${font.xs}; line-height: 1; color: ${color.ink2};
  > div { display: grid; grid-template-columns: 36px 1fr; align-items: center; }
  i { position: relative; display: block; height: 12px; border-radius: 3px; background: ${color.sunken}; font-style: normal; }
  b { position: absolute; top: 0; bottom: 0; box-sizing: border-box; left: calc(var(--from) * 100%); width: calc((var(--to) - var(--from)) * 100%); border-radius: 3px; }
  b[data-one] { width: 5px; }
  small { position: absolute; top: 0; left: 6px; font-size: ${font.xxxs}; line-height: 12px; white-space: nowrap; }
  small[data-after='true'] { left: calc(var(--from) * 100% + 12px); }
  [data-kind='plan'] { border: 1px solid ${color.control}; background: ${color.line}; }
  [data-kind='scan'] { background: repeating-linear-gradient(135deg, rgb(255 255 255 / .5) 0 1px, transparent 1px 4px), ${color.ink2}; }
  [data-kind='ask'] { background: ${color.primary}; }
  p { position: relative; height: 12px; margin: 0 0 0 36px; font-size: ${font.xxxs}; line-height: 12px; }
  p span { position: absolute; left: calc(var(--from) * 100%); transform: translateX(-50%); }
  p span:first-child { transform: none; }
  @media (forced-colors: active) { b { forced-color-adjust: none; } }
`
