import { and, gt, gte, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FillOfDay } from '@/contracts/companies/schemas'
import { addDays, dayOf, type Day } from '@/lib/date'
import { offerings } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { closuresOfStores } from '@/server/lookups/closingDays'
import { endedSeatsByDay } from '@/server/lookups/offerings'

/** Days that the overview of fill rates shows, from today. */
export const FILL_DAYS = 14

/** The days of the overview of fill rates. */
export const fillDays = (now: Date): Day[] =>
  Array.from({ length: FILL_DAYS }, (_, i) => addDays(dayOf(now), i))

/** For each of these stores, its seats on each of the coming days; a day without postings has zeros. */
export async function fillOf(
  { db, now }: Operation,
  clientIds: number[],
): Promise<Map<number, FillOfDay[]>> {
  const days = fillDays(now)
  const isPublished = sql`${offerings.publishedAt} <= ${now.toISOString()}`
  const seats = (column: PgColumn, condition: SQL) =>
    sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)
  const rows = await db
    .select({
      clientId: offerings.clientId,
      on: offerings.workOn,
      wanted: seats(offerings.peopleWanted, isPublished),
      matched: seats(offerings.peopleMatched, isPublished),
      drafts: seats(offerings.peopleWanted, sql`not coalesce(${isPublished}, false)`),
    })
    .from(offerings)
    .where(
      and(
        inArray(offerings.clientId, clientIds),
        gte(offerings.workOn, days[0] ?? dayOf(now)),
        lt(offerings.workOn, addDays(dayOf(now), FILL_DAYS)),
      ),
    )
    .groupBy(offerings.clientId, offerings.workOn)
  const key = (clientId: number, on: Day) => `${clientId} ${on}`
  const known = new Map(rows.map(({ clientId, ...day }) => [key(clientId, day.on), day]))
  const ended = new Map(
    (
      await endedSeatsByDay(db, clientIds, {
        fromOn: dayOf(now),
        toOn: addDays(dayOf(now), FILL_DAYS - 1),
      })
    ).map(({ clientId, on, endedSeatCount }) => [key(clientId, on), endedSeatCount]),
  )
  const closureOf = await closuresOfStores(db, clientIds)
  return new Map(
    clientIds.map((clientId) => [
      clientId,
      days.map((on) => ({
        ...(known.get(key(clientId, on)) ?? { on, wanted: 0, matched: 0, drafts: 0 }),
        endedSeatCount: ended.get(key(clientId, on)) ?? 0,
        closure: closureOf(clientId, on) ?? null,
      })),
    ]),
  )
}

/** For each of these stores, the seats of published postings that nobody has taken and somebody still can. */
export async function freeSeatsOf({ db, now }: Operation, clientIds: number[]) {
  const at = now.toISOString()
  const rows = await db
    .select({
      clientId: offerings.clientId,
      freeSeats:
        sql<number>`coalesce(sum(${offerings.peopleWanted} - ${offerings.peopleMatched}), 0)`.mapWith(
          Number,
        ),
    })
    .from(offerings)
    .where(
      and(
        inArray(offerings.clientId, clientIds),
        lte(offerings.publishedAt, at),
        isNull(offerings.closedAt),
        gt(offerings.closesAt, at),
        lt(offerings.workOn, addDays(dayOf(now), FILL_DAYS)),
      ),
    )
    .groupBy(offerings.clientId)
  return new Map(rows.map(({ clientId, freeSeats }) => [clientId, freeSeats]))
}
