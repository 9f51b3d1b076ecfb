import { and, count, eq, gt, gte, lt, lte, sql, sum, type Column, type SQL } from 'drizzle-orm'
import type { offeringOverviews as contract } from '@/contracts/offeringOverviews'
import type { CalendarDay, OfferingCalendar } from '@/contracts/offerings/schemas'
import { dayStateOf } from '@/domain/offerings/offering'
import { addDays, dayOf, daysBetween, monthOf, type Day } from '@/lib/date'
import { daysOfMonth } from '@/lib/months'
import type { QueryValue } from '@/lib/query'
import { sumBy } from '@/lib/sumBy'
import type { ClientScope } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { chatRooms, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid } from '@/server/http/errors'
import { endedSeatsByDay } from '@/server/modules/matchings/records/endedSeats'
import { isUnreviewed } from '@/server/modules/reviews/records/unreviewed'
import { wantedOfferings } from './list'
import { statusAt } from './records/offerings'

/** The longest range of a calendar, days. */
const MAX_DAYS = 62
type CalendarQuery = QueryValue<typeof contract.calendar.query>

/** Returns the days of the month, or of the range from the first to the last day; 422 for an invalid range. */
function rangeOf({ month, fromOn, toOn }: CalendarQuery, now: Date): Day[] {
  if (!fromOn && !toOn) return daysOfMonth(month || monthOf(now))
  const message = `期間は、はじめの日から終わりの日までの${MAX_DAYS}日以内で指定してください。`
  const days = fromOn && toOn ? daysBetween(fromOn, toOn) + 1 : 0
  if (month || days < 1 || days > MAX_DAYS) throw invalid({ fromOn: message, toOn: message })
  return Array.from({ length: days }, (_, index) => addDays(fromOn, index))
}

const countIf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const totalOf = (column: Column) => sum(column).mapWith(Number)

/** Counts the offerings of each day by status, so that the number of rows does not grow with the offerings. */
const countOfferings = (db: Tx, filter: SQL | undefined, now: Date) =>
  db
    .select({
      workOn: offerings.workOn,
      status: statusAt(now).as('state'),
      offerings: count(),
      vacant: countIf(lt(offerings.peopleMatched, offerings.peopleWanted)),
      peopleWanted: totalOf(offerings.peopleWanted),
      peopleMatched: totalOf(offerings.peopleMatched),
    })
    .from(offerings)
    .where(filter)
    .groupBy(offerings.workOn, sql`state`)

/**
 * Counts the workers to review on each day by the status of their offering. The filter is in the count and not in the
 * WHERE clause, because PostgreSQL chose a slow plan with it there.
 */
const countUnreviewed = (
  db: Tx,
  scope: ClientScope,
  { filter, fromOn, toOn }: { filter: SQL | undefined; fromOn: Day; toOn: Day },
  now: Date,
) =>
  db
    .select({
      workOn: offerings.workOn,
      status: statusAt(now).as('state'),
      people: countIf(filter),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        scope.has(matchings),
        gte(offerings.workOn, fromOn),
        lte(offerings.workOn, toOn),
        isUnreviewed(now),
      ),
    )
    .groupBy(offerings.workOn, sql`state`)

/** Returns the days with an offering that is the latest one of a chat room with unread messages. */
async function daysWithUnread(db: Tx, scope: ClientScope, filter: SQL | undefined) {
  const rows = await db
    .selectDistinct({ workOn: offerings.workOn })
    .from(chatRooms)
    .innerJoin(
      offerings,
      and(eq(offerings.clientId, chatRooms.clientId), eq(offerings.id, chatRooms.latestOfferingId)),
    )
    .where(and(scope.has(chatRooms), gt(chatRooms.unreadCount, 0), filter))
  return new Set(rows.map((row) => row.workOn))
}

/** The offerings of one day in one status, and the workers to review on them. */
type StatusCount = Awaited<ReturnType<typeof countOfferings>>[number] & { unreviewedCount: number }

function toCalendarDay(
  day: Day,
  counts: StatusCount[],
  {
    isToday,
    hasUnread,
    endedSeatCount,
  }: Pick<CalendarDay, 'isToday' | 'hasUnread' | 'endedSeatCount'>,
): CalendarDay {
  const published = counts.filter(({ status }) => status !== 'unpublished')
  const offeringsCount = sumBy(counts, (row) => row.offerings)
  // One offering for each status is enough for the state of the day: it depends on whether any of them has a
  // free seat or somebody to review.
  const state = dayStateOf(
    counts.map(({ status, vacant, unreviewedCount }) => ({
      status,
      peopleWanted: 1,
      peopleMatched: vacant > 0 ? 0 : 1,
      unreviewedCount,
    })),
  )
  return {
    on: day,
    state: state ?? null,
    isToday,
    offeringsCount,
    unpublishedCount: offeringsCount - sumBy(published, (row) => row.offerings),
    peopleWanted: sumBy(published, (row) => row.peopleWanted),
    peopleMatched: sumBy(published, (row) => row.peopleMatched),
    endedSeatCount,
    unreviewedCount: sumBy(published, (row) => row.unreviewedCount),
    workingCount: sumBy(published, (row) => (row.status === 'working' ? row.offerings : 0)),
    hasUnread,
  }
}

/** Returns the calendar of a range of days; 422 for an invalid range. */
export async function calendarOf(
  db: Tx,
  scope: ClientScope,
  query: CalendarQuery,
  now: Date,
): Promise<OfferingCalendar> {
  const days = rangeOf(query, now)
  const today = dayOf(now)
  const [fromOn = today] = days
  const toOn = days.at(-1) ?? today
  const filter = await wantedOfferings(db, scope, { ...query, fromOn, toOn }, now)
  const countsByDay = await countOfferings(db, filter, now)
  const unreviewed = await countUnreviewed(db, scope, { filter, fromOn, toOn }, now)
  const ended = await endedSeatsByDay(db, [scope.clientId], { fromOn, toOn, where: filter })
  const unreadDays = await daysWithUnread(db, scope, filter)
  const unreviewedOn = (day: Day, status: string) =>
    unreviewed.find((row) => row.workOn === day && row.status === status)?.people ?? 0
  return {
    fromOn,
    toOn,
    days: days.map((day) => {
      const counts = countsByDay
        .filter((row) => row.workOn === day)
        .map((row) => ({ ...row, unreviewedCount: unreviewedOn(day, row.status) }))
      return toCalendarDay(day, counts, {
        isToday: day === today,
        hasUnread: unreadDays.has(day),
        endedSeatCount: ended.find(({ on }) => on === day)?.endedSeatCount ?? 0,
      })
    }),
  }
}
