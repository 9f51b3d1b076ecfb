import type { JobDefinition } from '@/server/jobs/worker'
import { openDueRungs, type LadderJob } from '@/server/modules/ladders/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** Opens the due steps of the ladder of a posting, in the transaction in which the job is done. */
export const ladderJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, context) =>
    async (db) => {
      await openDueRungs({ db, now: context.clock() }, payload as LadderJob)
    },
}
