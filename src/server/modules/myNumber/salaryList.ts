import {
  and,
  asc,
  count,
  eq,
  gte,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import type { myNumber as contract } from '@/contracts/myNumber'
import type { SalaryRows } from '@/contracts/myNumber/schemas'
import { salaryListTypes, type SalaryListType } from '@/contracts/myNumber/enums'
import { limitsOn, limitYearOf, mynumberRequestableFromYen } from '@/domain/workers/limits'
import { leastRoomYen, limitNearShare } from '@/domain/workers/mynumberProvision'
import { dayOf } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import { bypassRls, type Tx } from '@/server/db/transaction'
import {
  clients,
  clientUsers,
  companies,
  matchings,
  mynumberProvisions as asked,
  users,
} from '@/server/db/schema'
import { PER_PAGE } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { nameMatches } from '@/server/lookups/workers'
import { entrustmentOf, salaryRows, withDetails } from './repository'
import { takenAt } from './salaries'

/** provisionStatusAt of the domain, as conditions on what was asked. */
const open = (now: Date) =>
  and(
    isNotNull(asked.id),
    isNull(asked.providedAt),
    isNull(asked.declinedAt),
    gt(asked.expiresAt, now.toISOString()),
  )
const over = (now: Date) =>
  and(
    isNull(asked.providedAt),
    isNull(asked.declinedAt),
    or(isNull(asked.id), lte(asked.expiresAt, now.toISOString())),
  )
/** cannotRequestProvision, likewise, where the company has the agreement. */
const isAskableForMyNumber = (yearYen: SQL | Column, now: Date) =>
  and(gte(sql`${yearYen}`, mynumberRequestableFromYen), over(now))
const askedThisYear = (companyId: SQL | Column | number, now: Date) =>
  and(
    eq(asked.companyId, companyId),
    eq(asked.userId, clientUsers.userId),
    eq(asked.yearFromOn, limitYearOf(dayOf(now)).fromOn),
  )

/** The limits that hold today as `blockedBy` and `usedShare` of the domain use them. */
function againstLimits(monthYen: SQL, yearYen: SQL, now: Date) {
  const { monthYen: month, yearYen: year } = limitsOn(dayOf(now))
  const spent = (used: SQL, below: number) =>
    sql`greatest(0, ${below - 1} - ${used}) < ${leastRoomYen}`
  const lifted = isNotNull(asked.providedAt)
  return {
    share: sql<number>`greatest(0::float8, ${month ? sql`${monthYen}::float8 / ${month.below}` : 0}, ${year ? sql`case when ${lifted} then 0::float8 else ${yearYen}::float8 / ${year.below} end` : 0})`,
    reached: sql<boolean>`(${month ? spent(monthYen, month.below) : sql`false`} or ${year ? sql`(not ${lifted} and ${spent(yearYen, year.below)})` : sql`false`})`,
  }
}

/** A page of the workers who have taken something at the company this year, or were asked; whoever is closest to a limit first. The database sums, sorts and counts; only the rows of the page are read. */
export async function salaryList(
  db: Tx,
  scope: ClientScope,
  query: QueryValue<typeof contract.users.query>,
  now: Date,
): Promise<SalaryRows> {
  const { page, list_type, keyword } = query
  const { contracts } = await entrustmentOf(db, scope)
  const taken = takenAt(db, [scope.companyId], now).as('taken')
  const sum = (column: SQL.Aliased<number>) => sql<number>`coalesce(${column}, 0)`
  const [monthYen, yearYen, weekMin] = [sum(taken.monthYen), sum(taken.yearYen), sum(taken.weekMin)]
  const { share, reached } = againstLimits(monthYen, yearYen, now)
  const listed = db.$with('listed').as(
    db
      .select({
        userId: clientUsers.userId,
        name: users.name,
        yearYen: sql<number>`${yearYen}`.as('used_yen'),
        share: share.as('share'),
        reached: reached.as('reached'),
        requested: sql<boolean>`${open(now)}`.as('requested'),
        provided: sql<boolean>`${isNotNull(asked.providedAt)}`.as('provided'),
        requestable:
          sql<boolean>`(${contracts.mynumberEntrustment}::boolean and ${isAskableForMyNumber(yearYen, now)})`.as(
            'requestable',
          ),
      })
      .from(clientUsers)
      .innerJoin(users, eq(users.id, clientUsers.userId))
      .leftJoin(taken, eq(taken.userId, clientUsers.userId))
      .leftJoin(asked, askedThisYear(scope.companyId, now))
      .where(
        and(
          scope.has(clientUsers),
          nameMatches(keyword),
          or(isNotNull(asked.id), gt(monthYen, 0), gt(yearYen, 0), gt(weekMin, 0)),
        ),
      ),
  )
  const lists: Record<SalaryListType, SQL> = {
    all: sql`true`,
    near: sql`(not ${listed.reached} and ${listed.share} >= ${limitNearShare})`,
    reached: sql`${listed.reached}`,
    mynumber_requestable: sql`${listed.requestable}`,
    requested: sql`${listed.requested}`,
    provided: sql`${listed.provided}`,
  }
  const wanted = lists[list_type]
  const from = (page - 1) * PER_PAGE
  const placed = db.$with('placed').as(
    db
      .select({
        userId: listed.userId,
        name: listed.name,
        yearYen: listed.yearYen,
        requestable: listed.requestable,
        place: sql<number>`row_number() over (order by ${listed.share} desc, ${listed.userId})`
          .mapWith(Number)
          .as('place'),
        onPage:
          sql<boolean>`(${wanted} and row_number() over (partition by ${wanted} order by ${listed.share} desc, ${listed.userId}) between ${from + 1}::int and ${from + PER_PAGE}::int)`.as(
            'on_page',
          ),
      })
      .from(listed),
  )
  const number = (type: SalaryListType) =>
    sql<number>`count(*) filter (where ${lists[type]})`.mapWith(Number).as(`n_${type}`)
  const counted = db.$with('counted').as(
    db
      .select({
        all: number('all'),
        near: number('near'),
        reached: number('reached'),
        mynumber_requestable: number('mynumber_requestable'),
        requested: number('requested'),
        provided: number('provided'),
      })
      .from(listed),
  )
  // The workers come through the store's own relation to them; their sums through all stores of the company.
  const found = await bypassRls(db, scope, async () =>
    db
      .with(listed, placed, counted)
      .select({
        userId: placed.userId,
        name: placed.name,
        yearYen: placed.yearYen,
        requestable: placed.requestable,
        onPage: placed.onPage,
        all: counted.all,
        near: counted.near,
        reached: counted.reached,
        mynumber_requestable: counted.mynumber_requestable,
        requested: counted.requested,
        provided: counted.provided,
      })
      .from(counted)
      .leftJoin(placed, or(placed.onPage, placed.requestable))
      .orderBy(asc(placed.place)),
  )
  const counts = Object.fromEntries(
    salaryListTypes.map((type) => [type, found[0]?.[type] ?? 0]),
  ) as SalaryRows['counts']
  const rows = found.flatMap(({ userId, name, yearYen: yen, onPage, requestable }) =>
    userId === null ? [] : [{ userId, name: name ?? '', yearYen: yen ?? 0, onPage, requestable }],
  )
  const shown = await salaryRows(
    db,
    scope,
    now,
    rows.flatMap((row) => (row.onPage ? [row.userId] : [])),
  )
  return {
    items: await withDetails(db, scope, shown, now),
    page,
    perPage: PER_PAGE,
    totalCount: counts[list_type],
    counts,
    requestable: rows.flatMap(({ userId, name, yearYen: yen, requestable }) =>
      requestable ? [{ userId, name, yearYen: yen }] : [],
    ),
  }
}

/** How many workers each of these stores could ask for the individual number now, and who of them has earned most. Outside a scope: the ids come from the account's memberships. */
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
  const taken = takenAt(
    db,
    [...new Set(stores.map((store) => store.companyId))],
    now,
    sql`exists (select 1 from ${clientUsers} where ${and(eq(clientUsers.userId, matchings.userId), inArray(clientUsers.clientId, clientIds))})`,
  ).as('taken')
  return db
    .select({
      clientId: clientUsers.clientId,
      n: count(),
      name: sql<string>`(array_agg(${users.name} order by ${taken.yearYen} desc, ${users.id}))[1]`,
    })
    .from(taken)
    .innerJoin(clients, eq(clients.companyId, taken.companyId))
    .innerJoin(
      clientUsers,
      and(eq(clientUsers.clientId, clients.id), eq(clientUsers.userId, taken.userId)),
    )
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .leftJoin(asked, askedThisYear(clients.companyId, now))
    .where(
      and(
        inArray(clientUsers.clientId, clientIds),
        isAskableForMyNumber(sql`${taken.yearYen}`, now),
      ),
    )
    .groupBy(clientUsers.clientId)
}
