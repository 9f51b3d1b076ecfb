import type { JobDefinition } from '@/server/jobs/worker'
import { approveDue } from '@/server/modules/paymentCorrections/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** A correction that nobody answered in time is approved. The job names none: it approves all that are due. */
export const approveCorrectionsJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    await approveDue(db, context.clock())
  },
}
