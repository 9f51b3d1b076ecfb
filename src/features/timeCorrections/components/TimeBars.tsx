import type { FixPaymentRequest } from '@/contracts/fixPaymentRequests/schemas'
import {
  addMinutes,
  formatTime,
  hourMs,
  minutesBetween,
  msOf,
  speakHours,
  toInstant,
} from '@/lib/dates/tokyoDate'
import { vars } from '@/ui/layout/vars'
import { clockBeside } from '@/features/timeCorrections/lib/clockBeside'
import * as S from './TimeBars.styles'

/** Whole hours around the times with room at both sides, and a mark at every hour, or at every few. */
function axisOf(instants: readonly string[]) {
  const ms = instants.map(msOf)
  const room = 15 * 60_000
  const from = toInstant(Math.floor((Math.min(...ms) - room) / hourMs) * hourMs)
  const hours = Math.ceil((Math.max(...ms) + room - msOf(from)) / hourMs)
  const step = hours > 12 ? 3 : hours > 5 ? 2 : 1
  return { from, hours, marks: Array.from({ length: Math.ceil(hours / step) }, (_, n) => n * step) }
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
      (at) => at !== null,
    ),
  )
  const at = (instant: string) => minutesBetween(from, instant) / (hours * 60)
  const scanned =
    cameAt !== null && leftAt !== null
      ? speakHours(cameAt, leftAt)
      : cameAt !== null
        ? `${formatTime(cameAt)}に出勤、退勤なし`
        : leftAt !== null
          ? `出勤なし、${formatTime(leftAt)}に退勤`
          : 'なし'
  const one = cameAt ?? leftAt
  return (
    <S.Chart
      role='img'
      aria-label={`予定 ${speakHours(planned.startAt, planned.endAt)}、打刻 ${scanned}、申請 ${speakHours(requested.startAt, requested.endAt)}`}
    >
      <div aria-hidden>
        <span>予定</span>
        <i>
          <b
            data-kind='plan'
            ref={vars({ '--from': at(planned.startAt), '--to': at(planned.endAt) })}
          />
        </i>
      </div>
      <div aria-hidden>
        <span>打刻</span>
        <i>
          {cameAt !== null && leftAt !== null ? (
            <b data-kind='scan' ref={vars({ '--from': at(cameAt), '--to': at(leftAt) })} />
          ) : one === null ? (
            <small>打刻なし</small>
          ) : (
            <>
              <b data-kind='scan' data-one='' ref={vars({ '--from': at(one) })} />
              <small data-after={at(one) < 0.5} ref={vars({ '--from': at(one) })}>
                {cameAt === null ? '出勤' : '退勤'}の打刻なし
              </small>
            </>
          )}
        </i>
      </div>
      <div aria-hidden>
        <span>申請</span>
        <i>
          <b
            data-kind='ask'
            ref={vars({ '--from': at(requested.startAt), '--to': at(requested.endAt) })}
          />
        </i>
      </div>
      <p aria-hidden>
        {marks.map((hour) => (
          <span key={hour} ref={vars({ '--from': hour / hours })}>
            {clockBeside(planned.startAt, addMinutes(from, hour * 60)).replace(':00', '')}
          </span>
        ))}
      </p>
    </S.Chart>
  )
}
