// A program of the figure `exactness`: one process of several on DATABASE_URL. It says 'ready', begins when a line with
// its task comes in, and answers with a line of JSON.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { eq, sql } from 'drizzle-orm'
import { conflict } from '@/server/http/errors'
import type { AppContext } from '@/server/http/context'
import { readConfig } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { takeOne } from '@/server/db/pagination'
import { jobs, matchings, offerings } from '@/server/db/schema'
import { runNextJob, type JobDefinitions } from '@/server/jobs/worker'
import { ChangeFeed } from '@/server/platform/changes'
import { logger } from '@/server/platform/logger'
import { createMetrics } from '@/server/platform/metrics'
import { databaseStorage } from '@/server/platform/storage/fileStorage'
import { apply } from '@/server/worker-app/apply'
import { EFFECTS, JOB_KIND, type ContenderTask, type SeatResult } from './contenderTask'

const JOBS_AT_ONCE = 4
const LEASE_SECONDS = 600
const clock = () => new Date()

async function openContext(): Promise<AppContext> {
  const { databaseUrl, application } = readConfig()
  return {
    db: await openDatabase({ url: databaseUrl }),
    codeKey: Buffer.alloc(32),
    changes: new ChangeFeed(),
    clock,
    random: randomBytes,
    log: logger('error', console.error, clock),
    metrics: createMetrics(),
    files: databaseStorage,
    settings: application,
    mail: () => Promise.resolve(),
  }
}

/** An application that looks first and takes the seat afterwards, in another transaction: what must be noticed. */
async function lookThenTake({ db }: AppContext, userId: number, offeringId: number) {
  const ofOffering = eq(offerings.id, offeringId)
  const offering = takeOne(
    await db.tx('system', (tx) => tx.select().from(offerings).where(ofOffering)),
  )
  if (offering.peopleMatched >= offering.peopleWanted) throw conflict('定員に達しました。')
  await db.tx('system', async (tx) => {
    const { id: _, ...like } = takeOne(await tx.select().from(matchings).limit(1))
    const { clientId, startAt, endAt } = offering
    await tx.insert(matchings).values({ ...like, clientId, offeringId, userId, startAt, endAt })
    await tx.update(offerings).set({ peopleMatched: 1 }).where(ofOffering)
  })
}

/** Everybody of this process applies to each offering in turn, all at once. */
async function takeSeats(
  context: AppContext,
  { offeringIds, userIds, isGuarded }: Extract<ContenderTask, { kind: 'seats' }>,
): Promise<SeatResult> {
  const takeOneSeat = (userId: number, offeringId: number) =>
    isGuarded
      ? context.db.tx('system', (db) => apply({ db, now: clock() }, userId, offeringId))
      : lookThenTake(context, userId, offeringId)
  const refusals: Record<string, number> = {}
  let acceptedCount = 0
  for (const [index, offeringId] of offeringIds.entries()) {
    const applied = await Promise.allSettled(
      (userIds[index] ?? []).map((userId) => takeOneSeat(userId, offeringId)),
    )
    for (const application of applied) {
      if (application.status === 'fulfilled') acceptedCount += 1
      else {
        const reason = String(application.reason.message)
        refusals[reason] = (refusals[reason] ?? 0) + 1
      }
    }
  }
  return { acceptedCount, refusals }
}

const writeEffect = (id: unknown) => sql.raw(`insert into ${EFFECTS} values (${Number(id)})`)
const definitions: JobDefinitions = {
  [JOB_KIND]: {
    lane: 'default',
    leaseSeconds: LEASE_SECONDS,
    run: ({ payload }) => Promise.resolve((db) => db.execute(writeEffect(payload['id']))),
  },
}
/** Runs all that is due without claiming it: what must be noticed. */
const runUnclaimed = ({ db }: AppContext) =>
  db.tx('system', async (tx) => {
    const due = await tx.select().from(jobs).where(eq(jobs.kind, JOB_KIND))
    for (const { payload } of due) await tx.execute(writeEffect(payload['id']))
  })
const runJobs = async (context: AppContext, isGuarded: boolean) => {
  if (!isGuarded) return runUnclaimed(context)
  const runDue = async () => {
    while (await runNextJob(context, definitions));
  }
  await Promise.all(Array.from({ length: JOBS_AT_ONCE }, runDue))
}

async function run() {
  const context = await openContext()
  const lines = createInterface({ input: process.stdin })
  console.log('ready')
  const [line] = (await once(lines, 'line')) as [string]
  const task = JSON.parse(line) as ContenderTask
  const result =
    task.kind === 'seats'
      ? await takeSeats(context, task)
      : (await runJobs(context, task.isGuarded), {})
  console.log(JSON.stringify(result))
  lines.close()
  await context.db.close()
}
run().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
