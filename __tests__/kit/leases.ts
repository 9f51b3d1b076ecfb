import { isNull } from 'drizzle-orm'
import { jobs } from '@/server/db/schema'
import type { Database } from '@/server/db/transaction'
import { until } from './waiting'

const ROUNDS = 4
/** The part of a lease by which the clock of the runners moves at once. */
const STEP = 0.8

/**
 * Moves the clock of job runners beyond the end of several leases while `count` jobs run. It waits for every renewal,
 * so that no lease ends because this machine is busy.
 */
export async function outliveLeases(
  db: Database,
  { count, leaseSeconds, from }: { count: number; leaseSeconds: number; from: Date },
  setNow: (now: Date) => void,
) {
  const leaseMs = leaseSeconds * 1000
  for (let round = 0; round <= ROUNDS; round++) {
    const now = from.getTime() + round * STEP * leaseMs
    setNow(new Date(now))
    await until(async () => {
      const open = await db.tx('system', (tx) =>
        tx.select({ until: jobs.leaseUntil }).from(jobs).where(isNull(jobs.doneAt)),
      )
      return (
        open.length === count &&
        open.every((job) => job.until !== null && Date.parse(job.until) === now + leaseMs)
      )
    })
  }
}
