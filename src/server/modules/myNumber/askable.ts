import { and, count, eq, exists, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { limitYearOf, MYNUMBER_REQUESTABLE_FROM_YEN } from '@/domain/workers/limits'
import { dayOf, endOfDay, startOfDay } from '@/lib/date'
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
 * Returns for each of these stores how many workers it could ask for the My Number now, and the name of the one who
 * earned most. Runs outside a scope, so the ids must come from the account's memberships.
 */
export async function askableAt(db: Tx, clientIds: number[], now: Date) {
  const [clientId] = clientIds
  if (clientId === undefined) return []
  if (clientIds.length === 1)
    return askableOf(db, { earned: earnedAtStore(db, clientId, now), clientIds }, now)
  const stores = await db
    .select({ companyId: clients.companyId })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .where(and(inArray(clients.id, clientIds), hasAgreement))
  if (stores.length === 0) return []
  const companyIds = [...new Set(stores.map((store) => store.companyId))]
  const earners = await earnersAbove(db, { companyIds, clientIds }, now)
  if (earners.length === 0) return []
  // As one parameter: a large chain has more workers than a statement can have parameters.
  const earned = sql`json_to_recordset(${JSON.stringify(earners)}::json) as earned("companyId" bigint, "userId" bigint, "yearYen" bigint)`
  return askableOf(db, { earned, clientIds }, now)
}

const hasAgreement = sql`(${companies.contracts}->>'mynumberEntrustment')::boolean`
type Earner = { companyId: number; userId: number; yearYen: number }
const workersOf = (db: Tx, clientIds: number[]) =>
  db
    .select({ userId: clientUsers.userId })
    .from(clientUsers)
    .where(inArray(clientUsers.clientId, clientIds))

/**
 * The workers of a store who have earned enough at its company this year to be asked; nobody without the agreement.
 * The query is materialized: in a join with the store PostgreSQL would expect one such worker and sum up the year for
 * each row. Workers and stores are passed as arrays, so that each of the few workers is looked up in the index;
 * otherwise PostgreSQL would join them to the shifts of everybody.
 */
function earnedAtStore(db: Tx, clientId: number, now: Date): SQL {
  const year = limitYearOf(dayOf(now))
  const ofAgreement = db
    .select({ companyId: clients.companyId })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .where(and(eq(clients.id, clientId), hasAgreement))
  const storesOfCompany = db
    .select({ id: clients.id })
    .from(clients)
    .where(sql`${clients.companyId} = (${ofAgreement})`)
  const yearYen = sql<number>`sum(${matchings.earnedYen} - ${matchings.earnedTransportationYen})::int`
  const earners = db
    .select({
      companyId: sql`(${ofAgreement})`.as('companyId'),
      userId: sql`${matchings.userId}`.as('userId'),
      yearYen: yearYen.as('yearYen'),
    })
    .from(matchings)
    .where(
      and(
        exists(ofAgreement),
        sql`${matchings.userId} = any(array${workersOf(db, [clientId])})`,
        sql`${matchings.clientId} = any(array${storesOfCompany})`,
        gte(matchings.startAt, startOfDay(year.fromOn)),
        lt(matchings.startAt, endOfDay(year.toOn)),
      ),
    )
    .groupBy(matchings.userId)
    .having(gte(yearYen, MYNUMBER_REQUESTABLE_FROM_YEN))
  return sql`(with earned as materialized ${earners} select * from earned) as earned`
}

/**
 * Returns the workers of these stores who have earned enough at a company this year to be asked. It is a separate
 * query: in a join with the stores PostgreSQL would expect one such worker and sum up the company's year for each
 * store.
 */
async function earnersAbove(
  db: Tx,
  { companyIds, clientIds }: { companyIds: number[]; clientIds: number[] },
  now: Date,
): Promise<Earner[]> {
  const taken = earningsAt(db, companyIds, now).as('taken')
  // Both conditions come after the sum, when few are left: before it, PostgreSQL joins and sorts the year of everybody.
  return db
    .select({ companyId: taken.companyId, userId: taken.userId, yearYen: taken.yearYen })
    .from(taken)
    .where(
      and(
        gte(taken.yearYen, MYNUMBER_REQUESTABLE_FROM_YEN),
        inArray(taken.userId, workersOf(db, clientIds)),
      ),
    )
}

/** For each store, how many of the earners have no open request, and the name of the one who earned most. */
function askableOf(db: Tx, { earned, clientIds }: { earned: SQL; clientIds: number[] }, now: Date) {
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
