import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import type { CalendarDay, Offering } from '@/contracts/offerings/schemas'
import { endedSeatsText } from '@/domain/offerings/endedSeats'
import { formatDay, weekday } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { routes } from '@/routes/routes'

type Totals = Pick<
  CalendarDay,
  'offeringsCount' | 'unpublishedCount' | 'peopleWanted' | 'peopleMatched' | 'endedSeatCount'
>

/** As in the calendar, only published offerings count for the people. */
function totalsOf(offerings: readonly Offering[]): Totals {
  const published = offerings.filter(({ status }) => status !== 'unpublished')
  return {
    offeringsCount: offerings.length,
    unpublishedCount: offerings.length - published.length,
    peopleWanted: sumBy(published, (offering) => offering.peopleWanted),
    peopleMatched: sumBy(published, (offering) => offering.peopleMatched),
    endedSeatCount: sumBy(published, (offering) => offering.endedSeatCount),
  }
}

const totalsText = (totals: Totals) =>
  [
    `${totals.offeringsCount}件`,
    totals.peopleWanted > 0 &&
      ` ・ ${totals.peopleMatched}/${totals.peopleWanted}名${endedSeatsText(totals.endedSeatCount)}`,
    totals.unpublishedCount > 0 && ` ・ 非公開${totals.unpublishedCount}件`,
  ]
    .filter((text) => text !== false)
    .join('')

/** The totals of a day whose offerings stand on two pages. */
function DividedDayTotals({ clientId, day }: Pick<Props, 'clientId' | 'day'>) {
  const [{ offerId, status, scope, hasVacancy, unreviewed, keyword }] = useUrlState(
    routes.offerings.query,
  )
  const conditions = { offerId, status, scope, hasVacancy, unreviewed, keyword }
  const { data } = useQuery(offeringOverviews.calendar, {
    clientId,
    query: { ...conditions, fromOn: day, toOn: day },
  })
  const [totals] = data?.days ?? []
  return totals ? totalsText(totals) : null
}

type Props = {
  clientId: string
  day: string
  today: string
  holiday: string | undefined
  /** The offerings of the day on this page. */
  offerings: readonly Offering[]
  /** The day started on the previous page. */
  continued: boolean
  /** Some of its offerings may be on another page. */
  divided: boolean
}

/**
 * The heading of one day of the list, with the totals of the day. Weekday or holiday name say what kind of day it is;
 * the colour only repeats it.
 */
export function DayHeading({
  clientId,
  day,
  today,
  holiday,
  offerings,
  continued,
  divided,
}: Props) {
  return (
    <span data-day=''>
      <b data-weekday={holiday ? 0 : weekday(day)}>{formatDay(day, today)}</b>
      {holiday && <span data-holiday=''>{holiday}</span>}
      {day === today && <mark>本日</mark>}
      <small>
        {continued && <span>続き </span>}
        {divided ? (
          <span>
            <DividedDayTotals clientId={clientId} day={day} />
          </span>
        ) : (
          <span>{totalsText(totalsOf(offerings))}</span>
        )}
      </small>
    </span>
  )
}
