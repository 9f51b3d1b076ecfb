import { eq } from 'drizzle-orm'
import { takeOne } from '@/server/db/pagination'
import { companies } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Company = typeof companies.$inferSelect

/** Adds a company that has no more than its name. */
export const insertCompany = async (db: Tx, name: string) =>
  takeOne(await db.insert(companies).values({ name }).returning())

/** The state of the identification of the company (事業者確認). */
export const setIdentificationStatus = (
  db: Tx,
  companyId: number,
  identificationStatus: Company['identificationStatus'],
) => db.update(companies).set({ identificationStatus }).where(eq(companies.id, companyId))

/** What the company has agreed on with the operator; the row must be locked. */
export const setTermsOfCompany = (
  db: Tx,
  companyId: number,
  terms: Partial<Pick<Company, 'feeRateBp' | 'contracts'>>,
) => db.update(companies).set(terms).where(eq(companies.id, companyId))
