import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { allowanceFloorOf, type WagesOfMonth } from '@/domain/pay/averageWage'
import type { Day } from '@/lib/date'
import { dayAMonthBefore } from '@/lib/months'
import { sumBy } from '@/lib/sumBy'
import { allRows } from '@/server/db/allRows'
import { matchings, offerings, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type DayOfWork = { userId: number; occupationId: number; workOn: Day; wagesYen: number }
type WorkBefore = { worked: DayOfWork[]; occupations: { id: number; occupationId: number }[] }

/**
 * The queries for `minAllowanceYen`: the wages earned at a store in the month before each of these days, by worker,
 * occupation and day, and the occupations of its offers. The caller runs them by `allRows` together with its own. Wages
 * are in yen and include transportation.
 */
export function workBeforeQueries(db: Tx, clientId: number, days: readonly Day[]) {
  const sorted = days.toSorted()
  return {
    worked: db
      .select({
        userId: matchings.userId,
        occupationId: offers.occupationId,
        workOn: offerings.workOn,
        wagesYen: sql<number>`sum(${matchings.earnedYen})`.mapWith(Number).as('wages_yen'),
      })
      .from(offerings)
      .innerJoin(
        offers,
        and(eq(offers.clientId, offerings.clientId), eq(offers.id, offerings.offerId)),
      )
      .innerJoin(
        matchings,
        and(
          eq(matchings.clientId, offerings.clientId),
          eq(matchings.offeringId, offerings.id),
          eq(matchings.status, 'worked'),
        ),
      )
      .where(
        and(
          eq(offerings.clientId, clientId),
          gte(offerings.workOn, dayAMonthBefore(sorted[0] ?? '')),
          lt(offerings.workOn, sorted.at(-1) ?? ''),
        ),
      )
      .groupBy(matchings.userId, offers.occupationId, offerings.workOn),
    occupations: db
      .select({ id: offers.id, occupationId: offers.occupationId })
      .from(offers)
      .where(eq(offers.clientId, clientId)),
  }
}

function wagesOf(days: readonly DayOfWork[]): WagesOfMonth {
  return {
    wagesYen: sumBy(days, ({ wagesYen }) => wagesYen),
    days: new Set(days.map(({ userId, workOn }) => `${userId} ${workOn}`)).size,
  }
}

/** A planned shift of a worker. */
export type PlannedShift = { userId: number; offerId: number; workOn: Day }

/** Returns the minimum leave allowance for a shift in yen (労働基準法26条); 0 if nobody worked at the store before. */
export function minAllowanceYen(
  { worked, occupations }: WorkBefore,
  { userId, offerId, workOn }: PlannedShift,
): number {
  const from = dayAMonthBefore(workOn)
  const before = worked.filter((day) => day.workOn >= from && day.workOn < workOn)
  const occupationId = occupations.find(({ id }) => id === offerId)?.occupationId
  const own = wagesOf(before.filter((day) => day.userId === userId))
  const sameWork = wagesOf(before.filter((day) => day.occupationId === occupationId))
  return allowanceFloorOf(own, sameWork) ?? 0
}

/** Reads the past work and returns the minimum leave allowance for one shift in yen. */
export const minAllowanceOf = async (
  db: Tx,
  { clientId, ...shift }: PlannedShift & { clientId: number },
): Promise<number> =>
  minAllowanceYen(await allRows(db, workBeforeQueries(db, clientId, [shift.workOn])), shift)
