import { addDays, type Day, dayOf, type Instant, minuteMs, msOf, toInstant } from '@/lib/date'

/** A worker may work this many days in a row for one company (労働基準法35条: a rest day in every week). */
export const MAX_DAYS_IN_ROW = 6

type Shift = { startAt: Instant; endAt: Instant }

/**
 * Returns the days that a shift touches. A rest day runs from midnight to midnight, so the day on which a night shift
 * ends is none.
 */
export const daysOfShift = ({ startAt, endAt }: Shift): Day[] => {
  const lastDay = dayOf(toInstant(msOf(endAt) - minuteMs))
  const days: Day[] = []
  for (let day = dayOf(startAt); day <= lastDay; day = addDays(day, 1)) days.push(day)
  return days
}

/** Counts the days in a row that are worked around a shift, including its own days. */
const daysInRow = (heldAtCompany: readonly Shift[], shift: Shift): number => {
  const ownDays = daysOfShift(shift)
  const workDays = new Set([...heldAtCompany.flatMap(daysOfShift), ...ownDays])
  const countFrom = (first: Day, step: 1 | -1) => {
    let count = 0
    for (let day = first; workDays.has(day); day = addDays(day, step)) count += 1
    return count
  }
  return countFrom(dayOf(shift.startAt), -1) + countFrom(addDays(dayOf(shift.startAt), 1), 1)
}

/**
 * Why a worker cannot take one more shift at a company: it would be the seventh day in a row (労働基準法35条1項).
 * `heldAtCompany`: their other shifts there.
 */
export const cannotWorkWithoutRest = (
  heldAtCompany: readonly Shift[],
  shift: Shift,
): string | undefined => {
  const days = daysInRow(heldAtCompany, shift)
  return days > MAX_DAYS_IN_ROW
    ? `同じ企業で${days}日続けて働くことになるため、申し込めません。週に1日は休日が必要です。`
    : undefined
}
