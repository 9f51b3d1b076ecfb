import type { JobDefinition } from '@/server/jobs/worker'
import { confirmDueMonths, failFile, makeStoredFile } from '@/server/modules/billing/service'
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

/** Makes a CSV file that somebody of a company asked for. */
export const billingFileJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: ({ payload }, context, signal) => makeStoredFile(context, Number(payload['fileId']), signal),
  onFailed: (db, { payload, runAt }) => failFile(db, Number(payload['fileId']), new Date(runAt)),
}
