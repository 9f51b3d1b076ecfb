import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import {
  formatDay,
  formatDuration,
  formatHours,
  minutesBetween,
  minutesOfTradingDay,
} from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { TimeScale } from '@/ui/data-display/shift/TimeScale'
import * as S from './PostedTicket.styles'

/** A summary of the shift: time, number of workers, pay and cost. */
export function PostedTicket({
  preview: { startAt, endAt, pay, cost },
  input,
}: {
  preview: NonNullable<OfferingValidation['preview']>
  input: OfferingInput
}) {
  const start = minutesOfTradingDay(startAt)
  const facts = [
    ['募集', input.peopleWanted, '名'],
    ['時給', input.hourlyWageYen, '円'],
    [`${cost.people}名分の合計(税込)`, cost.totalYen, '円'],
  ] as const
  return (
    <S.Ticket>
      <S.When data-graduates={input.scope === 'graduate' || undefined}>
        <span>{formatDay(startAt, serverNow())}</span>
        <b>{formatHours(startAt, endAt)}</b>
        <small>
          {input.breakMin > 0 ? `休憩${input.breakMin}分` : '休憩なし'} ・ 実働
          {formatDuration(pay.workMin)}
          {pay.nightMin > 0 && `(深夜${formatDuration(pay.nightMin)})`}
        </small>
      </S.When>
      <S.Facts>
        {facts.map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {formatNumber(value)}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </S.Facts>
      <S.Scale>
        <TimeScale
          big
          state='published'
          start={start}
          end={start + minutesBetween(startAt, endAt)}
        />
      </S.Scale>
    </S.Ticket>
  )
}
