import type { JobDefinition } from '@/server/jobs/worker'
import { warnOfBudgets } from '@/server/modules/budgets/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** Writes to those who read the money of stores that come near their budgets or go over them. */
export const budgetWarningsJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    await warnOfBudgets({ db, now: context.clock() }, context.settings)
  },
}
