import { and, asc, count, eq } from 'drizzle-orm'
import type { companyReviewQuery } from '@/contracts/reviews/query'
import { chosenStores, countIn, type StoreCount } from '@/domain/clients/storeCounts'
import type { QueryValue } from '@/lib/query'
import type { CompanyScope } from '@/server/auth/tenantScope'
import { clients, matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { isUnreviewed } from './records/unreviewed'

type Company = { db: Tx; scope: CompanyScope; now: Date }

/** The stores of the company in which somebody waits for a review, by name. */
export const storesWithUnreviewed = ({ db, scope, now }: Company): Promise<StoreCount[]> =>
  db
    .select({ id: clients.id, name: clients.name, count: count() })
    .from(matchings)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(and(eq(clients.companyId, scope.companyId), isUnreviewed(now)))
    .groupBy(clients.id)
    .orderBy(asc(clients.name), asc(clients.id))

/** How many workers who wait for a review each of these filters of the company's list finds. */
export async function countCompanyUnreviewed(
  company: Company,
  filters: readonly QueryValue<typeof companyReviewQuery>[],
) {
  const stores = await storesWithUnreviewed(company)
  return filters.map((filter) => countIn(chosenStores(stores, filter)))
}
