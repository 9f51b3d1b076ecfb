import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Month } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { companies, usageLimitRequests } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The data for `limitOf`, as a query of one row that can be read with others. */
export function usageLimitRow(db: Tx, companyId: number, month: Month) {
  const approved = db
    .select({ limitYen: usageLimitRequests.requestedYen })
    .from(usageLimitRequests)
    .where(
      and(
        eq(usageLimitRequests.companyId, companyId),
        eq(usageLimitRequests.status, 'approved'),
        lte(usageLimitRequests.expectedMonth, month),
      ),
    )
    .orderBy(desc(usageLimitRequests.expectedMonth), desc(usageLimitRequests.decidedAt))
    .limit(1)
    .as('approved')
  return db
    .select({ limitYen: companies.usageLimitYen, approvedYen: approved.limitYen })
    .from(companies)
    .leftJoinLateral(approved, sql`true`)
    .where(eq(companies.id, companyId))
}

/** The current limit, yen; null if the company has none, even if one was approved before. */
export const limitOf = ({
  limitYen,
  approvedYen,
}: Awaited<ReturnType<typeof usageLimitRow>>[number]) =>
  limitYen === null ? null : (approvedYen ?? limitYen)

/**
 * Returns the usage limit of the company in a month of work, in yen; null without one. An approved change applies from
 * the first day of its month on.
 */
export const usageLimitIn = async (db: Tx, companyId: number, month: Month) =>
  limitOf(firstOrNotFound(await usageLimitRow(db, companyId, month)))
