// A program: one of several processes on DATABASE_URL that do the same at once. It says `ready`, begins on SIGUSR2, and
// prints a Result. Its argument is a Task as JSON.
import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { readConfig } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { firstOrNotFound } from '@/server/db/pagination'
import { jobs, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { conflict } from '@/server/http/errors'
import { runNextJob, type JobDefinitions } from '@/server/jobs/worker'
import { takeSeat } from '@/server/modules/offerings/records/changes'
import { ChangeFeed } from '@/server/platform/changes'
import { logger } from '@/server/platform/logger'
import { createMetrics } from '@/server/platform/metrics'
import { databaseStorage } from '@/server/platform/storage/fileStorage'
import { apply } from '@/server/worker-app/apply'
import { FIXTURE_NOW } from '@tests/fixtures/fixture'
import { until } from '@tests/kit/waiting'

/** What to do. `isGuarded: false`: without the locks of the product, so that a self-check sees what they prevent. */
export type Task = { isGuarded: boolean } &
  /** Who applies to which offering: one offering after the other, all its applicants at once. */
  (
    | { applications: { offeringId: number; userIds: number[] }[] }
    /** Jobs of this kind, each of which adds the `id` of its payload to the table `effects`. */
    | { jobKind: string }
  )
export type Result = { accepted: number; refusals: string[] }
type Applications = Extract<Task, { applications: unknown }>

const JOBS_AT_ONCE = 4
const clock = () => new Date(FIXTURE_NOW)

async function createContext(): Promise<AppContext> {
  const { databaseUrl, application } = readConfig()
  return {
    db: await openDatabase({ url: databaseUrl }),
    codeKey: Buffer.alloc(32),
    changes: new ChangeFeed(),
    clock,
    random: randomBytes,
    log: logger('warn', console.log, clock),
    metrics: createMetrics(),
    files: databaseStorage,
    settings: application,
    mail: () => Promise.resolve(),
  }
}

/** Looks for a free seat, and takes it in another transaction. */
async function lookThenTake({ db }: AppContext, userId: number, offeringId: number) {
  const offering = await db.tx('system', async (tx) =>
    firstOrNotFound(await tx.select().from(offerings).where(eq(offerings.id, offeringId))),
  )
  if (offering.peopleMatched >= offering.peopleWanted) throw conflict('定員に達しました。')
  await db.tx('system', async (tx) => {
    const { id: _, ...like } = firstOrNotFound(await tx.select().from(matchings).limit(1))
    const { clientId, startAt, endAt } = offering
    await tx.insert(matchings).values({ ...like, clientId, offeringId, userId, startAt, endAt })
    await takeSeat(tx, offeringId)
  })
}

async function applyAll(
  context: AppContext,
  { isGuarded, applications }: Applications,
): Promise<Result> {
  const result: Result = { accepted: 0, refusals: [] }
  const takeOneSeat = (userId: number, offeringId: number) =>
    isGuarded
      ? context.db.tx('system', (db) => apply({ db, now: clock() }, userId, offeringId))
      : lookThenTake(context, userId, offeringId)
  for (const { offeringId, userIds } of applications) {
    const applied = await Promise.allSettled(
      userIds.map((userId) => takeOneSeat(userId, offeringId)),
    )
    for (const application of applied)
      if (application.status === 'fulfilled') result.accepted += 1
      else result.refusals.push((application.reason as Error).message)
  }
  return result
}

const writeEffect = (db: Tx, { id }: Record<string, unknown>) =>
  db.execute(sql`insert into effects values (${Number(id)})`)
/** Does all jobs that are due, whoever else may have taken them. */
const runUnclaimed = ({ db }: AppContext, kind: string) =>
  db.tx('system', async (tx) => {
    for (const { payload } of await tx.select().from(jobs).where(eq(jobs.kind, kind)))
      await writeEffect(tx, payload)
  })
async function runJobs(context: AppContext, kind: string, isGuarded: boolean) {
  if (!isGuarded) return runUnclaimed(context, kind)
  const definitions: JobDefinitions = {
    [kind]: {
      lane: 'default',
      leaseSeconds: 600,
      run: ({ payload }) => Promise.resolve((db) => writeEffect(db, payload)),
    },
  }
  const runDue = async () => {
    while (await runNextJob(context, definitions));
  }
  await Promise.all(Array.from({ length: JOBS_AT_ONCE }, runDue))
}

async function run() {
  const context = await createContext()
  const task = JSON.parse(process.argv[2] ?? '') as Task
  let hasBegun = false
  process.once('SIGUSR2', () => {
    hasBegun = true
  })
  console.log('ready')
  await until(() => hasBegun, { withinMs: 60_000 })
  const result: Result =
    'applications' in task
      ? await applyAll(context, task)
      : (await runJobs(context, task.jobKind, task.isGuarded), { accepted: 0, refusals: [] })
  console.log(`result ${JSON.stringify(result)}`)
  await context.db.close()
}
void run()
