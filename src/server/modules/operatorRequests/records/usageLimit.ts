import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Month } from '@/lib/date'
import { takeOne } from '@/server/db/pagination'
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
 * The usage limit of the company in a month of work, yen; null without one. An approved change is the limit from the
 * first day of its month on (billing.md §11).
 */
export const usageLimitIn = async (db: Tx, companyId: number, month: Month) =>
  limitOf(takeOne(await usageLimitRow(db, companyId, month)))
