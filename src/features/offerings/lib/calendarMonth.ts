import type { CalendarDay } from '@/contracts/offerings/schemas'
import { endedSeatsText } from '@/domain/offerings/endedSeats'
import { fillPercent } from '@/domain/offerings/fillPercent'
import { calendarDayStateLabel, offeringStatusLabel } from '@/domain/offerings/labels'
import { monthOf, type Day, type Month } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import type { CalendarDay as DayFacts } from '@/ui/dates/CalendarDayFacts'

/** The label of a day's state. Only a full day is 満枠, because applications may also have closed early. */
const stateLabelOf = (
  { peopleMatched, peopleWanted }: CalendarDay,
  state: NonNullable<CalendarDay['state']>,
) =>
  state === 'confirmed' && peopleMatched < peopleWanted
    ? offeringStatusLabel.matching
    : calendarDayStateLabel[state]

function toDayFacts(day: CalendarDay): DayFacts {
  if (day.offeringsCount === 0) return {}
  const common = { count: day.offeringsCount, unread: day.hasUnread }
  if (day.state === null)
    return { ...common, state: 'unpublished', label: offeringStatusLabel.unpublished }
  return {
    ...common,
    state: day.state,
    label: stateLabelOf(day, day.state),
    filled: day.peopleMatched,
    total: day.peopleWanted,
  }
}

/**
 * Summarizes a month for the calendar. `facts` has the days; `counts` has only their numbers of offerings, for the
 * small cells of selection mode.
 */
export function summarizeMonth(days: readonly CalendarDay[]) {
  const wanted = sumBy(days, (day) => day.peopleWanted)
  const matched = sumBy(days, (day) => day.peopleMatched)
  const endedSeats = sumBy(days, (day) => day.endedSeatCount)
  const percent = fillPercent({ wanted, matched })
  return {
    facts: Object.fromEntries(days.map((day) => [day.on, toDayFacts(day)])),
    counts: Object.fromEntries(
      days.map((day): [Day, DayFacts] => [
        day.on,
        day.offeringsCount > 0 ? { count: day.offeringsCount } : {},
      ]),
    ),
    offeringsCount: sumBy(days, (day) => day.offeringsCount),
    fillRate:
      percent === undefined
        ? undefined
        : `${matched}/${wanted}名 ・ 充足率 ${percent}%${endedSeatsText(endedSeats)}`,
  }
}

/** The selected day of a month: the one in the URL, or today in the current month. */
export function selectedDayOf(on: Day | '', month: Month, today: Day): Day | undefined {
  if (on && monthOf(on) === month) return on
  return monthOf(today) === month ? today : undefined
}
