import { and, eq, isNull } from 'drizzle-orm'
import { accounts, companies, memberships } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

const isCompanyAdmin = and(
  eq(memberships.role, 'companyAdmin'),
  isNull(memberships.clientId),
  isNull(memberships.suspendedAt),
)

/**
 * Locks the members of a company until the end of the transaction. Otherwise two administrators who leave at the same
 * time would each count the other as remaining.
 */
export const lockMembersOf = (db: Tx, companyId: number) =>
  db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')

/** Returns the companies that an account administers, by id: the order in which they must be locked. */
export const companiesAdministeredBy = (db: Tx, accountId: number) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .innerJoin(memberships, eq(memberships.companyId, companies.id))
    .where(and(eq(memberships.accountId, accountId), isCompanyAdmin))
    .orderBy(companies.id)

/** The accounts that can sign in as 企業管理者 of a company. */
export async function activeAdminIds(db: Tx, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(and(eq(memberships.companyId, companyId), isCompanyAdmin, eq(accounts.status, 'active')))
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}

/** Whether a company would still have an active 企業管理者 without this account. Lock its members first. */
export const hasOtherAdmin = async (db: Tx, companyId: number, accountId: number) =>
  (await activeAdminIds(db, companyId)).some((id) => id !== accountId)

/** Whether all roles of an account are suspended: it cannot sign in until one is resumed. */
export async function isFullySuspended(db: Tx, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ suspendedAt: memberships.suspendedAt })
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
  return rows.length > 0 && rows.every(({ suspendedAt }) => suspendedAt !== null)
}
