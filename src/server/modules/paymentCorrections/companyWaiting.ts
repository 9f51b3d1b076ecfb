import { and, asc, count, eq } from 'drizzle-orm'
import type { companyCorrectionQuery } from '@/contracts/paymentCorrections/query'
import { chosenStores, countIn, type StoreCount } from '@/domain/clients/storeCounts'
import type { QueryValue } from '@/lib/query'
import type { CompanyScope } from '@/server/auth/tenantScope'
import { clients, fixPaymentRequests } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Company = { db: Tx; scope: CompanyScope }

export const isOpen = eq(fixPaymentRequests.status, 'requested')

/** The stores of the company in which a correction waits, by name. */
export const storesWithCorrections = ({ db, scope }: Company): Promise<StoreCount[]> =>
  db
    .select({ id: clients.id, name: clients.name, count: count() })
    .from(fixPaymentRequests)
    .innerJoin(clients, eq(clients.id, fixPaymentRequests.clientId))
    .where(and(eq(clients.companyId, scope.companyId), isOpen))
    .groupBy(clients.id)
    .orderBy(asc(clients.name), asc(clients.id))

/** How many open corrections each of these filters of the company's list finds. */
export async function countCompanyCorrections(
  company: Company,
  filters: readonly QueryValue<typeof companyCorrectionQuery>[],
) {
  const stores = await storesWithCorrections(company)
  return filters.map((filter) => countIn(chosenStores(stores, filter)))
}
