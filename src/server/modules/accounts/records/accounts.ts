import { eq, sql } from 'drizzle-orm'
import { takeOne } from '@/server/db/pagination'
import { accounts } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Account = typeof accounts.$inferSelect

/** The account of an address, created if there is none. */
export async function findOrCreateAccount(db: Tx, email: string, now: Date) {
  await db
    .insert(accounts)
    .values({ email, name: email, status: 'invited', createdAt: now.toISOString() })
    .onConflictDoNothing()
  return takeOne(await db.select().from(accounts).where(eq(accounts.email, email)))
}

/** Records a failed sign-in: a wrong password, or an account that may not sign in. */
export const countFailedSignIn = (db: Tx, accountId: number) =>
  db
    .update(accounts)
    .set({ failedAttempts: sql`${accounts.failedAttempts} + 1` })
    .where(eq(accounts.id, accountId))

/** The account signed in. `passwordHash`: of the same password, where the stored hash had become too weak. */
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

/** The owner set a password through a mailed link: the mail has arrived, so the address is theirs. */
export const setUpPassword = (
  db: Tx,
  account: Pick<Account, 'id' | 'emailVerifiedAt'>,
  passwordHash: string,
  now: Date,
) => {
  const at = now.toISOString()
  return db
    .update(accounts)
    .set({
      passwordHash,
      passwordChangedAt: at,
      status: 'active',
      emailVerifiedAt: account.emailVerifiedAt ?? at,
      mustChangePassword: false,
      failedAttempts: 0,
    })
    .where(eq(accounts.id, account.id))
}
