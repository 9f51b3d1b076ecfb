import { and, asc, countDistinct, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Day } from '@/lib/date'
import { clientUserOfMatching, shiftOfMatching } from '@/server/db/joins'
import { clients, clientUsers, matchings, offerings, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The number of workers read at a time. */
const WORKERS_PER_READ = 500

export type WorkerListFilter = {
  companyId: number
  /** Empty: all stores. */
  clientIds: readonly number[]
  fromOn: Day
  toOn: Day
}

/** The stores of a list, by id. */
export const storesOf = (db: Tx, { companyId, clientIds }: WorkerListFilter) =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(
      and(
        eq(clients.companyId, companyId),
        clientIds.length > 0 ? inArray(clients.id, [...clientIds]) : undefined,
      ),
    )
    .orderBy(asc(clients.id))

const workedWithin = ({ fromOn, toOn }: WorkerListFilter) =>
  and(eq(matchings.status, 'worked'), gte(offerings.workOn, fromOn), lte(offerings.workOn, toOn))

/** The next workers of a store who worked on these days, by furigana. */
export const workersOf = (
  db: Tx,
  filter: WorkerListFilter,
  clientId: number,
  after: { kanaKey: string; userId: number } | undefined,
) =>
  db
    .select({
      userId: users.id,
      kanaKey: users.kanaKey,
      name: users.name,
      nameKana: users.nameKana,
      birthOn: users.birthOn,
      gender: users.gender,
      prefectureCode: users.prefectureCode,
      workedCount: clientUsers.workedCount,
      // The first day of all, while `hiredOn` is the first day of the period.
      firstWorkedOn: sql<Day>`(
        select min(o.work_on)::text from matchings m
        join offerings o on o.client_id = m.client_id and o.id = m.offering_id
        where m.client_id = ${clientId} and m.user_id = ${users.id} and m.status = 'worked')`,
      titles: sql<string[]>`array_agg(distinct ${offerings.title})`,
      hiredOn: sql<Day>`min(${offerings.workOn})::text`,
      leftOn: sql<Day>`max(${offerings.workOn})::text`,
      workedDays: countDistinct(offerings.workOn),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, clientUserOfMatching)
    .where(
      and(
        eq(matchings.clientId, clientId),
        workedWithin(filter),
        after &&
          sql`(${users.kanaKey} collate "C", ${users.id}) > (${after.kanaKey}, ${after.userId})`,
      ),
    )
    .groupBy(users.id, clientUsers.id)
    .orderBy(sql`${users.kanaKey} collate "C"`, asc(users.id))
    .limit(WORKERS_PER_READ)
export type ListedWorker = Awaited<ReturnType<typeof workersOf>>[number]

/** How many rows a list has: one for each worker and store. */
export async function countRows(db: Tx, filter: WorkerListFilter): Promise<number> {
  const stores = await storesOf(db, filter)
  if (stores.length === 0) return 0
  const [row] = await db
    .select({
      total: sql<number>`count(distinct (${matchings.clientId}, ${matchings.userId}))`.mapWith(
        Number,
      ),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        inArray(
          matchings.clientId,
          stores.map(({ id }) => id),
        ),
        workedWithin(filter),
      ),
    )
  return row?.total ?? 0
}
