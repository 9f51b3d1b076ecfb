import type { Offering } from '@/contracts/offerings/schemas'
import { endedSeatsText } from '@/domain/offerings/endedSeats'
import { formatDay, weekday } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'

type Props = {
  day: string
  today: string
  holiday: string | undefined
  offerings: readonly Offering[]
  /** The day started on the previous page. */
  continued: boolean
}

/**
 * The heading of one day of the list, with totals of its rows. As in the calendar, only published offerings count for
 * the people. Weekday or holiday name say what kind of day it is; the colour only repeats it.
 */
export function DayHeading({ day, today, holiday, offerings, continued }: Props) {
  const published = offerings.filter(({ status }) => status !== 'unpublished')
  const sum = (countOf: (offering: Offering) => number) => sumBy(published, countOf)
  const wanted = sum((offering) => offering.peopleWanted)
  const draftCount = offerings.length - published.length
  return (
    <span data-day=''>
      <b data-weekday={holiday ? 0 : weekday(day)}>{formatDay(day, today)}</b>
      {holiday && <span data-holiday=''>{holiday}</span>}
      {day === today && <mark>本日</mark>}
      <small>
        {continued && '続き '}
        {offerings.length}件
        {wanted > 0 && ` ・ ${sum((offering) => offering.peopleMatched)}/${wanted}名`}
        {endedSeatsText(sum((offering) => offering.endedSeatCount))}
        {draftCount > 0 && ` ・ 非公開${draftCount}件`}
      </small>
    </span>
  )
}
