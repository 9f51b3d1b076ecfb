import { addSeconds } from 'date-fns'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, min, or, sql } from 'drizzle-orm'
import { jobs } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

export type Job = typeof jobs.$inferSelect
type Payload = Record<string, unknown>

/** The attempts of a restarted job: as many as a new one has by default (`jobs.maxAttempts`). */
const MAX_ATTEMPTS = 5
/** The wait doubles with each attempt: 20, 40, 80 and 160 seconds between five attempts. */
const RETRY_BASE_SECONDS = 10
/** How long a finished job stays in the table, for inquiries. */
const RETENTION_SECONDS = 30 * 86_400

/** Adds a job in the transaction of the caller: it exists if and only if that is committed. `kind`: see registry.ts. */
export const enqueue = (db: Tx, kind: string, payload: Payload, runAt: Date) =>
  db.insert(jobs).values({ kind, payload, runAt: runAt.toISOString() })

type JobOfKey = { kind: string; uniqueKey: string; payload?: Payload; runAt: Date }
/** Adds each of these jobs unless a job with its unique key exists, whichever process added that. */
export const enqueueOnce = (db: Tx, ...added: readonly JobOfKey[]) =>
  db
    .insert(jobs)
    .values(
      added.map(({ payload = {}, runAt, ...job }) => ({
        ...job,
        payload,
        runAt: runAt.toISOString(),
      })),
    )
    .onConflictDoNothing()

const isOpen = and(isNull(jobs.doneAt), isNull(jobs.failedAt))
/**
 * Whether the runner still holds the job. The attempt is the fencing token: without the lease it can no longer write.
 */
const isHeldBy = (job: Job) => and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), isOpen)

/** Whether the job may be tried once more. An attempt counts from its start, so a running one is counted already. */
export const hasAttemptsLeft = ({ attempts, maxAttempts }: Job) => attempts < maxAttempts

/** Locks the job of these kinds that has been due longest and is not leased; undefined without one. */
export async function lockNextJob(
  db: Tx,
  kinds: readonly string[],
  now: Date,
): Promise<Job | undefined> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(
      and(
        inArray(jobs.kind, [...kinds]),
        isOpen,
        lte(jobs.runAt, now.toISOString()),
        or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now.toISOString())),
      ),
    )
    .orderBy(jobs.runAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return job
}

/** Counts the attempt and takes the lease of a job that lockNextJob has locked in this transaction. */
export async function startAttempt(db: Tx, job: Job, leaseUntil: Date): Promise<Job | undefined> {
  const [claimed] = await db
    .update(jobs)
    .set({ leaseUntil: leaseUntil.toISOString(), attempts: job.attempts + 1 })
    .where(eq(jobs.id, job.id))
    .returning()
  return claimed
}

async function updateHeld(db: Tx, job: Job, values: Partial<Job>): Promise<boolean> {
  const updated = await db.update(jobs).set(values).where(isHeldBy(job)).returning({ id: jobs.id })
  return updated.length > 0
}
/** Extends the lease of a running job to this instant. False: another runner has taken the job over. */
export const renewLease = (db: Tx, job: Job, leaseUntil: Date) =>
  updateHeld(db, job, { leaseUntil: leaseUntil.toISOString() })
/**
 * Ends a job as done, in the transaction that writes its result. False: another runner has taken it over, so write
 * nothing.
 */
export const markDone = (db: Tx, job: Job, now: Date) =>
  updateHeld(db, job, { doneAt: now.toISOString(), failure: null, leaseUntil: null })
/**
 * Gives a failed job back, due again after a wait that doubles with each attempt. `failure`: kind and code of the
 * error, never its text. False: another runner has taken it over.
 */
export const markForRetry = (db: Tx, job: Job, failure: string, now: Date) =>
  updateHeld(db, job, {
    failure,
    leaseUntil: null,
    runAt: addSeconds(now, RETRY_BASE_SECONDS * 2 ** job.attempts).toISOString(),
  })
/**
 * Gives back a job whose process ends: due at once, and the attempt does not count. False: another runner has taken it
 * over.
 */
export const release = (db: Tx, job: Job, now: Date) =>
  updateHeld(db, job, {
    leaseUntil: null,
    runAt: now.toISOString(),
    maxAttempts: job.maxAttempts + 1,
  })
/** Ends a job that failed for good: it runs again only by `retryFailedJob`. False: another runner has taken it over. */
export const markFailed = (db: Tx, job: Job, failure: string, now: Date) =>
  updateHeld(db, job, { failure, leaseUntil: null, failedAt: now.toISOString() })

/** Jobs that failed for good, without their payload: it may hold a personal link. */
export const failedJobs = (db: Tx) =>
  db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      attempts: jobs.attempts,
      failure: jobs.failure,
      failedAt: jobs.failedAt,
    })
    .from(jobs)
    .where(isNotNull(jobs.failedAt))
    .orderBy(asc(jobs.failedAt))

/**
 * Restarts a finally failed job with the full number of attempts. Returns false if there is none. The attempt number
 * is not reset, because it is the fencing token.
 */
export async function retryFailedJob(db: Tx, id: number, now: Date): Promise<boolean> {
  const updated = await db
    .update(jobs)
    .set({
      failedAt: null,
      leaseUntil: null,
      maxAttempts: sql`${jobs.attempts} + ${MAX_ATTEMPTS}`,
      runAt: now.toISOString(),
    })
    .where(and(eq(jobs.id, id), isNotNull(jobs.failedAt)))
    .returning({ id: jobs.id })
  return updated.length > 0
}

type KindStatus = {
  kind: string
  waiting: number
  running: number
  /** When the job that has waited longest became due. */
  oldestDueAt: string | null
}
/** Numbers of due and of running jobs, for each kind. */
export async function queueStatus(db: Tx, now: Date): Promise<KindStatus[]> {
  const nowText = now.toISOString()
  const isRunning = gt(jobs.leaseUntil, nowText)
  return db
    .select({
      kind: jobs.kind,
      waiting: sql<number>`count(*) filter (where ${isRunning} is not true)`.mapWith(Number),
      running: sql<number>`count(*) filter (where ${isRunning})`.mapWith(Number),
      oldestDueAt: min(jobs.runAt),
    })
    .from(jobs)
    .where(and(isOpen, lte(jobs.runAt, nowText)))
    .groupBy(jobs.kind)
}
const MAX_RETRIED = 20
/** Jobs whose last attempt failed and whose next one is not due yet, the next first; without their payload. */
export const retriedJobs = (db: Tx, now: Date) =>
  db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      attempts: jobs.attempts,
      failure: jobs.failure,
      nextAt: jobs.runAt,
    })
    .from(jobs)
    .where(and(isOpen, isNotNull(jobs.failure), gt(jobs.runAt, now.toISOString())))
    .orderBy(asc(jobs.runAt))
    .limit(MAX_RETRIED)

/** How many jobs failed for good. Those that wait for their next attempt are not counted. */
export const countFailedJobs = (db: Tx) => db.$count(jobs, isNotNull(jobs.failedAt))

/** Deletes the jobs that were done, or failed for good, more than 30 days ago. */
export async function dropOldJobs(db: Tx, now: Date) {
  const limit = addSeconds(now, -RETENTION_SECONDS).toISOString()
  await db.delete(jobs).where(or(lt(jobs.doneAt, limit), lt(jobs.failedAt, limit)))
}

/** Removes the payload of a finished job that must not be kept: a text with a link that opens an account. */
export const forgetPayload = (db: Tx, jobId: number) =>
  db.update(jobs).set({ payload: {} }).where(eq(jobs.id, jobId))
