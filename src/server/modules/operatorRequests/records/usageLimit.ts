import { and, desc, eq, lte } from 'drizzle-orm'
import type { Month } from '@/lib/date'
import { takeOne } from '@/server/db/pagination'
import { companies, usageLimitRequests } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/**
 * The usage limit of the company in a month of work, yen; null without one. An approved change is the limit from the
 * first day of its month on (billing.md §11).
 */
export async function usageLimitIn(db: Tx, companyId: number, month: Month) {
  const { limitYen } = takeOne(
    await db
      .select({ limitYen: companies.usageLimitYen })
      .from(companies)
      .where(eq(companies.id, companyId)),
  )
  if (limitYen === null) return null
  const [approved] = await db
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
  return approved?.limitYen ?? limitYen
}
