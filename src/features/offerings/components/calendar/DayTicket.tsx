import styled from 'styled-components'
import type { Offering } from '@/contracts/offerings/schemas'
import { cancelCountdown } from '@/domain/matchings/matching'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { OfferingRowMenu } from '@/features/offerings/components/actions/OfferingRowMenu'
import { useNowEachMinute } from '@/features/offerings/hooks/useNowEachMinute'
import { offeringStatusChip } from '@/features/offerings/lib/offeringStatusChip'
import {
  tradingDayOf,
  formatEnd,
  formatTime,
  minutesBetween,
  minutesOfTradingDay,
} from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Countdown } from '@/ui/data-display/shift/Countdown'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { Ticket } from '@/ui/data-display/shift/Ticket'
import { TimeScale } from '@/ui/data-display/shift/TimeScale'
import { StatusChip } from '@/ui/data-display/StatusChip'

/** The maximum number of chips beside the status. */
const MAX_FURTHER_CHIPS = 2

/** One offering of the selected day. */
export function DayTicket({ clientId, offering }: { clientId: string; offering: Offering }) {
  const now = useNowEachMinute()
  const nowInstant = now.toISOString()
  const start = minutesOfTradingDay(offering.startAt)
  const isAhead = offering.status === 'published' || offering.status === 'matching'
  const countdown = cancelCountdown(offering.startAt, now, offering.publishedAt ?? undefined)
  const detailHref = href(routes.offering, { clientId, offeringId: offering.id })
  return (
    <Ticket
      state={offering.status}
      from={formatTime(offering.startAt)}
      to={formatEnd(offering.startAt, offering.endAt)}
      title={offering.title}
      href={detailHref}
      action={<OfferingRowMenu clientId={clientId} offering={offering} />}
    >
      <Line>
        <StatusChip {...offeringStatusChip(offering)} />
        <SeatDots
          filled={offering.peopleMatched}
          total={offering.peopleWanted}
          ended={offering.endedSeatCount}
          recruiting={offering.status === 'published'}
        />
        {chipsOf(offering).slice(0, MAX_FURTHER_CHIPS)}
      </Line>
      <TimeScale
        state={offering.status}
        start={start}
        end={start + minutesBetween(offering.startAt, offering.endAt)}
        {...(tradingDayOf(nowInstant) === tradingDayOf(offering.startAt)
          ? { now: minutesOfTradingDay(nowInstant) }
          : {})}
      />
      {isAhead && countdown.near && offering.peopleMatched > 0 && (
        <Line>
          <Countdown minutesLeft={countdown.passed ? 0 : countdown.remainingMin} />
        </Line>
      )}
    </Ticket>
  )
}

/** The chips beside the status, the most urgent first. */
const chipsOf = ({ pendingFixCount, unreviewedCount, unreadCount, scope }: Offering) => [
  ...(pendingFixCount > 0
    ? [<StatusChip key='fix' kind='progress' label={`修正依頼 ${pendingFixCount}件`} />]
    : []),
  ...(unreviewedCount > 0
    ? [<StatusChip key='review' kind='review' label={`評価待ち ${unreviewedCount}名`} />]
    : []),
  ...(unreadCount > 0
    ? [<StatusChip key='unread' kind='unread' label={`未読 ${unreadCount}件`} />]
    : []),
  ...(scope === 'graduate'
    ? [<StatusChip key='scope' kind='violet' label={publicationScopeLabel.graduate} />]
    : []),
]

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
`
