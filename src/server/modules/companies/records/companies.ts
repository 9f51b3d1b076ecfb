import { eq } from 'drizzle-orm'
import { firstOrNotFound } from '@/server/db/pagination'
import { companies } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Company = typeof companies.$inferSelect

/** Adds a company with nothing but a name. */
export const insertCompany = async (db: Tx, name: string) =>
  firstOrNotFound(await db.insert(companies).values({ name }).returning())

/** Sets the status of the company's 事業者確認. */
export const setIdentificationStatus = (
  db: Tx,
  companyId: number,
  identificationStatus: Company['identificationStatus'],
) => db.update(companies).set({ identificationStatus }).where(eq(companies.id, companyId))

/** Sets the terms that the company has agreed on with the operator; the row must be locked. */
export const setTermsOfCompany = (
  db: Tx,
  companyId: number,
  terms: Partial<Pick<Company, 'feeRateBp' | 'contracts'>>,
) => db.update(companies).set(terms).where(eq(companies.id, companyId))
