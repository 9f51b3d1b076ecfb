import type { JobDefinition } from '@/server/jobs/worker'
import { notifyRung, type LadderNotices } from '@/server/modules/ladders/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** Tells the workers of a step of a ladder that it is open, once: the messages are written as the job is done. */
export const ladderNoticesJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, context) =>
    async (db) => {
      await notifyRung({ db, now: context.clock() }, payload as LadderNotices)
    },
}
