import type { ReactNode } from 'react'
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
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Fold } from '@/ui/data-display/Fold'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { Ticket } from '@/ui/data-display/shift/Ticket'
import { TimeScale } from '@/ui/data-display/shift/TimeScale'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { color, font } from '@/ui/tokens'
import { TodayPerson, type PersonActions } from './TodayPerson'

type Props = {
  clientId: string
  offering: TodayBoard['offerings'][number]
  day: string
  asOf: string
  /** Shows only how many workers come, instead of their rows. */
  folded?: boolean
  actionsOf: (user: TodayUser) => PersonActions
}

/**
 * One shift of the day with its workers. Late workers are shown in `LatePeople` instead. Workers who have finished are
 * collapsed while the shift still runs; `folded` collapses the others too, except those who may not come.
 */
export function TodayTicket({ clientId, offering, day, asOf, folded = false, actionsOf }: Props) {
  const people = offering.users.filter((user) => user.presence !== 'late')
  const lateCount = offering.users.length - people.length
  const isOver = offering.status === 'finished'
  const finished = isOver ? [] : people.filter((user) => user.checkedOutAt !== null)
  const present = people.filter((user) => !finished.includes(user))
  const shown = folded ? present.filter((user) => user.arrival?.isDoubtful === true) : present
  const calm = present.filter((user) => !shown.includes(user))
  const rowsOf = (users: readonly TodayUser[]) =>
    users.map((user) => (
      <TodayPerson
        key={user.matchingId}
        user={user}
        shift={offering}
        asOf={asOf}
        actions={actionsOf(user)}
      />
    ))
  const start = minutesOfTradingDay(offering.startAt)
  const openSeats = offering.peopleWanted - offering.peopleMatched
  // The scale shows one trading day, so the current time is marked only if it is the same one.
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
        {...(people.length > 0
          ? {
              rows: (
                <>
                  {rowsOf(shown)}
                  <FoldedRows title={shown.length > 0 ? 'ほか' : '来る人'}>
                    {rowsOf(calm)}
                  </FoldedRows>
                  <FoldedRows title='終わった人'>{rowsOf(finished)}</FoldedRows>
                </>
              ),
            }
          : {})}
      >
        {lateCount > 0 && (
          <Chips>
            <StatusChip kind='late' label={`まだ到着していない人 ${lateCount}名`} />
          </Chips>
        )}
        {offering.status === 'published' && openSeats > 0 && (
          <Chips>
            <StatusChip kind='published' label={`あと${openSeats}名 募集中`} />
            <span>締切 {formatTime(offering.closesAt)}</span>
          </Chips>
        )}
        {isOver && offering.peopleMatched === 0 && (
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

/** Collapsed rows of workers, behind a line with their number. */
function FoldedRows({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <li>
      <Fold summary={`${title} ${children.length}名`}>
        <ul data-people=''>{children}</ul>
      </Fold>
    </li>
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
