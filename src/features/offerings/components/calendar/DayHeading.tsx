import type { Offering } from '@/contracts/offerings/schemas'
import { formatDay, weekday } from '@/lib/date'

type Props = {
  day: string
  today: string
  holiday: string | undefined
  offerings: readonly Offering[]
  /** The day started on the previous page. */
  continued: boolean
}

/**
 * The heading of one day of the list, with totals of its rows. The weekday or the name of the
 * holiday carries the meaning; colour only repeats it.
 */
export function DayHeading({ day, today, holiday, offerings, continued }: Props) {
  const sum = (of: (offering: Offering) => number) =>
    offerings.reduce((all, offering) => all + of(offering), 0)
  return (
    <span data-day=''>
      <b data-weekday={holiday ? 0 : weekday(day)}>{formatDay(day, today)}</b>
      {holiday && <span data-holiday=''>{holiday}</span>}
      {day === today && <mark>本日</mark>}
      <small>
        {continued && '続き '}
        {offerings.length}件 ・ {sum((offering) => offering.peopleMatched)}/
        {sum((offering) => offering.peopleWanted)}名
      </small>
    </span>
  )
}
