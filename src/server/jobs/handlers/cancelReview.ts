import type { JobDefinition } from '@/server/jobs/worker'
import { decideDueReviews } from '@/server/modules/storeCancellations/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** The embedded operator decides the cancels whose evidence is due. The job names none: it decides all that are due. */
export const cancelReviewJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    await decideDueReviews(db, context.clock())
  },
}
