import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import { MYNUMBER_REQUESTABLE_FROM_YEN } from '@/domain/workers/limits'
import {
  clients,
  clientUsers,
  companies,
  matchings,
  mynumberProvisions as provisions,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { isNotRequested, provisionOfYear } from './provisionConditions'
import { earningsAt } from './salaries'

/**
 * For each of these stores: how many workers it could ask for the individual number now, and the name of the
 * one who earned most. Runs outside a scope: the ids must come from the account's memberships.
 */
export async function askableAt(db: Tx, clientIds: number[], now: Date) {
  if (clientIds.length === 0) return []
  const stores = await db
    .select({ companyId: clients.companyId })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .where(
      and(
        inArray(clients.id, clientIds),
        sql`(${companies.contracts}->>'mynumberEntrustment')::boolean`,
      ),
    )
  if (stores.length === 0) return []
  const companyIds = [...new Set(stores.map((store) => store.companyId))]
  const earners = await earnersAbove(db, { companyIds, clientIds }, now)
  return askableOf(db, { earners, clientIds }, now)
}

type Earner = { companyId: number; userId: number; yearYen: number }

/**
 * Workers of these stores who have earned enough at a company this year to be asked. A query of its own: joined to the
 * stores, PostgreSQL expects one such worker and sums up the year of the company once for each store.
 */
async function earnersAbove(
  db: Tx,
  { companyIds, clientIds }: { companyIds: number[]; clientIds: number[] },
  now: Date,
): Promise<Earner[]> {
  const isOneStore = clientIds.length === 1
  const workersOfStores = db
    .select({ userId: clientUsers.userId })
    .from(clientUsers)
    .where(inArray(clientUsers.clientId, clientIds))
  // The workers of one store are few: each is looked up in the index. As an array, because PostgreSQL would otherwise
  // join them to the year of everybody.
  const isOfOneStore = isOneStore
    ? sql`${matchings.userId} = any(array${workersOfStores})`
    : undefined
  const taken = earningsAt(db, companyIds, now, isOfOneStore).as('taken')
  // Of the few who have earned enough: asked before the sum, it joins and sorts the year of everybody.
  const isOfStores = isOneStore ? undefined : inArray(taken.userId, workersOfStores)
  return db
    .select({ companyId: taken.companyId, userId: taken.userId, yearYen: taken.yearYen })
    .from(taken)
    .where(and(gte(taken.yearYen, MYNUMBER_REQUESTABLE_FROM_YEN), isOfStores))
}

/** For each store, how many of the earners have no open request, and the name of the one who earned most. */
async function askableOf(
  db: Tx,
  { earners, clientIds }: { earners: Earner[]; clientIds: number[] },
  now: Date,
) {
  if (earners.length === 0) return []
  // As one parameter: a large chain has more workers than a statement can have parameters.
  const earned = sql`json_to_recordset(${JSON.stringify(earners)}::json) as earned("companyId" bigint, "userId" bigint, "yearYen" bigint)`
  const yearYen = sql`earned."yearYen"`
  return db
    .select({
      clientId: clientUsers.clientId,
      n: count(),
      name: sql<string>`(array_agg(${users.name} order by ${yearYen} desc, ${users.id}))[1]`,
    })
    .from(earned)
    .innerJoin(clients, eq(clients.companyId, sql`earned."companyId"`))
    .innerJoin(
      clientUsers,
      and(eq(clientUsers.clientId, clients.id), eq(clientUsers.userId, sql`earned."userId"`)),
    )
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .leftJoin(provisions, provisionOfYear(clients.companyId, now))
    .where(and(inArray(clientUsers.clientId, clientIds), isNotRequested(now)))
    .groupBy(clientUsers.clientId)
}
