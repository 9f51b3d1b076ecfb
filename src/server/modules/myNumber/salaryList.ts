import { and, asc, eq, gt, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { myNumber as contract } from '@/contracts/myNumber'
import { salaryListTypes, type SalaryListType } from '@/contracts/myNumber/enums'
import type { SalaryRows } from '@/contracts/myNumber/schemas'
import { limitsOn } from '@/domain/workers/limits'
import { MIN_ROOM_YEN, LIMIT_NEAR_SHARE } from '@/domain/workers/mynumberProvision'
import { dayOf } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import type { ClientScope } from '@/server/auth/tenantScope'
import { PER_PAGE } from '@/server/db/pagination'
import { clientUsers, mynumberProvisions as provisions, users } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { nameMatches } from '@/server/modules/workers/records/storeWorkers'
import {
  isAskableForMyNumber,
  isBelowRequest,
  isDeclined,
  isExpired,
  isOpen,
  provisionOfYear,
} from './provisionConditions'
import { entrustmentOf, salaryRows, withDetails } from './repository'
import { earningsAt } from './salaries'

/**
 * `usedShare`: the larger used share of the two limits of pay that hold today. `reached`: less than the pay of a
 * shortest shift is left of one. In SQL as `blockedBy` and `usedShare` of the domain compute them.
 */
function againstLimits(monthYen: SQL, yearYen: SQL, now: Date) {
  const { monthYen: month, yearYen: year } = limitsOn(dayOf(now))
  const isUsedUp = (used: SQL, below: number) =>
    sql`greatest(0, ${below - 1} - ${used}) < ${MIN_ROOM_YEN}`
  const isYearLimitLifted = isNotNull(provisions.providedAt)
  return {
    usedShare: sql<number>`greatest(0::float8, ${month ? sql`${monthYen}::float8 / ${month.below}` : 0}, ${year ? sql`case when ${isYearLimitLifted} then 0::float8 else ${yearYen}::float8 / ${year.below} end` : 0})`,
    reached: sql<boolean>`(${month ? isUsedUp(monthYen, month.below) : sql`false`} or ${year ? sql`(not ${isYearLimitLifted} and ${isUsedUp(yearYen, year.below)})` : sql`false`})`,
  }
}

/**
 * The workers of the store who have earned something at the company this year or were asked for the My Number, with the
 * columns by which the lists select and order them.
 */
function listedWorkers(
  db: Tx,
  scope: ClientScope,
  { keyword, isEntrusted, now }: { keyword: string; isEntrusted: boolean; now: Date },
) {
  const earned = earningsAt(db, [scope.companyId], now).as('earned')
  const orZero = (column: SQL.Aliased<number>) => sql<number>`coalesce(${column}, 0)`
  const monthYen = orZero(earned.monthYen)
  const yearYen = orZero(earned.yearYen)
  const weekMin = orZero(earned.weekMin)
  const { usedShare, reached } = againstLimits(monthYen, yearYen, now)
  return db.$with('listed').as(
    db
      .select({
        userId: clientUsers.userId,
        name: users.name,
        yearYen: sql<number>`${yearYen}`.as('used_yen'),
        usedShare: usedShare.as('used_share'),
        reached: reached.as('reached'),
        requested: sql<boolean>`${isOpen(now)}`.as('requested'),
        provided: sql<boolean>`${isNotNull(provisions.providedAt)}`.as('provided'),
        declined: sql<boolean>`${isDeclined}`.as('declined'),
        expired: sql<boolean>`${isExpired(now)}`.as('expired'),
        notRequestable: sql<boolean>`${isBelowRequest(yearYen)}`.as('not_requestable'),
        requestable:
          sql<boolean>`(${isEntrusted}::boolean and ${isAskableForMyNumber(yearYen, now)})`.as(
            'requestable',
          ),
      })
      .from(clientUsers)
      .innerJoin(users, eq(users.id, clientUsers.userId))
      .leftJoin(earned, eq(earned.userId, clientUsers.userId))
      .leftJoin(provisions, provisionOfYear(scope.companyId, now))
      .where(
        and(
          scope.has(clientUsers),
          nameMatches(keyword),
          or(isNotNull(provisions.id), gt(monthYen, 0), gt(yearYen, 0), gt(weekMin, 0)),
        ),
      ),
  )
}
type Listed = ReturnType<typeof listedWorkers>

/** The condition of each list on the listed workers. */
const listConditions = (listed: Listed): Record<SalaryListType, SQL> => ({
  all: sql`true`,
  near: sql`(not ${listed.reached} and ${listed.usedShare} >= ${LIMIT_NEAR_SHARE})`,
  reached: sql`${listed.reached}`,
  mynumber_requestable: sql`${listed.requestable}`,
  requested: sql`${listed.requested}`,
  provided: sql`${listed.provided}`,
  declined: sql`${listed.declined}`,
  expired: sql`${listed.expired}`,
  not_requestable: sql`${listed.notRequestable}`,
})

/** The listed workers with their rank by the used share of a limit, and whether the rank is on the requested page. */
const placedWorkers = (db: Tx, listed: Listed, condition: SQL, page: number) => {
  const from = (page - 1) * PER_PAGE
  return db.$with('placed').as(
    db
      .select({
        userId: listed.userId,
        name: listed.name,
        yearYen: listed.yearYen,
        requestable: listed.requestable,
        place: sql<number>`row_number() over (order by ${listed.usedShare} desc, ${listed.userId})`
          .mapWith(Number)
          .as('place'),
        onPage:
          sql<boolean>`(${condition} and row_number() over (partition by ${condition} order by ${listed.usedShare} desc, ${listed.userId}) between ${from + 1}::int and ${from + PER_PAGE}::int)`.as(
            'on_page',
          ),
      })
      .from(listed),
  )
}

/** How many workers each list has. */
const listCounts = (db: Tx, listed: Listed, conditions: Record<SalaryListType, SQL>) => {
  const countOf = (type: SalaryListType) =>
    sql<number>`count(*) filter (where ${conditions[type]})`.mapWith(Number).as(`n_${type}`)
  return db.$with('counted').as(
    db
      .select({
        all: countOf('all'),
        near: countOf('near'),
        reached: countOf('reached'),
        mynumber_requestable: countOf('mynumber_requestable'),
        requested: countOf('requested'),
        provided: countOf('provided'),
        declined: countOf('declined'),
        expired: countOf('expired'),
        not_requestable: countOf('not_requestable'),
      })
      .from(listed),
  )
}

/**
 * The workers of the page and all who could be asked for their number, in order, each with the counts of the
 * lists. One query: sums, order and counts are the database's work.
 */
function readList(
  db: Tx,
  scope: ClientScope,
  { listed, listType, page }: { listed: Listed; listType: SalaryListType; page: number },
) {
  const conditions = listConditions(listed)
  const placed = placedWorkers(db, listed, conditions[listType], page)
  const counted = listCounts(db, listed, conditions)
  // Outside the scope, because the sums run over all stores of the company. The workers are still those of the
  // store: `listed` selects by it.
  return bypassRls(db, scope, async () =>
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
        declined: counted.declined,
        expired: counted.expired,
        not_requestable: counted.not_requestable,
      })
      .from(counted)
      .leftJoin(placed, or(placed.onPage, placed.requestable))
      .orderBy(asc(placed.place)),
  )
}

/**
 * A page of the workers who have earned something at the company this year, or were asked; the closest to a limit
 * first.
 */
export async function salaryList(
  db: Tx,
  scope: ClientScope,
  query: QueryValue<typeof contract.users.query>,
  now: Date,
): Promise<SalaryRows> {
  const { page, list_type: listType, keyword } = query
  const { contracts } = await entrustmentOf(db, scope)
  const isEntrusted = contracts.mynumberEntrustment
  const listed = listedWorkers(db, scope, { keyword, isEntrusted, now })
  const rows = await readList(db, scope, { listed, listType, page })
  const counts = Object.fromEntries(
    salaryListTypes.map((type) => [type, rows[0]?.[type] ?? 0]),
  ) as SalaryRows['counts']
  const pageIds = rows.flatMap(({ userId, onPage }) => (userId !== null && onPage ? [userId] : []))
  return {
    items: await withDetails(db, scope, await salaryRows(db, scope, now, pageIds), now),
    page,
    perPage: PER_PAGE,
    totalCount: counts[listType],
    counts,
    requestable: rows.flatMap(({ userId, name, yearYen, requestable }) =>
      userId !== null && requestable ? [{ userId, name: name ?? '', yearYen: yearYen ?? 0 }] : [],
    ),
  }
}
