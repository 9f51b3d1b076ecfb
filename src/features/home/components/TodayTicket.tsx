import type { TodayBoard, TodayUser } from '@/contracts/offerings/schemas'
import {
  addMinutes,
  businessMinutes,
  dayOf,
  formatEnd,
  formatTime,
  minutesBetween,
  minutesOfDay,
} from '@/lib/dates/tokyoDate'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { SeatDots } from '@/ui/data-display/SeatDots'
import { TimeScale } from '@/ui/data-display/TimeScale'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Ticket } from '@/ui/data-display/Ticket'
import { TodayPerson, type Acts } from './TodayPerson'

/** Minutes of the business day, which begins at 5:00. */
const fromFive = (instant: string) => businessMinutes(minutesOfDay(instant))
/** The business day, by its date: the pin of the present belongs on rulers of the same one. */
const ruled = (instant: string) => dayOf(addMinutes(instant, -300))

type Props = {
  clientId: string
  offering: TodayBoard['offerings'][number]
  day: string
  asOf: string
  actsOf: (user: TodayUser) => Acts
}

/** One shift of the day with its people; who is missing stands first. */
export function TodayTicket({ clientId, offering: o, day, asOf, actsOf }: Props) {
  const start = fromFive(o.startAt)
  const left = o.peopleWanted - o.peopleMatched
  return (
    <div className='todayTicket'>
      <Ticket
        state={o.status}
        from={formatTime(o.startAt)}
        to={formatEnd(o.startAt, o.endAt)}
        title={o.title}
        href={href(routes.offering, { clientId, offeringId: o.id })}
        heading='h3'
        {...(dayOf(o.startAt) === day ? {} : { day: '昨夜から' })}
        aside={
          <SeatDots
            filled={o.peopleMatched}
            total={o.peopleWanted}
            recruiting={o.status === 'published'}
          />
        }
        {...(o.users.length > 0
          ? {
              rows: o.users.map((u) => (
                <TodayPerson key={u.matchingId} user={u} shift={o} asOf={asOf} acts={actsOf(u)} />
              )),
            }
          : {})}
      >
        {o.status === 'published' && left > 0 && (
          <span data-chips=''>
            <StatusChip kind='published' label={`あと${left}名 募集中`} />
            <span>締切 {formatTime(o.closesAt)}</span>
          </span>
        )}
        {o.status === 'finished' && o.peopleMatched === 0 && (
          <span data-chips=''>
            <StatusChip kind='finished' label='申し込みがありませんでした' />
          </span>
        )}
        <TimeScale
          state={o.status}
          start={start}
          end={start + minutesBetween(o.startAt, o.endAt)}
          {...(ruled(asOf) === ruled(o.startAt) ? { now: fromFive(asOf) } : {})}
        />
      </Ticket>
    </div>
  )
}
