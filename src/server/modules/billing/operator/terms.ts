import { and, desc, eq, gt } from 'drizzle-orm'
import { contractOn, type BillingContract } from '@/domain/billing/contract'
import { cannotBeFeeRate } from '@/domain/billing/feeRate'
import { addDays, dayOf, monthOf, type Day } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { firstOrNotFound } from '@/server/db/pagination'
import { companies, companyContracts } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { contractsOf } from '@/server/modules/billing/contracts'
import { setTermsOfCompany } from '@/server/modules/companies/records/companies'

/** The billing terms that the operator agrees on with a company. Absent terms stay unchanged. */
type TermsChange = Partial<Omit<BillingContract, 'validFrom' | 'validTo'>>
/** Terms without dates: the fee rate is copied into offerings when they are published. */
type CompanyTerms = { feeRateBp?: number; isDirectHireFree?: boolean }

function refuseFeeRate(rateBp: number | null | undefined) {
  const reason = rateBp === null || rateBp === undefined ? undefined : cannotBeFeeRate(rateBp)
  if (reason !== undefined) throw conflict(reason)
}

/** Returns the terms of a company on the day of the call and those that begin later. */
export async function termsOf({ db, now }: Operation, companyId: number) {
  const company = firstOrNotFound(
    await db
      .select({ feeRateBp: companies.feeRateBp, contracts: companies.contracts })
      .from(companies)
      .where(eq(companies.id, companyId)),
  )
  const contracts = await contractsOf(db, companyId)
  return {
    feeRateBp: company.feeRateBp,
    isDirectHireFree: company.contracts.directHireFeeFree === true,
    current: contractOn(contracts, dayOf(now)),
    later: contracts.filter(({ validFrom }) => validFrom > dayOf(now)),
  }
}

/** Ends the current terms on the day before `day`; returns them. */
async function endBefore(db: Tx, companyId: number, day: Day): Promise<BillingContract> {
  const contracts = await contractsOf(db, companyId)
  const before = contractOn(contracts, addDays(day, -1))
  await db
    .update(companyContracts)
    .set({ validTo: addDays(day, -1) })
    .where(
      and(
        eq(companyContracts.companyId, companyId),
        eq(companyContracts.validFrom, before.validFrom),
      ),
    )
  return before
}

/**
 * Changes the terms of a company from the first day of a future month on; a month that has begun keeps its terms.
 * Throws 409 with the reason if they cannot be changed.
 */
export async function changeTerms(
  { db, now }: Operation,
  companyId: number,
  { validFrom, change }: { validFrom: Day; change: TermsChange },
): Promise<void> {
  refuseFeeRate(change.graduateFeeRateBp)
  if (!validFrom.endsWith('-01') || validFrom <= `${monthOf(now)}-01`)
    throw conflict(
      `契約の条件は、${addMonths(monthOf(now), 1)}-01 以降の、月の初日から変えられます。`,
    )
  const ofCompany = eq(companyContracts.companyId, companyId)
  const [latest] = await db
    .select({ validFrom: companyContracts.validFrom })
    .from(companyContracts)
    .where(and(ofCompany, gt(companyContracts.validFrom, validFrom)))
    .orderBy(desc(companyContracts.validFrom))
    .limit(1)
  if (latest) throw conflict(`${latest.validFrom} からの条件が、すでに決まっています。`)
  const changed = await db
    .update(companyContracts)
    .set({ ...change, validTo: null })
    .where(and(ofCompany, eq(companyContracts.validFrom, validFrom)))
    .returning({ id: companyContracts.id })
  if (changed.length > 0) return
  const before = await endBefore(db, companyId, validFrom)
  await db
    .insert(companyContracts)
    .values({ ...before, ...change, companyId, validFrom, validTo: null })
}

/**
 * Changes the terms that apply to offerings published and hires made from now on. Absent terms stay unchanged. Throws
 * 409 for an impossible rate.
 */
export async function changeCompanyTerms(
  { db }: Pick<Operation, 'db'>,
  companyId: number,
  { feeRateBp, isDirectHireFree }: CompanyTerms,
): Promise<void> {
  refuseFeeRate(feeRateBp)
  if (feeRateBp === undefined && isDirectHireFree === undefined) return
  const ofCompany = eq(companies.id, companyId)
  const { contracts } = firstOrNotFound(
    await db
      .select({ contracts: companies.contracts })
      .from(companies)
      .where(ofCompany)
      .for('update'),
  )
  await setTermsOfCompany(db, companyId, {
    ...(feeRateBp === undefined ? {} : { feeRateBp }),
    ...(isDirectHireFree === undefined
      ? {}
      : { contracts: { ...contracts, directHireFeeFree: isDirectHireFree } }),
  })
}
