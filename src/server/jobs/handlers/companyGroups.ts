import type { JobDefinition } from '@/server/jobs/worker'
import { fillGroups } from '@/server/modules/groups/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** Adds a worker to the automatic groups of the company after what their conditions look at has changed. */
export const companyGroupsJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: ({ payload }, context) => {
    const owner = { companyId: Number(payload['companyId']), clientId: null }
    return Promise.resolve((db) =>
      fillGroups({ db, now: context.clock() }, owner, Number(payload['userId'])),
    )
  },
}
