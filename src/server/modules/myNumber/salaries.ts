import { and, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import { limitsOn, limitWeekOf, limitYearOf, salaryRoomOn } from '@/domain/workers/limits'
import { addDays, dayOf, monthOf, type Day } from '@/lib/date'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import { clients, matchings, mynumberProvisions, offerings } from '@/server/db/schema'
import type { ClientScope } from '@/server/auth/tenantScope'
import { isPaid } from '@/server/lookups/shiftLoad'

const pay = (key: string) =>
  sql`(coalesce(${matchings.fixedPay}, ${matchings.scheduledPay})->>${sql.raw(`'${key}'`)})::int`
const total = (value: ReturnType<typeof pay>, from: Day, to: Day) =>
  sql<number>`coalesce(sum(${value}) filter (where ${and(gte(offerings.workOn, from), lte(offerings.workOn, to))}), 0)::int`

/** The first day of the month after the one of a day. */
const nextMonthOn = (day: Day): Day => `${monthOf(addDays(`${monthOf(day)}-01`, 31))}-01`

/**
 * What workers have taken at these companies, counted as the limits count it: shifts of all their stores by the day on which they start, those that stand or were worked, and the allowances for those that were called off.
 * A row for each company and worker. It reads stores that a scope hides; only sums may leave whoever asks.
 */
export function takenAt(db: Tx, companyIds: number[], now: Date, of?: SQL) {
  const today = dayOf(now)
  const week = limitWeekOf(today)
  const year = limitYearOf(today)
  return db
    .select({
      companyId: clients.companyId,
      userId: matchings.userId,
      monthYen: total(pay('grossYen'), `${monthOf(today)}-01`, addDays(nextMonthOn(today), -1)).as(
        'month_yen',
      ),
      yearYen: total(
        sql`${pay('grossYen')} - ${pay('transportationYen')}`,
        year.fromOn,
        year.toOn,
      ).as('year_yen'),
      weekMin: total(pay('workMin'), week.fromOn, week.toOn).as('week_min'),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        inArray(clients.companyId, companyIds),
        isPaid,
        gte(offerings.workOn, week.fromOn < year.fromOn ? week.fromOn : year.fromOn),
        of,
      ),
    )
    .groupBy(clients.companyId, matchings.userId)
}

/** What these workers have taken at the company of the store, against what they may: which store it comes from stays unsaid. */
export async function salariesOf(db: Tx, scope: ClientScope, userIds: number[], now: Date) {
  const today = dayOf(now)
  const week = limitWeekOf(today)
  const year = limitYearOf(today)
  const rows =
    userIds.length === 0
      ? []
      : await bypassRls(db, scope, async () =>
          takenAt(db, [scope.companyId], now, inArray(matchings.userId, userIds)),
        )
  const provided = new Set(
    (userIds.length === 0
      ? []
      : await db
          .select({ userId: mynumberProvisions.userId })
          .from(mynumberProvisions)
          .where(
            and(
              eq(mynumberProvisions.companyId, scope.companyId),
              inArray(mynumberProvisions.userId, userIds),
              eq(mynumberProvisions.yearFromOn, year.fromOn),
              isNotNull(mynumberProvisions.providedAt),
            ),
          )
    ).map((row) => row.userId),
  )
  const taken = new Map(rows.map((row) => [row.userId, row]))
  const weekLimit = limitsOn(today).weekMinCompany?.below ?? null
  return (userId: number) => {
    const { monthYen, yearYen, weekMin } = taken.get(userId) ?? {
      monthYen: 0,
      yearYen: 0,
      weekMin: 0,
    }
    const room = salaryRoomOn(today, {
      monthYen,
      yearYen,
      mynumberStatus: provided.has(userId) ? 'provided' : 'not_requestable',
    })
    return {
      month: {
        usedYen: monthYen,
        limitYen: room.monthLimitYen,
        remainingYen: room.monthRemainingYen,
        resetsOn: nextMonthOn(today),
      },
      year: {
        usedYen: yearYen,
        limitYen: room.yearLimitYen,
        remainingYen: room.yearRemainingYen,
        resetsOn: addDays(year.toOn, 1),
      },
      weekMin: {
        used: weekMin,
        limit: weekLimit,
        remaining: weekLimit === null ? null : Math.max(0, weekLimit - 1 - weekMin),
        resetsOn: addDays(week.toOn, 1),
      },
    }
  }
}
