// Node's timers are imported, because in component tests the global ones are those of jsdom without unref().
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'
import { setTimeout as sleep } from 'node:timers/promises'
import { addSeconds } from 'date-fns'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { describe } from '@/server/platform/logger'
import {
  hasAttemptsLeft,
  lockNextJob,
  markDone,
  markFailed,
  markForRetry,
  release,
  renewLease,
  startAttempt,
  type Job,
} from './queue'

/** Lanes are independent: a slow mail relay does not delay offerings. */
export type Lane = 'mail' | 'offerings' | 'suggestions' | 'default'
/**
 * Does the slow work outside a transaction. The returned function writes the result in the transaction that marks the
 * job as done. The signal aborts when another runner may have taken over the job, and when the process ends: a handler
 * of many pieces then throws the reason between two of them, and another process continues at once.
 */
export type JobHandler = (
  job: Job,
  context: AppContext,
  signal: AbortSignal,
) => Promise<(db: Tx) => Promise<unknown>>
export type JobDefinition = {
  lane: Lane
  /** How long a job stays leased without renewal, for example after its process died. */
  leaseSeconds: number
  /** A longer attempt counts as failed. Default: `MAX_RUN_SECONDS`. */
  maxRunSeconds?: number
  run: JobHandler
  /** Runs in the transaction that marks the job as finally failed at `now`, to show the failure to users. */
  onFailed?: (db: Tx, job: Job, now: Date) => Promise<unknown>
}
export type JobDefinitions = Readonly<Record<string, JobDefinition>>

/** The longest attempt by default, so that a hanging handler does not block its lane. */
const MAX_RUN_SECONDS = 15 * 60
const RENEWALS_PER_LEASE = 3

class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}
class RunTooLongError extends Error {
  override readonly name = 'RunTooLongError'
}

class StoppingError extends Error {
  override readonly name = 'StoppingError'
}

const failureOf = (error: unknown) => {
  const { name, code } = describe(error)
  return [name, code].filter(Boolean).join(' ')
}

/**
 * Extends the lease of a running job until `stop`. `signal` aborts if the lease is lost, the job runs too long, or the
 * process ends.
 */
function keepLease(
  { db, clock, log }: AppContext,
  job: Job,
  { leaseSeconds, maxRunSeconds = MAX_RUN_SECONDS }: JobDefinition,
  stopping: AbortSignal,
) {
  const lost = new AbortController()
  async function renew() {
    const now = clock()
    const isHeld = await db.tx('system', (tx) => renewLease(tx, job, addSeconds(now, leaseSeconds)))
    if (!isHeld) lost.abort(new LeaseLostError())
  }
  const timer = setInterval(
    () => {
      renew().catch((error: unknown) => {
        log({ level: 'warn', event: 'lease not renewed', job: job.id, error: describe(error) })
      })
    },
    (leaseSeconds * 1000) / RENEWALS_PER_LEASE,
  ).unref()
  const deadline = setTimeout(() => {
    lost.abort(new RunTooLongError())
  }, maxRunSeconds * 1000).unref()
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    stop: () => {
      clearInterval(timer)
      clearTimeout(deadline)
    },
  }
}

/**
 * Rejects when the job has to be given up, but not when the process ends: a nearly finished mail must not be sent
 * twice.
 */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      if (!(signal.reason instanceof StoppingError)) reject(signal.reason as Error)
    })
  })

/** Marks the job as finally failed, even if `onFailed` throws; otherwise it would be repeated forever. */
async function giveUp(
  { db, clock, log }: AppContext,
  definition: JobDefinition,
  job: Job,
  failure: string,
) {
  try {
    const now = clock()
    await db.tx('system', async (tx) => {
      if (await markFailed(tx, job, failure, now)) await definition.onFailed?.(tx, job, now)
    })
  } catch (error) {
    log({ level: 'error', event: 'onFailed failed', job: job.id, error: describe(error) })
    await db.tx('system', (tx) => markFailed(tx, job, failure, clock()))
  }
}

async function recordFailure(
  context: AppContext,
  definition: JobDefinition,
  job: Job,
  error: unknown,
) {
  const isFinal = !hasAttemptsLeft(job)
  context.log({
    level: isFinal ? 'error' : 'warn',
    event: 'job failed',
    job: job.id,
    kind: job.kind,
    attempt: job.attempts,
    error: describe(error),
  })
  const failure = failureOf(error)
  if (isFinal) await giveUp(context, definition, job, failure)
  else await context.db.tx('system', (tx) => markForRetry(tx, job, failure, context.clock()))
}

async function execute(
  context: AppContext,
  definition: JobDefinition,
  job: Job,
  stopping: AbortSignal,
) {
  const lease = keepLease(context, job, definition, stopping)
  try {
    const write = await Promise.race([
      definition.run(job, context, lease.signal),
      aborted(lease.signal),
    ])
    await context.db.tx('system', async (tx) => {
      if (await markDone(tx, job, context.clock())) await write(tx)
    })
  } catch (error) {
    if (error instanceof StoppingError)
      await context.db.tx('system', (tx) => release(tx, job, context.clock()))
    else await recordFailure(context, definition, job, error)
  } finally {
    lease.stop()
  }
}

/**
 * Claims the next due job; undefined without one. A job whose process died in its last attempt is marked as failed,
 * so that attempts never exceed their maximum.
 */
async function claim(
  context: AppContext,
  definitions: JobDefinitions,
  kinds: readonly string[],
  stopping: AbortSignal,
): Promise<{ run: () => Promise<void>; lane: Lane } | undefined> {
  const found = await context.db.tx('system', async (tx) => {
    const now = context.clock()
    const job = await lockNextJob(tx, kinds, now)
    const definition = job && definitions[job.kind]
    if (!job || !definition) return undefined
    if (!hasAttemptsLeft(job)) return { job, definition, isExhausted: true }
    const claimed = await startAttempt(tx, job, addSeconds(now, definition.leaseSeconds))
    return claimed && { job: claimed, definition, isExhausted: false }
  })
  if (!found) return undefined
  const { job, definition, isExhausted } = found
  return {
    lane: definition.lane,
    run: () =>
      isExhausted
        ? recordFailure(context, definition, job, new LeaseLostError())
        : execute(context, definition, job, stopping),
  }
}

/** Runs one due job; false if there is none. */
export async function runNextJob(
  context: AppContext,
  definitions: JobDefinitions,
  kinds: readonly string[] = Object.keys(definitions),
): Promise<boolean> {
  const claimed = await claim(context, definitions, kinds, new AbortController().signal)
  await claimed?.run()
  return claimed !== undefined
}

const POLL_MS = 1000

/** Runs due jobs in parallel, limited by lane, until it is stopped. Several processes may each run one. */
export class JobRunner {
  private readonly stopping = new AbortController()
  private readonly running = new Map<Promise<void>, Lane>()
  private readonly ended: Promise<void>
  private wake = () => {}
  private isPaused = false

  constructor(
    private readonly context: AppContext,
    private readonly definitions: JobDefinitions,
    private readonly slotsPerLane: Readonly<Record<Lane, number>>,
    private readonly pollMs = POLL_MS,
  ) {
    this.ended = this.loop()
  }

  /** Claims no more jobs, asks the running ones to end early, and waits for them. */
  async stop(): Promise<void> {
    this.stopping.abort(new StoppingError())
    this.wake()
    await this.ended
    await Promise.all(this.running.keys())
  }

  private async loop() {
    while (!this.stopping.signal.aborted) {
      const hasStarted = await this.startNext().catch((error: unknown) => {
        this.context.log({ level: 'error', event: 'no job claimed', error: describe(error) })
        return false
      })
      if (!hasStarted) await this.idle()
    }
  }

  private async startNext(): Promise<boolean> {
    if (await this.mustPause()) return false
    const kinds = this.kindsWithFreeSlot()
    const claimed =
      kinds.length > 0
        ? await claim(this.context, this.definitions, kinds, this.stopping.signal)
        : undefined
    if (!claimed) return false
    const run = claimed.run().catch((error: unknown) => {
      // The job is claimed again when its lease expires.
      this.context.log({ level: 'error', event: 'job not recorded', error: describe(error) })
    })
    this.running.set(run, claimed.lane)
    void run.finally(() => {
      this.running.delete(run)
      this.wake()
    })
    return true
  }

  /** Every job writes, so none starts while the disk is nearly full. They stay due. */
  private async mustPause(): Promise<boolean> {
    const isLow = (await this.context.diskSpace?.isLow()) ?? false
    if (isLow !== this.isPaused)
      this.context.log({
        level: isLow ? 'error' : 'warn',
        event: isLow
          ? 'the disk is nearly full: writes are refused, jobs wait'
          : 'the disk has room again: jobs go on',
      })
    this.isPaused = isLow
    return isLow
  }

  private kindsWithFreeSlot() {
    const used = [...this.running.values()]
    const isFree = (lane: Lane) =>
      used.filter((usedLane) => usedLane === lane).length < this.slotsPerLane[lane]
    return Object.entries(this.definitions).flatMap(([kind, { lane }]) =>
      isFree(lane) ? [kind] : [],
    )
  }

  /** Waits until the next poll or the end of a job, which frees a slot and may have enqueued another job. */
  private async idle() {
    const woken = new AbortController()
    this.wake = () => {
      woken.abort()
    }
    if (this.stopping.signal.aborted) return
    await sleep(this.pollMs, undefined, { signal: woken.signal }).catch(() => {})
  }
}
