import { and, asc, count, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Pay } from '@/contracts/offerings/schemas'
import { dashboardFigures as contract } from '@/contracts/dashboard'
import { BelowMinimumWage, MonthCost, MonthSummary } from '@/contracts/dashboard/schemas'
import { minimumWageOfShift, minimumWageOn } from '@/domain/pay/minimumWage'
import { billedOf, feeOf, taxOnFees } from '@/domain/pay/pay'
import { addDays, addMonths, dayOf, daysOfMonth, monthOf, type Day, type Month } from '@/lib/date'
import { percentOf } from '@/lib/percentOf'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { clientUserOfMatching, shiftOfMatching } from '@/server/db/joins'
import { clientUsers, matchings, offerings } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { usedYenByStore } from '@/server/modules/billing/service'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { usageLimitIn } from '@/server/modules/operatorRequests/records/usageLimit'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { isBilled } from '@/server/modules/matchings/records/shiftLoad'
import { dashboardFiguresReference } from './reference'

/** So many of them are named; the count tells of the rest. */
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

const shiftsOf = (scope: ClientScope, fromOn: Day, toOn: Day) =>
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
    takeOne(
      await db
        .select({ n: count() })
        .from(matchings)
        .innerJoin(offerings, shiftOfMatching)
        .where(shiftsOf(scope, fromOn, toOn)),
    ).n
  const people = takeOne(
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
      .where(shiftsOf(scope, `${month}-01`, today)),
  )
  return {
    month,
    untilOn: today,
    workedCount: await worked(`${month}-01`, today),
    // The month before may be shorter: its last day then stands for the later ones of this month.
    workedCountBefore: await worked(
      `${before}-01`,
      daysBefore[Number(today.slice(8)) - 1] ?? daysBefore.at(-1) ?? today,
    ),
    repeatRate: percentOf(people.again, people.all),
  }
}

/**
 * The total is that of the billing (ご請求見込み), so that home, store list and statement say the same yen. The days are
 * its parts: each with its own wages and fees, and its share of the tax of the month, which is rounded once. What
 * rounding leaves falls on the last day with a cost.
 */
async function costOfMonth(db: Tx, scope: ClientScope, now: Date): Promise<MonthCost> {
  const month = monthOf(now)
  const limitYen = await usageLimitIn(db, scope.companyId, month)
  // The part of a store in the tax of an invoice follows from all stores: only this one's leaves the function.
  const byStore = await bypassRls(db, scope, () =>
    usedYenByStore({ db, now }, scope.companyId, month),
  )
  const totalYen = Math.max(0, byStore.get(scope.clientId) ?? 0)
  const days = await costOfDays(db, scope, month, now)
  const rest = totalYen - days.reduce((sum, day) => sum + day.yen, 0)
  const last = days.findLastIndex(({ yen }) => yen + rest >= 0 && yen > 0)
  return {
    month,
    totalYen,
    limitYen,
    days: days.map((day, index) => (index === last ? { ...day, yen: day.yen + rest } : day)),
  }
}

/** What each day of the month costs, the tax rounded so that the days add up to the tax on all fees. */
async function costOfDays(db: Tx, scope: ClientScope, month: Month, now: Date) {
  const pay = sql<Pay>`coalesce(${matchings.fixedPay}, ${matchings.scheduledPay})`.as('pay')
  const rows = await db
    .select({ workOn: offerings.workOn, pay, feeRateBp: offerings.feeRateBp, n: count() })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        scope.has(matchings),
        isBilled(now),
        gte(offerings.workOn, `${month}-01`),
        lt(offerings.workOn, `${addMonths(month, 1)}-01`),
      ),
    )
    .groupBy(offerings.workOn, pay, offerings.feeRateBp)
  let fees = 0
  return daysOfMonth(month).map((on) => {
    const ofDay = rows.filter((row) => row.workOn === on)
    const taxBefore = taxOnFees(fees)
    const feesOfDay = ofDay.reduce((sum, row) => sum + row.n * feeOf(row.pay, row.feeRateBp), 0)
    fees += feesOfDay
    return {
      on,
      yen:
        ofDay.reduce((sum, row) => sum + row.n * billedOf(row.pay), 0) +
        feesOfDay +
        taxOnFees(fees) -
        taxBefore,
    }
  })
}

/** A new table may come into force between the day a shift is posted and the day it is worked (最低賃金法4条). */
async function belowMinimumWage(db: Tx, scope: ClientScope, now: Date): Promise<BelowMinimumWage> {
  const { prefectureCode } = await workplaceOf(db, scope)
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
  // A shift can run into the day after its own.
  const leastOf = (day: Day) => minimumWageOn(prefectureCode ?? '', day)?.yen ?? 0
  const highest = Math.max(
    0,
    ...days.flatMap(({ workOn }) => [leastOf(workOn), leastOf(addDays(workOn, 1))]),
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
      minimumWageYen:
        minimumWageOfShift({ prefectureCode: prefectureCode ?? '', startAt, endAt })?.yen ?? 0,
    }))
    .filter((row) => row.hourlyWageYen < row.minimumWageYen)
  return { totalCount: below.length, items: below.slice(0, MAX_NAMED) }
}
