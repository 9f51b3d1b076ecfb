import { and, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TodoCounts } from '@/contracts/accounts/schemas'
import { addDays, dayOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import {
  chatRooms,
  fixPaymentRequests,
  matchings,
  multidateItems,
  multidatePostings,
  offerings,
  offers,
} from '@/server/db/schema'
import { askableAt } from '@/server/modules/myNumber/service'

type Counted = Partial<Record<keyof TodoCounts, number>>
export const nothingToDo: TodoCounts = {
  unreadChatRooms: 0,
  fixPaymentRequests: 0,
  unreviewedUsers: 0,
  rejectNegotiations: 0,
  longTermUnselected: 0,
  violatedOffers: 0,
  mynumberRequestable: 0,
  multidateUnchecked: 0,
}
export const sumOf = (all: TodoCounts[]): TodoCounts =>
  Object.fromEntries(
    Object.keys(nothingToDo).map((key) => [
      key,
      all.reduce((sum, one) => sum + one[key as keyof TodoCounts], 0),
    ]),
  ) as TodoCounts
export const totalOf = (counts: TodoCounts) => Object.values(counts).reduce((sum, n) => sum + n, 0)

const n = sql<number>`count(*)`.mapWith(Number)
const byClient = (column: PgColumn, ids: number[]) => inArray(column, ids)

/** What waits in each of these stores; whom to ask for the individual number only for `asking`, where one may. The ids must come from the account's memberships: this runs outside a scope. */
export async function todosOf(
  db: Tx,
  clientIds: number[],
  now: Date,
  asking: number[],
): Promise<Map<number, TodoCounts>> {
  const found = new Map<number, TodoCounts>(clientIds.map((id) => [id, { ...nothingToDo }]))
  if (clientIds.length === 0) return found
  const add = (rows: ({ clientId: number } & Counted)[]) => {
    for (const { clientId, ...counts } of rows) Object.assign(found.get(clientId) ?? {}, counts)
  }
  add(
    await db
      .select({ clientId: chatRooms.clientId, unreadChatRooms: n })
      .from(chatRooms)
      .where(and(byClient(chatRooms.clientId, clientIds), gt(chatRooms.unreadCount, 0)))
      .groupBy(chatRooms.clientId),
  )
  add(
    await db
      .select({ clientId: chatRooms.clientId, rejectNegotiations: n })
      .from(chatRooms)
      .where(and(byClient(chatRooms.clientId, clientIds), eq(chatRooms.state, 'in_negotiation')))
      .groupBy(chatRooms.clientId),
  )
  add(
    await db
      .select({ clientId: fixPaymentRequests.clientId, fixPaymentRequests: n })
      .from(fixPaymentRequests)
      .where(
        and(
          byClient(fixPaymentRequests.clientId, clientIds),
          eq(fixPaymentRequests.status, 'requested'),
        ),
      )
      .groupBy(fixPaymentRequests.clientId),
  )
  add(
    await db
      .select({ clientId: matchings.clientId, unreviewedUsers: n })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .where(
        and(
          byClient(matchings.clientId, clientIds),
          eq(matchings.status, 'worked'),
          isNull(matchings.reviewedAt),
          lt(offerings.endAt, now.toISOString()),
        ),
      )
      .groupBy(matchings.clientId),
  )
  // A run that is still under way has no outcome to read.
  const pending = db
    .select({ one: sql`1` })
    .from(multidateItems)
    .where(
      and(
        eq(multidateItems.operationId, multidatePostings.id),
        eq(multidateItems.result, 'pending'),
      ),
    )
  add(
    await db
      .select({ clientId: multidatePostings.clientId, multidateUnchecked: n })
      .from(multidatePostings)
      .where(
        and(
          byClient(multidatePostings.clientId, clientIds),
          isNull(multidatePostings.checkedAt),
          notExists(pending),
        ),
      )
      .groupBy(multidatePostings.clientId),
  )
  add(
    await db
      .select({ clientId: offers.clientId, violatedOffers: n })
      .from(offers)
      .where(
        and(
          byClient(offers.clientId, clientIds),
          eq(offers.status, 'violated'),
          isNull(offers.archivedAt),
        ),
      )
      .groupBy(offers.clientId),
  )
  add(
    (await askableAt(db, asking, now)).map(({ clientId, n: mynumberRequestable }) => ({
      clientId,
      mynumberRequestable,
    })),
  )
  return found
}

/** Seats of the shifts that start today in Tokyo, and those taken. */
export async function seatsToday(db: Tx, clientIds: number[], now: Date) {
  if (clientIds.length === 0) return new Map<number, { capacity: number; matchedCount: number }>()
  const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const today = dayOf(now)
  const rows = await db
    .select({
      clientId: offerings.clientId,
      capacity: sum(offerings.peopleWanted),
      matchedCount: sum(offerings.peopleMatched),
    })
    .from(offerings)
    .where(
      and(
        byClient(offerings.clientId, clientIds),
        sql`${offerings.workOn} >= ${today} and ${offerings.workOn} < ${addDays(today, 1)}`,
        sql`${offerings.publishedAt} is not null`,
      ),
    )
    .groupBy(offerings.clientId)
  return new Map(rows.map(({ clientId, ...seats }) => [clientId, seats]))
}
