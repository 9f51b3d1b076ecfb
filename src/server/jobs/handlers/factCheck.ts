import { factCheckOccasions } from '@/domain/factChecks/tasks'
import type { JobDefinition } from '@/server/jobs/worker'
import { openFactCheckFor } from '@/server/modules/factChecks/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** Opens the check of a store that is new or has moved. */
export const factCheckJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, context) =>
    async (db) => {
      const occasion = factCheckOccasions.find((known) => known === payload['occasion'])
      if (occasion === undefined) throw new TypeError('no occasion of a fact check')
      const operation = { db, now: context.clock() }
      await openFactCheckFor(operation, context.settings, Number(payload['clientId']), occasion)
    },
}
