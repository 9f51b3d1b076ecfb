import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { clockBeside } from '@/features/paymentCorrections/lib/clockBeside'
import {
  addMinutes,
  formatTime,
  hourMs,
  minuteMs,
  minutesBetween,
  msOf,
  speakHours,
  toInstant,
} from '@/lib/date'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import * as S from './TimeBars.styles'

/** The minimum empty space before the first and after the last time. */
const MARGIN_MS = 15 * minuteMs

/** Hours between two marks, so that a phone has room for the label of each. */
function stepOf(hours: number) {
  if (hours > 12) return 3
  return hours > 5 ? 2 : 1
}

/** The axis: whole hours around the times with the margin at both sides, and a mark every one to three hours. */
function axisOf(instants: readonly string[]) {
  const ms = instants.map(msOf)
  const from = toInstant(Math.floor((Math.min(...ms) - MARGIN_MS) / hourMs) * hourMs)
  const hours = Math.ceil((Math.max(...ms) + MARGIN_MS - msOf(from)) / hourMs)
  const step = stepOf(hours)
  const marks = Array.from({ length: Math.ceil(hours / step) }, (_, index) => index * step)
  return { from, hours, marks }
}

function scanText(cameAt: string | null, leftAt: string | null) {
  if (cameAt !== null && leftAt !== null) return speakHours(cameAt, leftAt)
  if (cameAt !== null) return `${formatTime(cameAt)}にチェックイン、チェックアウトなし`
  return leftAt !== null ? `チェックインなし、${formatTime(leftAt)}にチェックアウト` : 'なし'
}

/** The bar of the scans. With only one scan, a mark and the name of the missing one. */
function ScanBar({
  cameAt,
  leftAt,
  positionOf,
}: {
  cameAt: string | null
  leftAt: string | null
  positionOf: (instant: string) => number
}) {
  if (cameAt !== null && leftAt !== null)
    return (
      <i
        data-kind='scan'
        ref={setCssVariables({ '--from': positionOf(cameAt), '--to': positionOf(leftAt) })}
      />
    )
  const onlyScan = cameAt ?? leftAt
  if (onlyScan === null) return <small>記録なし</small>
  const from = positionOf(onlyScan)
  return (
    <>
      <i data-kind='scan' data-single='' ref={setCssVariables({ '--from': from })} />
      <small data-after={from < 0.5} ref={setCssVariables({ '--from': from })}>
        {cameAt === null ? 'チェックイン' : 'チェックアウト'}の記録なし
      </small>
    </>
  )
}

/** Plan, scans and request as three bars on one axis: outlined, hatched, solid. */
export function TimeBars({
  request: { planned, scans, requested },
}: {
  request: FixPaymentRequest
}) {
  const { checkedInAt: cameAt, checkedOutAt: leftAt } = scans
  const { from, hours, marks } = axisOf(
    [planned.startAt, planned.endAt, requested.startAt, requested.endAt, cameAt, leftAt].filter(
      (instant) => instant !== null,
    ),
  )
  const positionOf = (instant: string) => minutesBetween(from, instant) / (hours * 60)
  const scanned = scanText(cameAt, leftAt)
  return (
    <S.Chart
      role='img'
      aria-label={`予定 ${speakHours(planned.startAt, planned.endAt)}、記録 ${scanned}、申請 ${speakHours(requested.startAt, requested.endAt)}`}
    >
      <div aria-hidden>
        <span>予定</span>
        <span data-track=''>
          <i
            data-kind='plan'
            ref={setCssVariables({
              '--from': positionOf(planned.startAt),
              '--to': positionOf(planned.endAt),
            })}
          />
        </span>
      </div>
      <div aria-hidden>
        <span>記録</span>
        <span data-track=''>
          <ScanBar cameAt={cameAt} leftAt={leftAt} positionOf={positionOf} />
        </span>
      </div>
      <div aria-hidden>
        <span>申請</span>
        <span data-track=''>
          <i
            data-kind='ask'
            ref={setCssVariables({
              '--from': positionOf(requested.startAt),
              '--to': positionOf(requested.endAt),
            })}
          />
        </span>
      </div>
      <p aria-hidden>
        {marks.map((hour) => (
          <span key={hour} ref={setCssVariables({ '--from': hour / hours })}>
            {clockBeside(planned.startAt, addMinutes(from, hour * 60)).replace(':00', '')}
          </span>
        ))}
      </p>
    </S.Chart>
  )
}
