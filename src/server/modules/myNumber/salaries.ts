import { and, type Column, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import {
  calendarYearOf,
  limitsOn,
  limitWeekOf,
  limitYearOf,
  reportWarning,
  salaryRoomOn,
} from '@/domain/workers/limits'
import { addDays, dayOf, endOfDay, monthOf, startOfDay, type Day } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { clients, matchings } from '@/server/db/schema'
import { bypassRls, bypassRlsOnce, type Tx } from '@/server/db/transaction'
import { myNumberProviders } from './records/providers'

const total = (earned: SQL | Column, from: Day, to: Day) =>
  sql<number>`coalesce(sum(${earned}) filter (where ${and(gte(matchings.startAt, startOfDay(from)), lt(matchings.startAt, endOfDay(to)))}), 0)::int`

/** The first day of the month after the one of a day. */
const nextMonthOn = (day: Day): Day => `${monthOf(addDays(`${monthOf(day)}-01`, 31))}-01`

/**
 * Sums what workers have earned at these companies, one row for each company and worker, as the limits count it:
 * matched and worked shifts of all stores by the day on which they start, and the leave allowances of cancelled ones.
 * It reads stores that a scope hides, so only its sums may be shown. `condition`: a further condition on the matchings.
 */
export function earningsAt(db: Tx, companyIds: number[], now: Date, condition?: SQL) {
  const today = dayOf(now)
  const week = limitWeekOf(today)
  const year = limitYearOf(today)
  const [firstDay = today] = [week, year].map(({ fromOn }) => fromOn).sort()
  return db
    .select({
      companyId: clients.companyId,
      userId: matchings.userId,
      monthYen: total(
        matchings.earnedYen,
        `${monthOf(today)}-01`,
        addDays(nextMonthOn(today), -1),
      ).as('month_yen'),
      yearYen: total(
        sql`${matchings.earnedYen} - ${matchings.earnedTransportationYen}`,
        year.fromOn,
        year.toOn,
      ).as('year_yen'),
      weekMin: total(matchings.earnedWorkMin, week.fromOn, week.toOn).as('week_min'),
    })
    .from(matchings)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        inArray(clients.companyId, companyIds),
        gte(matchings.startAt, startOfDay(firstDay)),
        condition,
      ),
    )
    .groupBy(clients.companyId, matchings.userId)
}

/** A wage paid or corrected in a year is of a shift that began at most this many days before the payment. */
const PAID_WITHIN_DAYS = 60

/**
 * Sums what a company pays its workers in the calendar year without transportation, by the day of payment, as a payment
 * report counts it (地方税法317条の6第3項; 所得税基本通達36-9: 支給日). A wage is paid at the end of the shift, a leave
 * allowance at the cancel, and what a correction adds to the undisputed part at its approval. It reads stores that a
 * scope hides, so only its sums may be shown.
 */
async function paidInCalendarYear(
  db: Tx,
  { companyId, userIds, today }: { companyId: number; userIds: number[]; today: Day },
): Promise<Map<number, number>> {
  const { fromOn, toOn } = calendarYearOf(today)
  const isIn = (at: SQL) => sql`${at} >= ${startOfDay(fromOn)} and ${at} < ${endOfDay(toOn)}`
  const paid = db
    .select({
      userId: matchings.userId,
      yen: sql`${matchings.earnedYen} - ${matchings.earnedTransportationYen}`.as('yen'),
      paidAt:
        sql`case when ${matchings.status} = 'rejected' then coalesce(${matchings.cancelledAt}, ${matchings.endAt}) else greatest(${matchings.endAt}, ${matchings.checkedOutAt}) end`.as(
          'paid_at',
        ),
      approvedAt: sql`(
        select max(f.responded_at) from fix_payment_requests f
        where f.client_id = ${matchings.clientId} and f.matching_id = ${matchings.id}
          and f.status in ('approved', 'auto_approved'))`.as('approved_at'),
      undisputedYen:
        sql`coalesce((${matchings.undisputedPay} ->> 'grossYen')::int - (${matchings.undisputedPay} ->> 'transportationYen')::int, 0)`.as(
          'undisputed_yen',
        ),
    })
    .from(matchings)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        eq(clients.companyId, companyId),
        inArray(matchings.userId, userIds),
        gte(matchings.startAt, startOfDay(addDays(fromOn, -PAID_WITHIN_DAYS))),
        lt(matchings.startAt, endOfDay(toOn)),
      ),
    )
    .as('paid')
  const first = sql`case when ${paid.approvedAt} is null then ${paid.yen} else least(${paid.undisputedYen}, ${paid.yen}) end`
  const rows = await db
    .select({
      userId: paid.userId,
      yen: sql<number>`(coalesce(sum(${first}) filter (where ${isIn(sql`${paid.paidAt}`)}), 0)
        + coalesce(sum(${paid.yen} - (${first})) filter (where ${isIn(sql`${paid.approvedAt}`)}), 0))::int`.mapWith(
        Number,
      ),
    })
    .from(paid)
    .groupBy(paid.userId)
  return new Map(rows.map(({ userId, yen }) => [userId, yen]))
}

/** What a worker has earned at the company of the store, and what the limits leave, in yen and minutes. */
export type Salary = ReturnType<typeof toSalary>

type Earned = { monthYen: number; yearYen: number; calendarYearYen: number; weekMin: number }
const nothingEarned = { monthYen: 0, yearYen: 0, weekMin: 0 }

function toMonth(monthYen: number, today: Day) {
  const room = salaryRoomOn(today, { monthYen, yearYen: 0, mynumberStatus: 'not_requestable' })
  return {
    usedYen: monthYen,
    limitYen: room.monthLimitYen,
    remainingYen: room.monthRemainingYen,
    resetsOn: nextMonthOn(today),
  }
}

function toSalary(
  { monthYen, yearYen, calendarYearYen, weekMin }: Earned,
  { hasProvided, today }: { hasProvided: boolean; today: Day },
) {
  const room = salaryRoomOn(today, {
    monthYen,
    yearYen,
    mynumberStatus: hasProvided ? 'provided' : 'not_requestable',
  })
  // The limit is exclusive (`below`), so one minute less may be worked.
  const weekLimit = limitsOn(today).weekMinCompany?.below ?? null
  return {
    month: toMonth(monthYen, today),
    year: {
      usedYen: yearYen,
      limitYen: room.yearLimitYen,
      remainingYen: room.yearRemainingYen,
      resetsOn: addDays(limitYearOf(today).toOn, 1),
    },
    calendarYear: { usedYen: calendarYearYen, warning: reportWarning(calendarYearYen) ?? null },
    weekMin: {
      used: weekMin,
      limit: weekLimit,
      remaining: weekLimit === null ? null : Math.max(0, weekLimit - 1 - weekMin),
      resetsOn: addDays(limitWeekOf(today).toOn, 1),
    },
  }
}

/**
 * Returns a function that gives a worker's salary at the company of the store with its limits. Only sums are returned,
 * so that a store does not learn at which other store they were earned.
 */
export async function salariesOf(
  db: Tx,
  scope: ClientScope,
  userIds: number[],
  now: Date,
): Promise<(userId: number) => Salary> {
  const today = dayOf(now)
  if (userIds.length === 0)
    return () => toSalary({ ...nothingEarned, calendarYearYen: 0 }, { hasProvided: false, today })
  const providers = await myNumberProviders(db, scope, userIds, today)
  const [rows, paid] = await bypassRls(db, scope, async () => [
    await earningsAt(db, [scope.companyId], now, inArray(matchings.userId, userIds)),
    await paidInCalendarYear(db, { companyId: scope.companyId, userIds, today }),
  ])
  const earnedByUser = new Map(rows.map((row) => [row.userId, row]))
  return (userId) =>
    toSalary(
      {
        ...(earnedByUser.get(userId) ?? nothingEarned),
        calendarYearYen: paid.get(userId) ?? 0,
      },
      { hasProvided: providers.has(userId), today },
    )
}

/** `salariesOf` for the month alone, for lists of workers; it does not read the rest of the year. */
export async function monthSalariesOf(
  { db, scope, now }: StoreOperation,
  userIds: number[],
): Promise<(userId: number) => Salary['month']> {
  const today = dayOf(now)
  const rows = await bypassRlsOnce(
    db,
    scope,
    db
      .select({
        userId: matchings.userId,
        yen: sql<number>`sum(${matchings.earnedYen})::int`.mapWith(Number),
      })
      .from(matchings)
      .innerJoin(clients, eq(clients.id, matchings.clientId))
      .where(
        and(
          eq(clients.companyId, scope.companyId),
          inArray(matchings.userId, userIds),
          gte(matchings.startAt, startOfDay(`${monthOf(today)}-01`)),
          lt(matchings.startAt, startOfDay(nextMonthOn(today))),
        ),
      )
      .groupBy(matchings.userId),
  )
  const yenByUser = new Map(rows.map(({ userId, yen }) => [userId, yen]))
  return (userId) => toMonth(yenByUser.get(userId) ?? 0, today)
}
