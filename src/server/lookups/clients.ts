import { and, eq, inArray } from 'drizzle-orm'
import { clients } from '@/server/db/schema'
import type { CompanyScope } from '@/server/auth/tenantScope'
import type { Tx } from '@/server/db/transaction'
import { invalid } from '@/server/http/errors'

/** Throws ApiError 422 for a store that is not of the company. */
export async function refuseForeignStores(
  db: Tx,
  companyId: number,
  clientIds: readonly number[],
): Promise<void> {
  if (clientIds.length === 0) return
  const ids = [...clientIds]
  const known = await db.$count(
    clients,
    and(eq(clients.companyId, companyId), inArray(clients.id, ids)),
  )
  if (known < ids.length) throw invalid({ client_ids: '店舗を選び直してください。' })
}

/** The ids of the stores of the company, as a subquery: for acts on rows of several stores. */
export const storesOfCompany = (db: Tx, { companyId }: CompanyScope) =>
  db.select({ id: clients.id }).from(clients).where(eq(clients.companyId, companyId))
