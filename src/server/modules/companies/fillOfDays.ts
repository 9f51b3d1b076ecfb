import { and, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FillOfDay } from '@/contracts/companies/schemas'
import { addDays, dayOf, type Day } from '@/lib/date'
import { offerings } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { closuresOfStores } from '@/server/modules/closingDays/service'
import { endedSeatsByDay } from '@/server/modules/matchings/records/endedSeats'

/** Days that the overview of fill rates shows, from today. */
const FILL_DAYS = 14

/** The days of the overview of fill rates. */
const fillDays = (now: Date): Day[] =>
  Array.from({ length: FILL_DAYS }, (_, i) => addDays(dayOf(now), i))

const noSeats = { wanted: 0, matched: 0, freeSeats: 0, drafts: 0 }

/** Returns the seats of each store on each of the coming days; a day without offerings has zeros. */
export async function fillOf(
  { db, now }: Operation,
  clientIds: number[],
): Promise<Map<number, FillOfDay[]>> {
  const days = fillDays(now)
  const isPublished = sql`${offerings.publishedAt} <= ${now.toISOString()}`
  // The seats that the list of offerings shows as free (`hasVacancy`).
  const isRecruiting = sql`${isPublished} and ${offerings.closedAt} is null and ${offerings.closesAt} > ${now.toISOString()}`
  const free = sql`${offerings.peopleWanted} - ${offerings.peopleMatched}`
  const seats = (column: SQL | PgColumn, condition: SQL) =>
    sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)
  const rows = await db
    .select({
      clientId: offerings.clientId,
      on: offerings.workOn,
      wanted: seats(offerings.peopleWanted, isPublished),
      matched: seats(offerings.peopleMatched, isPublished),
      freeSeats: seats(free, isRecruiting),
      // Seats of unpublished offerings; `wanted` does not include them.
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
  const seatsOfDay = new Map(rows.map(({ clientId, ...day }) => [key(clientId, day.on), day]))
  const endedSeats = await endedSeatsByDay(db, clientIds, {
    fromOn: dayOf(now),
    toOn: addDays(dayOf(now), FILL_DAYS - 1),
  })
  const endedSeatsOfDay = new Map(
    endedSeats.map(({ clientId, on, endedSeatCount }) => [key(clientId, on), endedSeatCount]),
  )
  const closureOf = await closuresOfStores(db, clientIds)
  return new Map(
    clientIds.map((clientId) => [
      clientId,
      days.map((on) => ({
        ...(seatsOfDay.get(key(clientId, on)) ?? { on, ...noSeats }),
        endedSeatCount: endedSeatsOfDay.get(key(clientId, on)) ?? 0,
        closure: closureOf(clientId, on) ?? null,
      })),
    ]),
  )
}
