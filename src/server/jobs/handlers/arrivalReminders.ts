import type { JobDefinition } from '@/server/jobs/worker'
import { sendArrivalReminders } from '@/server/modules/matchings/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** Reminds the workers of the next hour. The job names nobody: it sends all reminders that are due (schedule.ts). */
export const arrivalRemindersJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    await sendArrivalReminders({ db, now: context.clock() })
  },
}
