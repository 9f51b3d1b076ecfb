import { and, countDistinct, eq, gte, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { addDays, type Day } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { clients, offerings, offers } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'

const DAYS = 90
/** With fewer stores or offerings the median could reveal the wage of one of them. */
const MIN_STORES = 5
const MIN_OFFERINGS = 10

/**
 * Returns the median hourly wage in yen of the offerings that stores of other companies in the prefecture published in
 * the occupation for the 90 days up to `today`; null if they are too few. Only this one figure leaves the function.
 */
export async function areaMedianYen(
  db: Tx,
  scope: ClientScope,
  {
    prefectureCode,
    occupationId,
    today,
  }: { prefectureCode: string | null; occupationId: number; today: Day },
): Promise<number | null> {
  if (prefectureCode === null) return null
  const [found] = await bypassRls(db, scope, () =>
    db
      .select({
        medianYen: sql<
          number | null
        >`percentile_disc(0.5) within group (order by ${offerings.hourlyWageYen})::int`,
        offeringCount: sql<number>`count(*)::int`,
        storeCount: countDistinct(offerings.clientId),
      })
      .from(offerings)
      .innerJoin(
        clients,
        and(eq(clients.id, offerings.clientId), eq(clients.prefectureCode, prefectureCode)),
      )
      .innerJoin(
        offers,
        and(eq(offers.clientId, offerings.clientId), eq(offers.id, offerings.offerId)),
      )
      .where(
        and(
          ne(clients.companyId, scope.companyId),
          eq(offers.occupationId, occupationId),
          isNotNull(offerings.publishedAt),
          gte(offerings.workOn, addDays(today, 1 - DAYS)),
          lte(offerings.workOn, today),
        ),
      ),
  )
  return found && found.storeCount >= MIN_STORES && found.offeringCount >= MIN_OFFERINGS
    ? found.medianYen
    : null
}
