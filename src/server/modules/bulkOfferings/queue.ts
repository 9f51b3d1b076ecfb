import type { Tx } from '@/server/db/transaction'
import { enqueue } from '@/server/jobs/queue'

/** Payload of the job that publishes the dates of a run. */
export type BulkOfferingRun = { operationId: number; clientId: number; accountId: number }

/** Queues the job that publishes the dates of a run; it starts after the commit. */
export const enqueueBulkOfferings = (db: Tx, run: BulkOfferingRun, now: Date) =>
  enqueue(db, 'multidate', run, now)
