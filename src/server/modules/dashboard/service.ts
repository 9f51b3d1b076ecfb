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

/** What waits in a store without any to-dos. */
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

/** The counts of several stores added up, each kind by itself. */
export const sumOf = (all: TodoCounts[]): TodoCounts =>
  Object.fromEntries(
    Object.keys(nothingToDo).map((kind) => [
      kind,
      all.reduce((sum, counts) => sum + counts[kind as keyof TodoCounts], 0),
    ]),
  ) as TodoCounts

/** All to-dos of a store, of whatever kind. */
export const totalOf = (counts: TodoCounts) =>
  Object.values(counts).reduce((sum, number) => sum + number, 0)

/** A row of a query of one kind of to-do: the count of one store. */
type CountRow = { clientId: number; total: number }
const total = sql<number>`count(*)`.mapWith(Number)

const unreadChatRooms = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: chatRooms.clientId, total })
    .from(chatRooms)
    .where(and(inArray(chatRooms.clientId, clientIds), gt(chatRooms.unreadCount, 0)))
    .groupBy(chatRooms.clientId)

const rejectNegotiations = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: chatRooms.clientId, total })
    .from(chatRooms)
    .where(and(inArray(chatRooms.clientId, clientIds), eq(chatRooms.state, 'in_negotiation')))
    .groupBy(chatRooms.clientId)

const openCorrections = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: fixPaymentRequests.clientId, total })
    .from(fixPaymentRequests)
    .where(
      and(
        inArray(fixPaymentRequests.clientId, clientIds),
        eq(fixPaymentRequests.status, 'requested'),
      ),
    )
    .groupBy(fixPaymentRequests.clientId)

const unreviewedUsers = (db: Tx, clientIds: number[], now: Date): Promise<CountRow[]> =>
  db
    .select({ clientId: matchings.clientId, total })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        inArray(matchings.clientId, clientIds),
        eq(matchings.status, 'worked'),
        isNull(matchings.reviewedAt),
        lt(offerings.endAt, now.toISOString()),
      ),
    )
    .groupBy(matchings.clientId)

/** Finished runs of several dates whose results nobody has read; a run with pending dates has none yet. */
function uncheckedOperations(db: Tx, clientIds: number[]): Promise<CountRow[]> {
  const pendingItems = db
    .select({ one: sql`1` })
    .from(multidateItems)
    .where(
      and(
        eq(multidateItems.operationId, multidatePostings.id),
        eq(multidateItems.result, 'pending'),
      ),
    )
  return db
    .select({ clientId: multidatePostings.clientId, total })
    .from(multidatePostings)
    .where(
      and(
        inArray(multidatePostings.clientId, clientIds),
        isNull(multidatePostings.checkedAt),
        notExists(pendingItems),
      ),
    )
    .groupBy(multidatePostings.clientId)
}

const violatedOffers = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: offers.clientId, total })
    .from(offers)
    .where(
      and(
        inArray(offers.clientId, clientIds),
        eq(offers.status, 'violated'),
        isNull(offers.archivedAt),
      ),
    )
    .groupBy(offers.clientId)

async function requestableMyNumbers(db: Tx, clientIds: number[], now: Date): Promise<CountRow[]> {
  const rows = await askableAt(db, clientIds, now)
  return rows.map(({ clientId, n }) => ({ clientId, total: n }))
}

/**
 * What waits in each of these stores, by kind. `myNumberClientIds`: those of them in which the account may ask
 * for the individual number.
 * The ids must come from the account's memberships: this runs outside a scope.
 */
export async function todosOf(
  db: Tx,
  clientIds: number[],
  now: Date,
  myNumberClientIds: number[],
): Promise<Map<number, TodoCounts>> {
  const countsByClient = new Map(clientIds.map((clientId) => [clientId, { ...nothingToDo }]))
  if (clientIds.length === 0) return countsByClient
  const rowsByKind: Partial<Record<keyof TodoCounts, CountRow[]>> = {
    unreadChatRooms: await unreadChatRooms(db, clientIds),
    rejectNegotiations: await rejectNegotiations(db, clientIds),
    fixPaymentRequests: await openCorrections(db, clientIds),
    unreviewedUsers: await unreviewedUsers(db, clientIds, now),
    multidateUnchecked: await uncheckedOperations(db, clientIds),
    violatedOffers: await violatedOffers(db, clientIds),
    mynumberRequestable: await requestableMyNumbers(db, myNumberClientIds, now),
  }
  for (const [kind, rows] of Object.entries(rowsByKind))
    for (const row of rows) {
      const counts = countsByClient.get(row.clientId)
      if (counts) counts[kind as keyof TodoCounts] = row.total
    }
  return countsByClient
}

/**
 * For each store, the seats of the published shifts that start today in Tokyo, and how many of them are taken.
 * Runs outside a scope, as `todosOf`.
 */
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
        inArray(offerings.clientId, clientIds),
        sql`${offerings.workOn} >= ${today} and ${offerings.workOn} < ${addDays(today, 1)}`,
        sql`${offerings.publishedAt} is not null`,
      ),
    )
    .groupBy(offerings.clientId)
  return new Map(rows.map(({ clientId, ...seats }) => [clientId, seats]))
}
