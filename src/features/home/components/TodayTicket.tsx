import styled from 'styled-components'
import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import {
  tradingDayOf,
  dayOf,
  formatEnd,
  formatTime,
  minutesBetween,
  minutesOfTradingDay,
} from '@/lib/date'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { TimeScale } from '@/ui/data-display/shift/TimeScale'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Ticket } from '@/ui/data-display/shift/Ticket'
import { color, font } from '@/ui/tokens'
import { TodayPerson, type PersonActions } from './TodayPerson'

type Props = {
  clientId: string
  offering: TodayBoard['offerings'][number]
  day: string
  asOf: string
  actionsOf: (user: TodayUser) => PersonActions
}

/** One shift of the day with its workers; missing workers come first. */
export function TodayTicket({ clientId, offering, day, asOf, actionsOf }: Props) {
  const start = minutesOfTradingDay(offering.startAt)
  const openSeats = offering.peopleWanted - offering.peopleMatched
  // The current time is marked only on a scale of the same trading day.
  const isSameDay = tradingDayOf(asOf) === tradingDayOf(offering.startAt)
  return (
    <Root>
      <Ticket
        state={offering.status}
        from={formatTime(offering.startAt)}
        to={formatEnd(offering.startAt, offering.endAt)}
        title={offering.title}
        href={href(routes.offering, { clientId, offeringId: offering.id })}
        heading='h3'
        {...(dayOf(offering.startAt) === day ? {} : { day: '昨夜から' })}
        aside={
          <SeatDots
            filled={offering.peopleMatched}
            total={offering.peopleWanted}
            ended={offering.endedSeatCount}
            recruiting={offering.status === 'published'}
          />
        }
        {...(offering.users.length > 0
          ? {
              rows: offering.users.map((user) => (
                <TodayPerson
                  key={user.matchingId}
                  user={user}
                  shift={offering}
                  asOf={asOf}
                  actions={actionsOf(user)}
                />
              )),
            }
          : {})}
      >
        {offering.status === 'published' && openSeats > 0 && (
          <Chips>
            <StatusChip kind='published' label={`あと${openSeats}名 募集中`} />
            <span>締切 {formatTime(offering.closesAt)}</span>
          </Chips>
        )}
        {offering.status === 'finished' && offering.peopleMatched === 0 && (
          <Chips>
            <StatusChip kind='finished' label='申し込みがありませんでした' />
          </Chips>
        )}
        <TimeScale
          state={offering.status}
          start={start}
          end={start + minutesBetween(offering.startAt, offering.endAt)}
          {...(isSameDay ? { now: minutesOfTradingDay(asOf) } : {})}
        />
      </Ticket>
    </Root>
  )
}

/** On a narrow ticket the seats move below the title. */
const Root = styled.div`
  [data-top] {
    flex-wrap: wrap;
  }
  [data-top] > h3 {
    flex-basis: 120px;
  }
`
const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-size: ${font.xs};
  color: ${color.ink2};
`
