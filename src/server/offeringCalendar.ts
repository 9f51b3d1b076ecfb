import { and, count, eq, gt, gte, inArray, lte, sql, sum, type Column } from 'drizzle-orm'
import type { postings as contract } from '@/contracts/postings'
import type { CalendarDay, OfferingCalendar } from '@/contracts/postings.schemas'
import { dayStateOf } from '@/domain/offering'
import { addDays, dayOf, daysBetween, daysOfMonth, monthOf, type Day } from '@/lib/jst'
import type { QueryValue } from '@/lib/query'
import type { Tx } from './db/database'
import { chatRooms, matchings, offerings } from './db/schema'
import { filtered } from './offeringList'
import { statusAt, unreviewedMatching } from './offeringRows'
import { invalid } from './refusal'
import type { ClientScope } from './scope'

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
 * The days of a range with what is on them. The database counts the postings of a day that read alike, so what is sent and looked at does not
 * grow with how many a store has on each day.
 */
export async function calendarOf(db: Tx, scope: ClientScope, query: Wanted, now: Date): Promise<OfferingCalendar> {
  const days = rangeOf(query, now),
    today = dayOf(now),
    [fromOn = today] = days,
    toOn = days.at(-1) ?? today
  const { id, workOn, peopleWanted, peopleMatched } = offerings,
    wanted = await filtered(db, scope, { ...query, fromOn, toOn, page: 1 }, now)
  const status = statusAt(now).as('status'),
    full = sql<boolean>`${peopleMatched} >= ${peopleWanted}`.as('full'),
    total = (of: Column) => sum(of).mapWith(Number)
  const kinds = await db
    .select({ workOn, status, full, offerings: count(), peopleWanted: total(peopleWanted), peopleMatched: total(peopleMatched) })
    .from(offerings)
    .where(wanted)
    .groupBy(workOn, sql`status`, sql`"full"`)
  // From the few with people to review to their days, in two steps: what a condition leaves is more than a planner expects, and a join of both was slow.
  const waiting = await db
    .select({ id, n: count() })
    .from(matchings)
    .innerJoin(offerings, and(eq(offerings.clientId, matchings.clientId), eq(id, matchings.offeringId)))
    .where(and(scope.has(matchings), gte(workOn, fromOn), lte(workOn, toOn), unreviewedMatching))
    .groupBy(id)
  const people = new Map(waiting.map((row) => [row.id, row.n]))
  const unreviewed = waiting.length === 0 ? [] : await db.select({ id, workOn, status }).from(offerings).where(and(wanted, inArray(id, [...people.keys()])))
  const unread = await db
    .selectDistinct({ workOn })
    .from(chatRooms)
    .innerJoin(offerings, and(eq(offerings.clientId, chatRooms.clientId), eq(id, chatRooms.latestOfferingId)))
    .where(and(scope.has(chatRooms), gt(chatRooms.unreadCount, 0), wanted))

  const spoken = new Set(unread.map((row) => row.workOn))
  return {
    fromOn,
    toOn,
    days: days.map((on): CalendarDay => {
      const all = kinds.filter((kind) => kind.workOn === on),
        toReview = unreviewed.filter((row) => row.workOn === on && row.status !== 'unpublished'),
        open = all.filter((kind) => kind.status !== 'unpublished')
      const sumOf = (of: (kind: (typeof all)[number]) => number, some = open) => some.reduce((sofar, kind) => sofar + of(kind), 0)
      return {
        on,
        // All postings of a kind have the same state, and so has one that stands for them.
        state:
          dayStateOf(
            all.map((kind) => ({
              status: kind.status,
              peopleWanted: 1,
              peopleMatched: kind.full ? 1 : 0,
              unreviewedCount: toReview.some((row) => row.status === kind.status) ? 1 : 0,
            })),
          ) ?? null,
        isToday: on === today,
        offeringsCount: sumOf((kind) => kind.offerings, all),
        unpublishedCount: sumOf((kind) => kind.offerings, all) - sumOf((kind) => kind.offerings),
        peopleWanted: sumOf((kind) => kind.peopleWanted),
        peopleMatched: sumOf((kind) => kind.peopleMatched),
        unreviewedCount: toReview.reduce((sofar, row) => sofar + (people.get(row.id) ?? 0), 0),
        workingCount: sumOf((kind) => (kind.status === 'working' ? kind.offerings : 0)),
        hasUnread: spoken.has(on),
      }
    }),
  }
}
