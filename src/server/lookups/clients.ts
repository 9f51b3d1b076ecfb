import { and, eq, inArray } from 'drizzle-orm'
import { takeOne } from '@/server/db/pagination'
import { clients, companies } from '@/server/db/schema'
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

/**
 * Locks a store, or a company when there is none: what it owns is counted and put into order by one writer at a
 * time.
 */
export async function lockOwner(
  db: Tx,
  { companyId, clientId }: { companyId: number; clientId?: number | null },
) {
  const owner =
    typeof clientId === 'number'
      ? db.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId))
      : db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))
  takeOne(await owner.for('no key update'))
}

/** The ids of the stores of the company, as a subquery: for acts on rows of several stores. */
export const storesOfCompany = (db: Tx, { companyId }: CompanyScope) =>
  db.select({ id: clients.id }).from(clients).where(eq(clients.companyId, companyId))
