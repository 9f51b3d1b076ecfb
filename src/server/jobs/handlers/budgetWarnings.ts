import type { JobDefinition } from '@/server/jobs/worker'
import { mailBudgetRequests, warnOfBudgets } from '@/server/modules/budgets/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/**
 * Writes to those who read the money of stores that come near their budgets or go over them, and to those who set
 * budgets when a store asks for more.
 */
export const budgetWarningsJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    const operation = { db, now: context.clock() }
    await mailBudgetRequests(operation, context.settings)
    await warnOfBudgets(operation, context.settings)
  },
}
