import type { JobDefinition } from '@/server/jobs/worker'
import { moveBodies, removeObjects } from '@/server/modules/files/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/**
 * Moves the bytes of new files out of the database, where a directory or a bucket is configured, and removes objects
 * that nothing names. While the place is away it fails and is tried again: the bytes stay where they are.
 */
export const moveFilesJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context, signal) => {
    await moveBodies(context, signal)
    await removeObjects(context, signal)
    return () => Promise.resolve()
  },
}
