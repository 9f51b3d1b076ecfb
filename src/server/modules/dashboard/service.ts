import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TodoCounts } from '@/contracts/accounts/schemas'
import type { Permission } from '@/contracts/permission'
import { todoPermissions } from '@/domain/accounts/todos'
import { dayOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import {
  chatRooms,
  factCheckTasks,
  fixPaymentRequests,
  longTermCandidates,
  matchings,
  multidatePostings,
  offerings,
  offers,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { endedSeatsByDay } from '@/server/modules/matchings/records/endedSeats'
import { askableAt } from '@/server/modules/myNumber/service'
import { isUnreviewed } from '@/server/modules/reviews/records/unreviewed'
import {
  isNegotiated,
  isNotArrived,
  isOpenCorrection,
  isOpenFactCheck,
  isUncheckedRun,
  isUnreadRoom,
  isUnselectedCandidate,
  isViolatedOffer,
} from './waiting'

/** The counts of a store without to-dos. */
export const nothingToDo: TodoCounts = {
  notArrived: 0,
  unreadChatRooms: 0,
  fixPaymentRequests: 0,
  unreviewedUsers: 0,
  rejectNegotiations: 0,
  longTermUnselected: 0,
  violatedOffers: 0,
  mynumberRequestable: 0,
  multidateUnchecked: 0,
  factChecks: 0,
}

/** Adds up the counts of several stores, kind by kind. */
export const addTodoCounts = (all: TodoCounts[]): TodoCounts =>
  Object.fromEntries(
    Object.keys(nothingToDo).map((kind) => [
      kind,
      sumBy(all, (counts) => counts[kind as keyof TodoCounts]),
    ]),
  ) as TodoCounts

/** Returns the number of to-dos of all kinds. */
export const countTodos = (counts: TodoCounts) =>
  Object.values(counts).reduce((sum, number) => sum + number, 0)

/** A row of a query of one kind of to-do: the count of one store. */
type CountRow = { clientId: number; total: number }
const total = sql<number>`count(*)`.mapWith(Number)

const notArrived = (db: Tx, clientIds: number[], now: Date): Promise<CountRow[]> =>
  db
    .select({ clientId: matchings.clientId, total })
    .from(matchings)
    .where(and(inArray(matchings.clientId, clientIds), isNotArrived(now)))
    .groupBy(matchings.clientId)

const unreadChatRooms = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: chatRooms.clientId, total })
    .from(chatRooms)
    .where(and(inArray(chatRooms.clientId, clientIds), isUnreadRoom))
    .groupBy(chatRooms.clientId)

const rejectNegotiations = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: chatRooms.clientId, total })
    .from(chatRooms)
    .where(and(inArray(chatRooms.clientId, clientIds), isNegotiated))
    .groupBy(chatRooms.clientId)

const openCorrections = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: fixPaymentRequests.clientId, total })
    .from(fixPaymentRequests)
    .where(and(inArray(fixPaymentRequests.clientId, clientIds), isOpenCorrection))
    .groupBy(fixPaymentRequests.clientId)

const unreviewedUsers = (db: Tx, clientIds: number[], now: Date): Promise<CountRow[]> =>
  db
    .select({ clientId: matchings.clientId, total })
    .from(matchings)
    .where(and(inArray(matchings.clientId, clientIds), isUnreviewed(now)))
    .groupBy(matchings.clientId)

const uncheckedOperations = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: multidatePostings.clientId, total })
    .from(multidatePostings)
    .where(and(inArray(multidatePostings.clientId, clientIds), isUncheckedRun(db)))
    .groupBy(multidatePostings.clientId)

const unselectedCandidates = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: longTermCandidates.clientId, total })
    .from(longTermCandidates)
    .where(and(inArray(longTermCandidates.clientId, clientIds), isUnselectedCandidate))
    .groupBy(longTermCandidates.clientId)

const violatedOffers = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: offers.clientId, total })
    .from(offers)
    .where(and(inArray(offers.clientId, clientIds), isViolatedOffer))
    .groupBy(offers.clientId)

const openFactChecks = (db: Tx, clientIds: number[]): Promise<CountRow[]> =>
  db
    .select({ clientId: factCheckTasks.clientId, total })
    .from(factCheckTasks)
    .where(and(inArray(factCheckTasks.clientId, clientIds), isOpenFactCheck))
    .groupBy(factCheckTasks.clientId)

async function requestableMyNumbers(db: Tx, clientIds: number[], now: Date): Promise<CountRow[]> {
  const rows = await askableAt(db, clientIds, now)
  return rows.map(({ clientId, n }) => ({ clientId, total: n }))
}

/** The count of each kind. */
const countsOfKinds: Record<
  keyof TodoCounts,
  (db: Tx, clientIds: number[], now: Date) => Promise<CountRow[]>
> = {
  notArrived,
  unreadChatRooms,
  rejectNegotiations,
  fixPaymentRequests: openCorrections,
  unreviewedUsers,
  multidateUnchecked: uncheckedOperations,
  longTermUnselected: unselectedCandidates,
  violatedOffers,
  mynumberRequestable: requestableMyNumbers,
  factChecks: openFactChecks,
}

/**
 * Counts the to-dos of each store by kind. `storesWhere` returns the ids of the stores in which the account has a
 * permission; a kind whose page the account may not open counts 0. The ids must come from the account's memberships,
 * because this runs outside a scope.
 */
export async function todosOf(
  db: Tx,
  storesWhere: (permission: Permission) => number[],
  now: Date,
): Promise<Map<number, TodoCounts>> {
  const countsByClient = new Map<number, TodoCounts>()
  for (const [name, countOf] of Object.entries(countsOfKinds)) {
    const kind = name as keyof TodoCounts
    const clientIds = storesWhere(todoPermissions[kind])
    if (clientIds.length === 0) continue
    for (const row of await countOf(db, clientIds, now))
      countsByClient.set(row.clientId, {
        ...nothingToDo,
        ...countsByClient.get(row.clientId),
        [kind]: row.total,
      })
  }
  return countsByClient
}

type SeatsToday = { capacity: number; matchedCount: number; endedSeatCount: number }

/**
 * Returns for each store the seats of the published shifts that start today in Tokyo, the taken ones, and those of them
 * that ended matchings keep. Runs outside a scope, as `todosOf` does.
 */
export async function seatsToday(
  db: Tx,
  clientIds: number[],
  now: Date,
): Promise<Map<number, SeatsToday>> {
  if (clientIds.length === 0) return new Map()
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
        eq(offerings.workOn, today),
        lte(offerings.publishedAt, now.toISOString()),
      ),
    )
    .groupBy(offerings.clientId)
  const ended = await endedSeatsByDay(db, clientIds, { fromOn: today, toOn: today })
  const endedIn = (clientId: number) =>
    ended.find((row) => row.clientId === clientId)?.endedSeatCount ?? 0
  return new Map(
    rows.map(({ clientId, ...seats }) => [
      clientId,
      { ...seats, endedSeatCount: endedIn(clientId) },
    ]),
  )
}
