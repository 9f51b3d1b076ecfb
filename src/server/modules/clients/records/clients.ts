import { and, eq, inArray, or } from 'drizzle-orm'
import type { Account as Caller, ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, companies } from '@/server/db/schema'
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
  const knownCount = await db.$count(
    clients,
    and(eq(clients.companyId, companyId), inArray(clients.id, ids)),
  )
  if (knownCount < ids.length) throw invalid({ client_ids: '店舗を選び直してください。' })
}

/** Returns the name of a store, for the names of its files. */
export async function storeName(db: Tx, clientId: number): Promise<string> {
  const store = db.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId))
  return firstOrNotFound(await store).name
}

/** A store, or a company. */
type Owner =
  | { companyId?: number; clientId: number }
  | { companyId: number; clientId?: number | null }

/**
 * Locks a store, or the company if no store is given, so that one writer at a time counts or orders what it owns. Lock
 * the owner before counting rows against a limit: rows that do not exist yet cannot be locked.
 */
export async function lockOwner(db: Tx, { companyId, clientId }: Owner) {
  const owner =
    typeof clientId === 'number'
      ? db.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId))
      : db
          .select({ id: companies.id })
          .from(companies)
          .where(eq(companies.id, companyId ?? 0))
  firstOrNotFound(await owner.for('no key update'))
}

/** The ids of the stores of the company, as a subquery: for writes to rows of several stores. */
export const storesOfCompany = (db: Tx, { companyId }: CompanyScope) =>
  db.select({ id: clients.id }).from(clients).where(eq(clients.companyId, companyId))

/** Returns the stores that an account can open, through a role in the company or in the store, ordered by id. */
export async function accessibleClients(db: Tx, { memberships }: Pick<Caller, 'memberships'>) {
  const companyIds = memberships.flatMap((membership) =>
    membership.clientId === null ? [membership.companyId] : [],
  )
  const clientIds = memberships.flatMap((membership) => membership.clientId ?? [])
  if (memberships.length === 0) return []
  return db
    .select({ client: clients, companyName: companies.name })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .where(or(inArray(clients.companyId, companyIds), inArray(clients.id, clientIds)))
    .orderBy(clients.id)
}

/** The query of `workplaceOf`, for a caller that runs it together with others. */
export const workplaceRows = (db: Tx, scope: ClientScope) =>
  db
    .select({
      prefectureCode: clients.prefectureCode,
      feeRateBp: companies.feeRateBp,
      contracts: companies.contracts,
      laborAgreement36From: clients.laborAgreement36From,
      laborAgreement36To: clients.laborAgreement36To,
      specificMinimumWageYen: clients.specificMinimumWageYen,
      specificMinimumWageFrom: clients.specificMinimumWageFrom,
    })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .where(eq(clients.id, scope.clientId))

/**
 * Reads the facts about the store and its company that offerings depend on, such as the prefecture for the minimum wage
 * and the fee rate.
 */
export const workplaceOf = async (db: Tx, scope: ClientScope) =>
  firstOrNotFound(await workplaceRows(db, scope))

/** Adds a store; returns its id. */
export const insertClient = async (db: Tx, values: typeof clients.$inferInsert): Promise<number> =>
  firstOrNotFound(await db.insert(clients).values(values).returning({ id: clients.id })).id
