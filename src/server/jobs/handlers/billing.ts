import type { JobDefinition } from '@/server/jobs/worker'
import { confirmDueMonths, remindOfOverdue } from '@/server/modules/billing/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/**
 * Confirms the months that are due. Each month is a transaction of its own, so that an attempt that died is continued
 * by the next one.
 */
export const confirmMonthsJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context, signal) => {
    await confirmDueMonths(context, signal)
    return () => Promise.resolve()
  },
}

/** Writes to companies whose invoices are overdue. */
export const overdueJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    await remindOfOverdue({ db, now: context.clock() }, context.settings)
  },
}
