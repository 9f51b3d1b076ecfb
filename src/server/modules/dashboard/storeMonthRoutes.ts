import { and, asc, count, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { dashboardFigures as contract } from '@/contracts/dashboard'
import { BelowMinimumWage, MonthCost, MonthSummary } from '@/contracts/dashboard/schemas'
import { minimumWageOfShift, minimumWageOn, specificMinimumOf } from '@/domain/pay/minimumWage'
import { addDays, dayOf, monthOf, type Day } from '@/lib/date'
import { addMonths, daysOfMonth } from '@/lib/months'
import { percentOf } from '@/lib/percentOf'
import type { ClientScope } from '@/server/auth/tenantScope'
import { clientUserOfMatching, shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import { clientUsers, matchings, offerings } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { implement } from '@/server/http/route'
import { storeMonthCost } from '@/server/modules/billing/service'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { usageLimitIn } from '@/server/modules/operatorRequests/records/usageLimit'
import { dashboardFiguresReference } from './reference'

/** How many shifts below the minimum wage are listed; the others are only counted. */
const MAX_NAMED = 5

export const dashboardFigureRoutes = implement(contract, dashboardFiguresReference, {
  summary: {
    response: MonthSummary,
    run: ({ db, scope, now }) => summaryOf(db, scope, dayOf(now)),
  },
  cost: { response: MonthCost, run: ({ db, scope, now }) => costOfMonth(db, scope, now) },
  belowMinimumWage: {
    response: BelowMinimumWage,
    run: ({ db, scope, now }) => belowMinimumWage(db, scope, now),
  },
})

const workedBetween = (scope: ClientScope, fromOn: Day, toOn: Day) =>
  and(
    scope.has(matchings),
    eq(matchings.status, 'worked'),
    gte(offerings.workOn, fromOn),
    lte(offerings.workOn, toOn),
  )

async function summaryOf(db: Tx, scope: ClientScope, today: Day): Promise<MonthSummary> {
  const month = monthOf(today)
  const before = addMonths(month, -1)
  const daysBefore = daysOfMonth(before)
  const worked = async (fromOn: Day, toOn: Day) =>
    firstOrNotFound(
      await db
        .select({ n: count() })
        .from(matchings)
        .innerJoin(offerings, shiftOfMatching)
        .where(workedBetween(scope, fromOn, toOn)),
    ).n
  const people = firstOrNotFound(
    await db
      .select({
        all: sql<number>`count(distinct ${matchings.userId})`.mapWith(Number),
        again:
          sql<number>`count(distinct ${matchings.userId}) filter (where ${clientUsers.workedCount} >= 2)`.mapWith(
            Number,
          ),
      })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .innerJoin(clientUsers, clientUserOfMatching)
      .where(workedBetween(scope, `${month}-01`, today)),
  )
  return {
    month,
    untilOn: today,
    workedCount: await worked(`${month}-01`, today),
    // The previous month may be shorter; days of this month beyond its end are compared with its last day.
    workedCountBefore: await worked(
      `${before}-01`,
      daysBefore[Number(today.slice(8)) - 1] ?? daysBefore.at(-1) ?? today,
    ),
    repeatRate: percentOf(people.again, people.all),
  }
}

/**
 * Returns the cost of the running month day by day. It comes from the billing, so home and statement show equal yen.
 */
async function costOfMonth(db: Tx, scope: ClientScope, now: Date): Promise<MonthCost> {
  const { companyId, clientId } = scope
  const month = monthOf(now)
  const limitYen = await usageLimitIn(db, companyId, month)
  // A store's share of the tax depends on all stores of the invoice. Only this store's figures leave the function.
  const cost = await bypassRls(db, scope, () =>
    storeMonthCost({ db, now }, { companyId, clientId, month }),
  )
  return { month, limitYen, ...cost }
}

/**
 * Returns the published shifts ahead whose wage is below the minimum wage. A new minimum wage may come into force
 * between the day on which a shift is published and the day on which it is worked (最低賃金法4条).
 */
async function belowMinimumWage(db: Tx, scope: ClientScope, now: Date): Promise<BelowMinimumWage> {
  const { prefectureCode, ...store } = await workplaceOf(db, scope)
  const workplace = {
    prefectureCode: prefectureCode ?? '',
    specificMinimum: specificMinimumOf(store),
  }
  const coming = and(
    scope.has(offerings),
    gt(offerings.startAt, now.toISOString()),
    isNotNull(offerings.publishedAt),
  )
  const days = await db
    .selectDistinct({ workOn: offerings.workOn })
    .from(offerings)
    .where(coming)
    .orderBy(asc(offerings.workOn))
  // A shift can run into the day after its own. The exact minimum of each shift is checked below.
  const minimumOf = (day: Day) => minimumWageOn(workplace.prefectureCode, day)?.yen ?? 0
  const highest = Math.max(
    workplace.specificMinimum?.yen ?? 0,
    ...days.flatMap(({ workOn }) => [minimumOf(workOn), minimumOf(addDays(workOn, 1))]),
  )
  const rows = await db
    .select({
      id: offerings.id,
      title: offerings.title,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      hourlyWageYen: offerings.hourlyWageYen,
    })
    .from(offerings)
    .where(and(coming, lt(offerings.hourlyWageYen, highest)))
    .orderBy(asc(offerings.startAt), asc(offerings.id))
  const below = rows
    .map(({ startAt, endAt, ...row }) => ({
      ...row,
      minimumWageYen: minimumWageOfShift({ ...workplace, startAt, endAt })?.yen ?? 0,
    }))
    .filter((row) => row.hourlyWageYen < row.minimumWageYen)
  return { totalCount: below.length, items: below.slice(0, MAX_NAMED) }
}
