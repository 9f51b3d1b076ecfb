import type { Database } from '@/server/db/transaction'
import type { JobFigures } from '@/server/platform/metrics'
import { countFailedJobs, queueStatus } from './queue'

/** Depth and lag of each kind, and how many jobs failed for good. */
export const jobFigures = (db: Database, now: Date): Promise<JobFigures> =>
  db.tx('system', async (tx) => ({
    kinds: (await queueStatus(tx, now)).map(({ oldestDueAt, ...kind }) => ({
      ...kind,
      lagSeconds:
        oldestDueAt === null ? 0 : (now.getTime() - new Date(oldestDueAt).getTime()) / 1000,
    })),
    failed: await countFailedJobs(tx),
  }))
