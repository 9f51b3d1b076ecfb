import { and, eq, inArray, or } from 'drizzle-orm'
import { takeOne } from '@/server/db/pagination'
import { clients, companies } from '@/server/db/schema'
import type { Account as Caller, ClientScope, CompanyScope } from '@/server/auth/tenantScope'
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

/** The name of a store: what is shown or saved of one store says whose it is. */
export async function storeName(db: Tx, clientId: number): Promise<string> {
  const store = db.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId))
  return takeOne(await store).name
}

/** A store, or a company. */
type Owner =
  { companyId?: number; clientId: number } | { companyId: number; clientId?: number | null }

/**
 * Locks a store, or a company when there is none: what it owns is counted and put into order by one writer at a time.
 * Lock the owner before counting rows against a limit: rows that do not exist yet cannot be locked.
 */
export async function lockOwner(db: Tx, { companyId, clientId }: Owner) {
  const owner =
    typeof clientId === 'number'
      ? db.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId))
      : db
          .select({ id: companies.id })
          .from(companies)
          .where(eq(companies.id, companyId ?? 0))
  takeOne(await owner.for('no key update'))
}

/** The ids of the stores of the company, as a subquery: for acts on rows of several stores. */
export const storesOfCompany = (db: Tx, { companyId }: CompanyScope) =>
  db.select({ id: clients.id }).from(clients).where(eq(clients.companyId, companyId))

/** The stores somebody can open: those of their companies and those of their own, in the order of their ids. */
export async function accessibleClients(db: Tx, { memberships }: Pick<Caller, 'memberships'>) {
  const companyIds = memberships.flatMap((m) => (m.clientId === null ? [m.companyId] : []))
  const clientIds = memberships.flatMap((m) => m.clientId ?? [])
  if (memberships.length === 0) return []
  return db
    .select({ client: clients, companyName: companies.name })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .where(or(inArray(clients.companyId, companyIds), inArray(clients.id, clientIds)))
    .orderBy(clients.id)
}

/** The one row of `workplaceOf`, as a query that can be read with others. */
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
 * The place of work and the employer: the prefecture decides the minimum wage, the company the fee, the ceiling and
 * whether overtime may be promised.
 */
export const workplaceOf = async (db: Tx, scope: ClientScope) =>
  takeOne(await workplaceRows(db, scope))

/** Adds a store; returns its id. */
export const insertClient = async (db: Tx, values: typeof clients.$inferInsert): Promise<number> =>
  takeOne(await db.insert(clients).values(values).returning({ id: clients.id })).id
