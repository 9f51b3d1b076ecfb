import { eq, inArray } from 'drizzle-orm'
import type { accounts as contract, accountSettings } from '@/contracts/accounts'
import { emptyToNull } from '@/lib/text/emptyToNull'
import { refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { accounts, companies } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { findAccount, findAccountRow } from './repository'

/** The account that is signed in. */
export const me = ({ db, account, now }: Call<typeof contract.me>) =>
  findAccount(db, account.id, now)

/** Stores the profile and returns the account. Empty texts are stored as null; 409 `stale` for an old `version`. */
export async function updateProfile({
  db,
  account,
  body: { lockVersion: _, ...profile },
  version,
  now,
}: Call<typeof accountSettings.update>) {
  const row = firstOrNotFound(
    await db.select().from(accounts).where(eq(accounts.id, account.id)).for('update'),
  )
  await refuseStale(db, { lockVersion: row.lockVersion, updatedBy: account.id }, version)
  await db
    .update(accounts)
    .set({
      ...profile,
      nameKana: emptyToNull(profile.nameKana),
      phoneNumber: emptyToNull(profile.phoneNumber),
      department: emptyToNull(profile.department),
      lockVersion: row.lockVersion + 1,
    })
    .where(eq(accounts.id, account.id))
  return findAccount(db, account.id, now)
}

/**
 * Returns what the account still has to do after signing in. Phone and terms are never asked for. The identification is
 * asked of a 企業管理者 whose company is not approved yet.
 */
export async function signInStatus({ db, account }: Call<typeof accountSettings.signInStatus>) {
  const row = await findAccountRow(db, account.id)
  const administeredCompanyIds = account.memberships.flatMap((membership) =>
    membership.role === 'companyAdmin' ? [membership.companyId] : [],
  )
  return {
    signedInCount: row.signInCount,
    firstSignIn: row.signInCount <= 1,
    lastSignInAt: row.lastSignInAt,
    currentSignInAt: row.currentSignInAt,
    failedAttempts: row.failedAttempts,
    needsPasswordSetup: row.mustChangePassword,
    needsPhoneVerification: false,
    needsTermsAgreement: false,
    needsIdentification: await hasUnidentifiedCompany(db, administeredCompanyIds),
  }
}

/** Whether the identification (事業者確認) of one of these companies is not approved yet. */
async function hasUnidentifiedCompany(db: Tx, companyIds: number[]) {
  if (companyIds.length === 0) return false
  const rows = await db
    .select({ status: companies.identificationStatus })
    .from(companies)
    .where(inArray(companies.id, companyIds))
  return rows.some((company) => company.status !== 'approved')
}

/** The account with its companies and the role in each: what the header of every page shows. */
export async function currentAccount({ db, account }: Call<typeof contract.current>) {
  const companyIds = [...new Set(account.memberships.map((membership) => membership.companyId))]
  const names =
    companyIds.length > 0
      ? await db
          .select({ id: companies.id, name: companies.name })
          .from(companies)
          .where(inArray(companies.id, companyIds))
      : []
  return {
    accountId: account.id,
    name: account.name,
    email: account.email,
    companies: account.memberships.map(({ companyId, clientId, role }) => ({
      id: companyId,
      name: names.find((company) => company.id === companyId)?.name ?? '',
      role,
      wholeCompany: clientId === null,
    })),
  }
}
