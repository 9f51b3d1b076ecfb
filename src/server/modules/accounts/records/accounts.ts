import { eq, sql } from 'drizzle-orm'
import { firstOrNotFound } from '@/server/db/pagination'
import { accounts } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Account = typeof accounts.$inferSelect

/** The account of an address, created if there is none. */
export async function findOrCreateAccount(db: Tx, email: string, now: Date) {
  await db
    .insert(accounts)
    .values({ email, name: email, status: 'invited', createdAt: now.toISOString() })
    .onConflictDoNothing()
  return firstOrNotFound(await db.select().from(accounts).where(eq(accounts.email, email)))
}

/** Records a failed sign-in: a wrong password, or an account that may not sign in. */
export const countFailedSignIn = (db: Tx, accountId: number) =>
  db
    .update(accounts)
    .set({ failedAttempts: sql`${accounts.failedAttempts} + 1` })
    .where(eq(accounts.id, accountId))

/** Records a sign-in. `passwordHash`: a new hash of the same password, if the cost of the stored one is outdated. */
export const recordSignIn = (
  db: Tx,
  account: Pick<Account, 'id' | 'signInCount' | 'currentSignInAt'>,
  passwordHash: string | undefined,
  now: Date,
) =>
  db
    .update(accounts)
    .set({
      signInCount: account.signInCount + 1,
      lastSignInAt: account.currentSignInAt,
      currentSignInAt: now.toISOString(),
      failedAttempts: 0,
      ...(passwordHash && { passwordHash }),
    })
    .where(eq(accounts.id, account.id))

/** Stores the password set by a mailed link and marks the address as confirmed: the mail has reached its owner. */
export const setUpPassword = (
  db: Tx,
  account: Pick<Account, 'id' | 'emailVerifiedAt'>,
  passwordHash: string,
  now: Date,
) => {
  const nowText = now.toISOString()
  return db
    .update(accounts)
    .set({
      passwordHash,
      passwordChangedAt: nowText,
      status: 'active',
      emailVerifiedAt: account.emailVerifiedAt ?? nowText,
      mustChangePassword: false,
      failedAttempts: 0,
    })
    .where(eq(accounts.id, account.id))
}
