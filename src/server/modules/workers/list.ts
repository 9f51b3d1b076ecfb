import { and, eq, exists, gt, gte, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { UserListType } from '@/contracts/workers/enums'
import type { userFileQuery, userListQuery } from '@/contracts/workers/query'
import type { UserList } from '@/contracts/workers/schemas'
import { MIN_REPEATER_SHIFTS } from '@/domain/workers/workers'
import type { QueryValue } from '@/lib/query'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { MAX_COUNTED, countUpTo, rowsOfPage, toPage } from '@/server/db/pagination'
import { clientUsers, groups, groupUsers, userBlocks, users } from '@/server/db/schema'
import { together } from '@/server/db/together'
import type { Tx } from '@/server/db/transaction'
import { groupHere } from '@/server/modules/groups/records/shared'
import { exportLimit } from '@/server/platform/exports/export'
import { hasWorkedIn, isApprovedIn } from './records/experience'
import { storeWorkers, nameMatches } from './records/storeWorkers'
import { shownWorkers } from './repository'

type Conditions = QueryValue<typeof userFileQuery>
type Wanted = QueryValue<typeof userListQuery>

const one = { one: sql`1` }

const inGroup = (db: Tx, scope: ClientScope, which: SQL | undefined) =>
  exists(
    db
      .select(one)
      .from(groupUsers)
      .innerJoin(
        groups,
        and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
      )
      .where(
        and(
          eq(groupUsers.companyId, scope.companyId),
          eq(groupUsers.userId, clientUsers.userId),
          groupHere(scope),
          which,
        ),
      ),
  )

const isBlocked = (db: Tx, scope: ClientScope) =>
  exists(
    db
      .select(one)
      .from(userBlocks)
      .where(
        and(
          eq(userBlocks.companyId, scope.companyId),
          eq(userBlocks.userId, clientUsers.userId),
          or(isNull(userBlocks.clientId), eq(userBlocks.clientId, scope.clientId)),
        ),
      ),
  )

const types: Record<UserListType, (db: Tx, scope: ClientScope) => SQL | undefined> = {
  all: () => sql`true`,
  worked: () => gt(clientUsers.workedCount, 0),
  trusted: () => eq(clientUsers.trusted, true),
  repeat: () => gte(clientUsers.workedCount, MIN_REPEATER_SHIFTS),
  favorite: () => eq(clientUsers.favorite, true),
  graduate: () => eq(clientUsers.graduate, true),
  supporter: () => eq(clientUsers.supporter, true),
  blocked: isBlocked,
}

const orders: Record<Wanted['sortKey'], Record<Wanted['sortDirection'], SQL[]>> = {
  // Both directions use one index of the table.
  last_worked_at: {
    desc: [sql`${clientUsers.lastWorkedOn} desc nulls last`, sql`${clientUsers.userId} asc`],
    asc: [sql`${clientUsers.lastWorkedOn} asc nulls first`, sql`${clientUsers.userId} desc`],
  },
  worked_count: {
    desc: [sql`${clientUsers.workedCount} desc nulls last`, sql`${clientUsers.userId} asc`],
    asc: [sql`${clientUsers.workedCount} asc nulls first`, sql`${clientUsers.userId} desc`],
  },
  good_rate: {
    desc: [
      sql`${users.goodCount}::float / nullif(${users.reviewCount}, 0) desc nulls last`,
      sql`${users.reviewCount} desc`,
      sql`${users.id} asc`,
    ],
    asc: [
      sql`${users.goodCount}::float / nullif(${users.reviewCount}, 0) asc nulls last`,
      sql`${users.reviewCount} desc`,
      sql`${users.id} asc`,
    ],
  },
  // By character code: that is the order of the kana, and it is the same on every database.
  name_kana: {
    asc: [sql`${users.kanaKey} collate "C" asc`, sql`${users.id} asc`],
    desc: [sql`${users.kanaKey} collate "C" desc`, sql`${users.id} desc`],
  },
}

/** The condition for the workers that a query asks for. */
const wantedWorkers = (db: Tx, scope: ClientScope, query: Conditions) =>
  and(
    scope.has(clientUsers),
    types[query.list_type](db, scope),
    query.groupId ? inGroup(db, scope, eq(groups.id, query.groupId)) : undefined,
    query.blockStatus === 'blocked' ? isBlocked(db, scope) : undefined,
    query.blockStatus === 'unblocked' ? not(isBlocked(db, scope)) : undefined,
    query.minWorkedCount ? gte(clientUsers.workedCount, query.minWorkedCount) : undefined,
    query.minGoodRate
      ? and(
          gt(users.reviewCount, 0),
          // Rounded like `percentOf`, so that 「95%以上」 finds everybody whose rate is shown as 95%.
          sql`round(${users.goodCount} * 100.0 / ${users.reviewCount}) >= ${query.minGoodRate}`,
        )
      : undefined,
    query.occupationId ? hasWorkedIn(db, scope, query.occupationId) : undefined,
    query.positionId ? isApprovedIn(db, scope, query.positionId) : undefined,
    nameMatches(query.nameKana),
  )

/** The ids of the workers that the conditions find, in the order of the list: one more than an export may have. */
export async function listedUserIds(db: Tx, scope: ClientScope, query: Conditions) {
  const rows = await db
    .select({ userId: clientUsers.userId })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(wantedWorkers(db, scope, query))
    .orderBy(...orders[query.sortKey][query.sortDirection])
    .limit(exportLimit)
  return rows.map(({ userId }) => userId)
}

/**
 * The workers that the conditions find, to be counted. `users` is joined only for a rate or a name, because row-level
 * security checks each of its rows.
 */
function foundWorkers(db: Tx, scope: ClientScope, query: Conditions) {
  const relations = db.select(one).from(clientUsers)
  const where = wantedWorkers(db, scope, query)
  return query.minGoodRate || nameMatches(query.nameKana)
    ? relations.innerJoin(users, eq(users.id, clientUsers.userId)).where(where)
    : relations.where(where)
}

/** How many workers the conditions find, at most `max`. */
export const countUsers = ({ db, scope }: StoreOperation, query: Conditions, max: number) =>
  countUpTo(db, foundWorkers(db, scope, query), max)

/** One page of the workers a store knows, and how many there are in each tab. */
export async function listUsers(
  db: Tx,
  scope: ClientScope,
  query: Wanted,
  now: Date,
): Promise<UserList> {
  const rows = storeWorkers(db)
    .where(wantedWorkers(db, scope, query))
    .orderBy(...orders[query.sortKey][query.sortDirection])
  const [{ found, ...counts }, items] = await together([
    countTypes(db, scope, query),
    rowsOfPage(query.page, rows),
  ])
  const page = toPage(query.page, items, found)
  return { ...page, items: await shownWorkers(db, scope, items, now), counts }
}

/** How many workers there are in each tab, and how many of all the conditions find. */
async function countTypes(db: Tx, scope: ClientScope, query: Conditions) {
  const number = (type: UserListType) =>
    sql<number>`(count(*) filter (where ${types[type](db, scope)}))::int`
  const [counts] = await db
    .select({
      all: number('all'),
      worked: number('worked'),
      trusted: number('trusted'),
      repeat: number('repeat'),
      favorite: number('favorite'),
      graduate: number('graduate'),
      supporter: number('supporter'),
      blocked: number('blocked'),
      found: countUpTo(db, foundWorkers(db, scope, query), MAX_COUNTED),
    })
    .from(clientUsers)
    .where(scope.has(clientUsers))
  return (
    counts ?? {
      all: 0,
      worked: 0,
      trusted: 0,
      repeat: 0,
      favorite: 0,
      graduate: 0,
      supporter: 0,
      blocked: 0,
      found: 0,
    }
  )
}
