import { and, inArray, ne } from 'drizzle-orm'
import { accounts } from '@/server/db/schema'
import type { Database } from '@/server/db/transaction'
import { accountPlans } from './seed/data/accounts'

/** Whether an account exists whose password is in the README. */
export const hasDemoAccounts = (db: Database): Promise<boolean> =>
  db.tx('system', async (tx) => {
    const emails = accountPlans.map(({ email }) => email)
    const active = and(inArray(accounts.email, emails), ne(accounts.status, 'disabled'))
    return (await tx.$count(accounts, active)) > 0
  })
