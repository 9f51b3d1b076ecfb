import type { TodayBoard } from '@/contracts/dashboard/schemas'
import { isExpected } from '@/domain/matchings/matching'
import { dayOf } from '@/lib/date'

/** The number of workers on the board, with those of last night's shift named apart: 「7名(うち昨夜から2名)」. */
export function peopleNote({ on, peopleCount, offerings }: TodayBoard): string {
  const sinceYesterday = offerings
    .filter(({ startAt }) => dayOf(startAt) < on)
    .flatMap(({ users }) => users)
    .filter(isExpected).length
  return `${peopleCount}名${sinceYesterday > 0 ? `(うち昨夜から${sinceYesterday}名)` : ''}`
}
