import { and, count, eq, gt, gte, lt, lte, sql, sum, type Column, type SQL } from 'drizzle-orm'
import type { offeringOverviews as contract } from '@/contracts/offerings'
import type { CalendarDay, OfferingCalendar } from '@/contracts/offerings/schemas'
import { dayStateOf } from '@/domain/offerings/offering'
import { addDays, dayOf, daysBetween, daysOfMonth, monthOf, type Day } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import type { Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import { chatRooms, matchings, offerings } from '@/server/db/schema'
import { invalid } from '@/server/http/errors'
import type { ClientScope } from '@/server/auth/tenantScope'
import { statusAt, unreviewedMatching } from '@/server/lookups/offerings'
import { filtered } from './list'

/** The longest range of days one calendar shows. */
const MOST_DAYS = 62
type Wanted = QueryValue<typeof contract.calendar.query>

function rangeOf({ month, fromOn, toOn }: Wanted, now: Date): Day[] {
  if (!fromOn && !toOn) return daysOfMonth(month || monthOf(now))
  const wrong = `期間は、はじめの日から終わりの日までの${MOST_DAYS}日以内で指定してください。`
  const days = fromOn && toOn ? daysBetween(fromOn, toOn) + 1 : 0
  if (month || days < 1 || days > MOST_DAYS) throw invalid({ fromOn: wrong, toOn: wrong })
  return Array.from({ length: days }, (_, i) => addDays(fromOn, i))
}

/**
 * The days of a range with what is on them. The database counts the postings of a day that are in the same state, so what is sent and looked at
 * does not grow with how many a store has on each day.
 */
export async function calendarOf(
  db: Tx,
  scope: ClientScope,
  query: Wanted,
  now: Date,
): Promise<OfferingCalendar> {
  const days = rangeOf(query, now)
  const today = dayOf(now)
  const [fromOn = today] = days
  const toOn = days.at(-1) ?? today
  const { id, workOn, peopleWanted, peopleMatched } = offerings
  const wanted = await filtered(db, scope, { ...query, fromOn, toOn, page: 1 }, now)
  const status = statusAt(now).as('state')
  const total = (of: Column) => sum(of).mapWith(Number)
  const countIf = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const kinds = await db
    .select({
      workOn,
      status,
      offerings: count(),
      vacant: countIf(lt(peopleMatched, peopleWanted)),
      peopleWanted: total(peopleWanted),
      peopleMatched: total(peopleMatched),
    })
    .from(offerings)
    .where(wanted)
    .groupBy(workOn, sql`state`)
  // The conditions are asked of what was counted, not of what is joined: they leave more than a planner expects, and its way was slow.
  const unreviewed = await db
    .select({ workOn, status, people: countIf(wanted) })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(and(scope.has(matchings), gte(workOn, fromOn), lte(workOn, toOn), unreviewedMatching))
    .groupBy(workOn, sql`state`)
  const unread = await db
    .selectDistinct({ workOn })
    .from(chatRooms)
    .innerJoin(
      offerings,
      and(eq(offerings.clientId, chatRooms.clientId), eq(id, chatRooms.latestOfferingId)),
    )
    .where(and(scope.has(chatRooms), gt(chatRooms.unreadCount, 0), wanted))

  const spoken = new Set(unread.map((row) => row.workOn))
  return {
    fromOn,
    toOn,
    days: days.map((on): CalendarDay => {
      const all = kinds.filter((kind) => kind.workOn === on)
      const open = all.filter((kind) => kind.status !== 'unpublished')
      const sumOf = (of: (kind: (typeof all)[number]) => number, some = open) =>
        some.reduce((sofar, kind) => sofar + of(kind), 0)
      const toReview = (kind: (typeof all)[number]) =>
        unreviewed.find((row) => row.workOn === on && row.status === kind.status)?.people ?? 0
      return {
        on,
        // One posting stands for all in the same state: a free seat, or somebody to review, with any of them decides.
        state:
          dayStateOf(
            all.map((kind) => ({
              status: kind.status,
              peopleWanted: 1,
              peopleMatched: kind.vacant > 0 ? 0 : 1,
              unreviewedCount: toReview(kind),
            })),
          ) ?? null,
        isToday: on === today,
        offeringsCount: sumOf((kind) => kind.offerings, all),
        unpublishedCount: sumOf((kind) => kind.offerings, all) - sumOf((kind) => kind.offerings),
        peopleWanted: sumOf((kind) => kind.peopleWanted),
        peopleMatched: sumOf((kind) => kind.peopleMatched),
        unreviewedCount: sumOf(toReview),
        workingCount: sumOf((kind) => (kind.status === 'working' ? kind.offerings : 0)),
        hasUnread: spoken.has(on),
      }
    }),
  }
}
