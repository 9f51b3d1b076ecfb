import { sql } from 'drizzle-orm'
import { hashPassword, SALT_BYTES } from '@/server/auth/password'
import { companies } from '@/server/db/schema'
import type { Database } from '@/server/db/transaction'

/** The password of every demonstration account. */
export const DEMO_PASSWORD = 'demo-password-2026'

/** Fills an empty database with the demonstration; returns false and changes nothing if there is data already. */
export async function seedIfEmpty(
  db: Database,
  { now, random, scale }: { now: Date; random: (bytes: number) => Buffer; scale: number },
): Promise<boolean> {
  if ((await db.tx('system', (tx) => tx.$count(companies))) > 0) return false
  // Only the first start needs it: the words and names of the demonstration stay out of every other.
  const [passwordHash, { seedDemo }] = await Promise.all([
    hashPassword(DEMO_PASSWORD, random(SALT_BYTES)),
    import('./seed/seedDemo'),
  ])
  return db.tx('system', async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    // Between two statements the rows of a year are made up.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    // Of two servers that start at once the second waits here, and then finds the data.
    await tx.execute(sql`lock table companies in share row exclusive mode`)
    if ((await tx.$count(companies)) > 0) return false
    await seedDemo(tx, { now, scale, passwordHash })
    return true
  })
}
