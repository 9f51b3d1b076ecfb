import type { TodayBoard } from '@/contracts/dashboard/schemas'
import { isExpected } from '@/domain/matchings/matching'
import { dayOf } from '@/lib/date'

/** How many people the board shows; those of last night's shift are not among the day's seats: 「7名(うち昨夜から2名)」. */
export function peopleNote({ on, peopleCount, offerings }: TodayBoard): string {
  const sinceYesterday = offerings
    .filter(({ startAt }) => dayOf(startAt) < on)
    .flatMap(({ users }) => users)
    .filter(isExpected).length
  return `${peopleCount}名${sinceYesterday > 0 ? `(うち昨夜から${sinceYesterday}名)` : ''}`
}
