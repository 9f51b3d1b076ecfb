import type { JobDefinition } from '@/server/jobs/worker'
import { notifyGraduates, type GraduateNotices } from '@/server/modules/offerings/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** Notifies the graduates of a store of a dedicated posting, once: the messages are written as the job is done. */
export const graduateNoticesJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, context) =>
    async (db) => {
      await notifyGraduates({ db, now: context.clock() }, payload as GraduateNotices)
    },
}
