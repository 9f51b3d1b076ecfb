import { addDays, dayOf, monthOf } from '@/lib/date'
import {
  accounts,
  acknowledgements,
  clients,
  clientVisits,
  companies,
  companyContracts,
  memberships,
  noticeReads,
  notices,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { insertAll } from './bulk'
import { accountPlans } from './data/accounts'
import { companyPlans, storePlans } from './data/stores'
import { GRADUATE_FEE_RATE_BP } from './graduates'
import { noticeRows } from './notices'
import { clientRow, type Store } from './offering'

const FEE_RATE_BP = 3000
const MANAGER_ID = 3
const MANAGER_STORE_IDS = [1, 2]

/** An early morning, a number of days ago, at which somebody signed in. */
const morningOf = (now: Date, daysAgo: number) => `${addDays(dayOf(now), -daysAgo)}T00:30:00.000Z`

/** The companies and their stores. */
export async function insertStores(db: Tx, stores: readonly Store[], createdAt: string) {
  await insertAll(
    db,
    companies,
    companyPlans.map((company) => ({
      ...company,
      selfEmployed: false,
      feeRateBp: FEE_RATE_BP,
      webEntryFlowType: 'sales',
      identificationStatus: 'approved' as const,
      contracts: {
        laborAgreement36: true,
        mynumberEntrustment: company.id === 1,
        directHireFeeFree: true,
        ...(company.id === 1 ? { mynumberEntrustedOn: '2026-04-01' } : {}),
      },
      createdAt,
    })),
  )
  await insertAll(
    db,
    clients,
    stores.map((store) => clientRow(store, createdAt)),
  )
}

/**
 * The contract of the restaurant company: half the usual fee for offerings that only graduates see, otherwise the
 * defaults.
 */
export const insertContracts = (db: Tx) =>
  insertAll(db, companyContracts, [
    { companyId: 1, validFrom: '2026-04-01', graduateFeeRateBp: GRADUATE_FEE_RATE_BP },
  ])

type AccountInput = { passwordHash: string; createdAt: string; now: Date }

/** The accounts of the demonstration and the companies and stores that they may enter. */
export async function insertAccounts(db: Tx, { passwordHash, createdAt, now }: AccountInput) {
  await insertAll(
    db,
    accounts,
    accountPlans.map(({ email, name, nameKana, department }, index) => ({
      id: index + 1,
      email,
      name,
      nameKana,
      department,
      phoneNumber: `0900000900${index + 1}`,
      passwordHash,
      passwordChangedAt: createdAt,
      emailVerifiedAt: createdAt,
      phoneVerifiedAt: createdAt,
      status: 'active' as const,
      signInCount: 40 - index * 5,
      lastSignInAt: morningOf(now, 2),
      currentSignInAt: morningOf(now, 1),
      createdAt,
    })),
  )
  const storeIdOf = (key: string) => storePlans.findIndex((store) => store.key === key) + 1
  await insertAll(
    db,
    memberships,
    accountPlans.flatMap(({ companyId, role, clients: keys }, index) =>
      (keys.length > 0 ? keys.map(storeIdOf) : [null]).map((clientId) => ({
        accountId: index + 1,
        companyId,
        clientId,
        role,
      })),
    ),
  )
}

/** The notices, and who has read them. */
export async function insertNotices(db: Tx, now: Date) {
  const rows = noticeRows(now)
  await insertAll(db, notices, rows)
  const readRows = rows.filter(({ unread }) => !unread)
  await insertAll(
    db,
    noticeReads,
    readRows.flatMap(({ id, publishedAt }) =>
      accountPlans.map((_, index) => ({ noticeId: id, accountId: index + 1, readAt: publishedAt })),
    ),
  )
}

/** The stores that accounts have opened, and the manager's acknowledgement of this month. */
export async function insertVisits(db: Tx, now: Date) {
  await insertAll(db, clientVisits, [
    { accountId: MANAGER_ID, clientId: 1, isFavorite: true, lastOpenedAt: morningOf(now, 1) },
    { accountId: MANAGER_ID, clientId: 2, isFavorite: false, lastOpenedAt: morningOf(now, 3) },
    { accountId: 1, clientId: 1, isFavorite: true, lastOpenedAt: morningOf(now, 2) },
  ])
  await db.insert(acknowledgements).values(
    MANAGER_STORE_IDS.map((clientId) => ({
      clientId,
      accountId: MANAGER_ID,
      month: monthOf(now),
      at: now.toISOString(),
    })),
  )
}
