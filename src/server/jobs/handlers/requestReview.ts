import type { JobDefinition } from '@/server/jobs/worker'
import { decideDueRequests } from '@/server/modules/operatorRequests/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** The embedded operator decides the requests of stores. The job names none: it decides all that are due. */
export const requestReviewJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    await decideDueRequests({ db, now: context.clock() })
  },
}
