import styled from 'styled-components'
import type { FixPaymentRequest } from '@/contracts/fixPaymentRequests.schemas'
import { formatEnd, formatTime, minutesBetween, speakHours } from '@/lib/jst'
import { color, font, hatch } from '@/ui/tokens'
import { vars } from '@/ui/vars'

/** Plan, scans and request as three bars on one axis: outlined, hatched, solid. */
export function TimeBars({ request: { planned, scans, requested } }: { request: FixPaymentRequest }) {
  const instants = [planned.startAt, planned.endAt, requested.startAt, requested.endAt, scans.checkedInAt, scans.checkedOutAt].filter((at) => at !== null)
  const first = instants.reduce((a, b) => (minutesBetween(a, b) < 0 ? b : a)), last = instants.reduce((a, b) => (minutesBetween(a, b) > 0 ? b : a))
  const whole = Math.max(60, minutesBetween(first, last)) * 1.08, at = (instant: string) => (minutesBetween(first, instant) + whole * 0.037) / whole
  const scanned = scans.checkedInAt !== null && scans.checkedOutAt !== null ? [scans.checkedInAt, scans.checkedOutAt] as const : undefined
  const bars = [['予定', 'plan', planned.startAt, planned.endAt], ...(scanned ? [['打刻', 'scan', ...scanned] as const] : []), ['申請', 'ask', requested.startAt, requested.endAt]] as const
  return (
    <Root role='img' aria-label={`予定 ${speakHours(planned.startAt, planned.endAt)}、打刻 ${scanned ? speakHours(...scanned) : scans.checkedInAt ? `${formatTime(scans.checkedInAt)}に出勤、退勤なし` : 'なし'}、申請 ${speakHours(requested.startAt, requested.endAt)}`}>
      {bars.map(([label, kind, from, to]) => <div key={label} aria-hidden><span>{label}</span><i><b data-kind={kind} ref={vars({ '--from': at(from), '--to': at(to) })} /></i></div>)}
      {!scanned && <div aria-hidden><span>打刻</span><small>{scans.checkedInAt ? `${formatTime(scans.checkedInAt)} 出勤・退勤の打刻なし` : '打刻なし'}</small></div>}
      <p aria-hidden><span>{formatTime(first)}</span><span>{formatEnd(first, last)}</span></p>
    </Root>
  )
}

const Root = styled.div`
  display: grid; gap: 4px; font-size: ${font.xs}; color: ${color.ink2};
  > div { display: grid; grid-template-columns: 36px 1fr; align-items: center; gap: 8px; }
  i { position: relative; display: block; height: 12px; border-radius: 3px; background: ${color.sunken}; overflow: hidden; }
  b { position: absolute; top: 0; bottom: 0; box-sizing: border-box; left: calc(var(--from) * 100%); width: calc((var(--to) - var(--from)) * 100%); border-radius: 3px; }
  [data-kind='plan'] { border: 1px solid ${color.control}; background: ${color.line}; }
  [data-kind='scan'] { background: ${hatch.night}, ${color.control}; }
  [data-kind='ask'] { background: ${color.primary}; }
  p { display: flex; justify-content: space-between; margin: 0 0 0 44px; font-size: ${font.xxs}; }
`
