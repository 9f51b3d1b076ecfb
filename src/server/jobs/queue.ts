import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, isNull, lt, lte, notInArray, or } from 'drizzle-orm'
import { addSeconds } from '@/lib/dates/time'
import type { Tx } from '@/server/db/transaction'
import { jobs } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'
import { describe } from '@/server/platform/logger'

const LEASE = 60
const ATTEMPTS = 5
type Job = typeof jobs.$inferSelect
/** Slow work first, outside any transaction; the function it returns writes the result, together with the mark that the job is done. */
export type JobKind = (job: Job, world: AppContext) => Promise<(db: Tx) => Promise<unknown>>

/** Nobody comes after this try: what it leaves undone stays undone. */
export const isLastTry = ({ attempts }: Job) => attempts >= ATTEMPTS

/** In the transaction of what asks for it: the job exists if and only if that is committed. */
export const enqueue = (db: Tx, kind: string, payload: Record<string, unknown>, runAt: Date) =>
  db.insert(jobs).values({ kind, payload, runAt: runAt.toISOString() })

/** Which kinds a worker takes; all of them without one. */
export type Lane = { only: string[] } | { except: string[] }
const inLane = (lane: Lane | undefined) =>
  lane && ('only' in lane ? inArray(jobs.kind, lane.only) : notInArray(jobs.kind, lane.except))

async function claim({ db, clock }: AppContext, lane: Lane | undefined): Promise<Job | undefined> {
  const now = clock()
  const due = and(
    inLane(lane),
    isNull(jobs.doneAt),
    lte(jobs.runAt, now.toISOString()),
    or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now.toISOString())),
  )
  return db.tx('system', async (tx) => {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(due)
      .orderBy(jobs.runAt)
      .limit(1)
      .for('update', { skipLocked: true })
    const [claimed] = job
      ? await tx
          .update(jobs)
          .set({ leaseUntil: addSeconds(now, LEASE).toISOString(), attempts: job.attempts + 1 })
          .where(eq(jobs.id, job.id))
          .returning()
      : []
    return claimed
  })
}

/** False when there is nothing to do. A crash anywhere leaves the job to whoever comes after the lease. */
export async function workOne(
  world: AppContext,
  kinds: Record<string, JobKind>,
  lane?: Lane,
): Promise<boolean> {
  const job = await claim(world, lane)
  if (!job) return false
  const settle = (set: Partial<Job>, write?: (db: Tx) => Promise<unknown>) =>
    world.db.tx('system', async (db) => {
      // The attempt is the fence: whoever lost the lease to another worker writes nothing.
      const [mine] = await db
        .update(jobs)
        .set({ ...set, leaseUntil: null })
        .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), isNull(jobs.doneAt)))
        .returning({ id: jobs.id })
      if (mine) await write?.(db)
    })
  const now = () => world.clock()
  try {
    const kind = kinds[job.kind]
    if (!kind) throw new Error(`no such kind of job: ${job.kind}`)
    const write = await kind(job, world)
    await settle({ doneAt: now().toISOString(), failure: null }, write)
  } catch (error) {
    const last = isLastTry(job)
    const { name, code } = describe(error)
    await settle({
      failure: [name, code].filter(Boolean).join(' '),
      runAt: addSeconds(now(), 10 * 2 ** job.attempts).toISOString(),
      doneAt: last ? now().toISOString() : null,
    })
    world.log({
      level: last ? 'error' : 'warn',
      event: 'job failed',
      job: job.id,
      kind: job.kind,
      attempt: job.attempts,
      error: describe(error),
    })
  }
  return true
}

/** Works until it is told to stop; what is running then is finished first. */
export function startWorker(
  world: AppContext,
  kinds: Record<string, JobKind>,
  lane?: Lane,
  idle = 1000,
) {
  const stopped = new AbortController()
  const ended = (async () => {
    while (!stopped.signal.aborted) {
      const worked = await workOne(world, kinds, lane).catch((error: unknown) => {
        world.log({ level: 'error', event: 'worker failed', error: describe(error) })
        return false
      })
      if (!worked) await sleep(idle, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  return () => {
    stopped.abort()
    return ended
  }
}

const KEPT = 30 * 86_400
export const dropOldJobs = (db: Tx, now: Date) =>
  db.delete(jobs).where(lt(jobs.doneAt, addSeconds(now, -KEPT).toISOString()))
