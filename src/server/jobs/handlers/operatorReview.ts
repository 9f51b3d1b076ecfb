import type { JobDefinition } from '@/server/jobs/worker'
import { confirmDueCertificates } from '@/server/modules/documents/service'
import { decideDueFactChecks } from '@/server/modules/factChecks/service'
import { decideDueIdentifications } from '@/server/modules/identification/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/**
 * The embedded operator decides identifications, checks of business and certificates of workers that are due. The job
 * names none.
 */
export const operatorReviewJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    const operation = { db, now: context.clock() }
    await decideDueIdentifications(operation, context.settings)
    await decideDueFactChecks(operation, context.settings)
    await confirmDueCertificates(operation)
  },
}
