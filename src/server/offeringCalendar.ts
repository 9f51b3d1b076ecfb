import { and, asc, count, eq, gt, gte, lte } from 'drizzle-orm'
import type { postings as contract } from '@/contracts/postings'
import type { CalendarDay, OfferingCalendar } from '@/contracts/postings.schemas'
import { dayStateOf, offeringStatusAt } from '@/domain/offering'
import { addDays, dayOf, daysBetween, daysOfMonth, monthOf, type Day } from '@/lib/jst'
import type { QueryValue } from '@/lib/query'
import type { Tx } from './db/database'
import { chatRooms, matchings, offerings } from './db/schema'
import { filtered } from './offeringList'
import { unreviewedMatching } from './offeringRows'
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

/** The days of a range with what is on them: three queries along the index of the days, however many postings there are. */
export async function calendarOf(db: Tx, scope: ClientScope, query: Wanted, now: Date): Promise<OfferingCalendar> {
  const days = rangeOf(query, now),
    today = dayOf(now),
    [fromOn = today] = days,
    toOn = days.at(-1) ?? today
  const range = and(gte(offerings.workOn, fromOn), lte(offerings.workOn, toOn)),
    wanted = filtered(db, scope, { ...query, fromOn, toOn, page: 1 }, now)
  const { id, workOn, startAt, endAt, closesAt, publishedAt, closedAt, peopleWanted, peopleMatched } = offerings
  const rows = await db
    .select({ id, workOn, startAt, endAt, closesAt, publishedAt, closedAt, peopleWanted, peopleMatched })
    .from(offerings)
    .where(wanted)
    .orderBy(asc(workOn), asc(startAt), asc(id))
  const unreviewed = await db
    .select({ id, n: count() })
    .from(matchings)
    .innerJoin(offerings, and(eq(offerings.clientId, matchings.clientId), eq(id, matchings.offeringId)))
    .where(and(scope.has(matchings), range, unreviewedMatching))
    .groupBy(id)
  const unread = await db
    .selectDistinct({ id })
    .from(chatRooms)
    .innerJoin(offerings, and(eq(offerings.clientId, chatRooms.clientId), eq(id, chatRooms.latestOfferingId)))
    .where(and(scope.has(chatRooms), range, gt(chatRooms.unreadCount, 0)))
  const waiting = new Map(unreviewed.map((row) => [row.id, row.n])),
    speaking = new Set(unread.map((row) => row.id))

  const byDay = new Map<Day, ((typeof rows)[number] & { status: ReturnType<typeof offeringStatusAt>; unreviewedCount: number })[]>()
  for (const row of rows) {
    const shown = { ...row, status: offeringStatusAt(row, now), unreviewedCount: waiting.get(row.id) ?? 0 }
    byDay.set(row.workOn, [...(byDay.get(row.workOn) ?? []), shown])
  }
  return {
    fromOn,
    toOn,
    days: days.map((on): CalendarDay => {
      const all = byDay.get(on) ?? [],
        open = all.filter((o) => o.status !== 'unpublished')
      const sum = (of: (o: (typeof all)[number]) => number) => open.reduce((total, o) => total + of(o), 0)
      return {
        on,
        state: dayStateOf(all) ?? null,
        isToday: on === today,
        offeringsCount: all.length,
        unpublishedCount: all.length - open.length,
        peopleWanted: sum((o) => o.peopleWanted),
        peopleMatched: sum((o) => o.peopleMatched),
        unreviewedCount: sum((o) => o.unreviewedCount),
        workingCount: sum((o) => (o.status === 'working' ? 1 : 0)),
        hasUnread: all.some((o) => speaking.has(o.id)),
      }
    }),
  }
}
