import { once } from 'node:events'
import { addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import { jobs, outbox } from '@/server/db/schema'
import { mailJob } from '@/server/jobs/handlers/mails/mail'
import { enqueueMail } from '@/server/jobs/messages'
import { enqueue, failedJobs, queueStatus, retriedJobs, retryFailedJob } from '@/server/jobs/queue'
import { slotsPerLane } from '@/server/jobs/registry'
import { enqueueScheduled } from '@/server/jobs/schedule'
import { JobRunner, runNextJob, type JobDefinitions } from '@/server/jobs/worker'
import { createSmtpMailer } from '@/server/platform/mailer/outbox'
import { testContext, type TestContext } from '@tests/kit/app'
import { outliveLeases } from '@tests/kit/leases'
import { startMailServer } from '@tests/kit/mailServer'
import { asSystem } from '@tests/kit/serverKit'
import { until } from '@tests/kit/waiting'

const POLL_MS = 20
const LEASE_SECONDS = 1
const clock = () => new Date()
let context: TestContext
let runners: JobRunner[] = []
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()))
  runners = []
})
const gateOf = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
const allJobs = () => asSystem((db) => db.select().from(jobs).orderBy(jobs.id))
/** Starts this many job runners on the real clock, as this many processes would. */
const startRunners = (
  count: number,
  definitions: JobDefinitions,
  own: Partial<Pick<TestContext, 'clock' | 'mail'>> = {},
) => {
  const runnerContext = { ...context, clock, ...own }
  runners = Array.from(
    { length: count },
    () => new JobRunner(runnerContext, definitions, slotsPerLane, POLL_MS),
  )
}
const failing: JobDefinitions = {
  say: {
    lane: 'default',
    leaseSeconds: 60,
    run: async () => {
      throw new TypeError('broken')
    },
  },
}
/** Runs the only job until no attempt is left. */
async function failForGood(definitions = failing) {
  await asSystem((db) => enqueue(db, 'say', { word: '秘密' }, context.now))
  for (let attempt = 1; attempt <= 5; attempt++) {
    await runNextJob(context, definitions)
    context.advanceSeconds(10 * 2 ** attempt + 1)
  }
}

test('メールサーバーの返事が期限より遅くても、2つのプロセスから出るメールは1通だけ', async () => {
  const gate = gateOf()
  const relay = await startMailServer({ mayAnswer: gate.opened })
  const from = clock()
  let now = from
  const ownClock = () => now
  await asSystem((db) =>
    enqueueMail(db, 'mori@example.jp', { subject: '件名', body: '本文' }, from),
  )
  startRunners(
    2,
    { mail: { ...mailJob, leaseSeconds: LEASE_SECONDS } },
    {
      clock: ownClock,
      mail: createSmtpMailer(context.db, ownClock, relay.url, 'a@example.jp'),
    },
  )
  await outliveLeases(context.db, { count: 1, leaseSeconds: LEASE_SECONDS, from }, (next) => {
    now = next
  })
  gate.open()
  await until(async () => (await allJobs()).every((job) => job.doneAt !== null))
  // Runners finish the jobs that they have started.
  await Promise.all(runners.map((runner) => runner.stop()))
  await relay.close()
  expect(relay.accepted).toHaveLength(1)
  expect(await allJobs()).toMatchObject([{ attempts: 1, failure: null, failedAt: null }])
  expect(await asSystem((db) => db.$count(outbox))).toBe(1)
})

test('5回目の途中でプロセスが落ちた仕事は、もう行われず、失敗として残る。待つ人にも伝わる', async () => {
  const run = jest.fn(async () => () => Promise.resolve())
  const onFailed = jest.fn(async () => {})
  await asSystem((db) => enqueue(db, 'say', {}, context.now))
  await asSystem((db) =>
    db
      .update(jobs)
      .set({ attempts: 5, leaseUntil: new Date(context.now.getTime() + 1).toISOString() }),
  )
  const definitions: JobDefinitions = {
    say: { lane: 'default', leaseSeconds: 60, run, onFailed },
  }
  expect(await runNextJob(context, definitions)).toBe(false)
  context.advanceSeconds(60)
  expect(await runNextJob(context, definitions)).toBe(true)
  expect(await runNextJob(context, definitions)).toBe(false)
  expect(run).not.toHaveBeenCalled()
  expect(onFailed.mock.calls).toEqual([
    [expect.anything(), expect.objectContaining({ attempts: 5 }), context.now],
  ])
  expect(await allJobs()).toMatchObject([
    { attempts: 5, failedAt: context.now.toISOString(), failure: 'LeaseLostError' },
  ])
})
test('失敗の後始末が失敗しても、その仕事が繰り返し戻ることはない', async () => {
  const broken = async () => {
    throw new TypeError('broken')
  }
  await failForGood({ say: { lane: 'default', leaseSeconds: 60, run: broken, onFailed: broken } })
  context.advanceSeconds(3600)
  expect(await runNextJob(context, failing)).toBe(false)
  expect(await allJobs()).toMatchObject([{ attempts: 5, failedAt: expect.any(String) }])
})
test('期限を別のプロセスに取られた仕事は、途中で知らせを受け、結果を残さない', async () => {
  let signal: AbortSignal | undefined
  const write = jest.fn(async () => {})
  await asSystem((db) => enqueue(db, 'say', {}, clock()))
  const running = runNextJob(
    { ...context, clock },
    {
      say: {
        lane: 'default',
        leaseSeconds: 0.3,
        run: async (_job, _context, given) => {
          signal = given
          await once(given, 'abort')
          return write
        },
      },
    },
  )
  await until(() => signal !== undefined)
  await asSystem((db) => db.update(jobs).set({ attempts: 2 }))
  await running
  expect([signal?.aborted, write.mock.calls.length]).toEqual([true, 0])
  expect(await allJobs()).toMatchObject([{ attempts: 2, doneAt: null, failure: null }])
})
test('メールが詰まっていても、求人の公開は待たない。止めるときは、動いている仕事を終えてから', async () => {
  const gate = gateOf()
  const started: string[] = []
  const lease = { leaseSeconds: 60 }
  const definitions: JobDefinitions = {
    mail: {
      ...lease,
      lane: 'mail',
      run: async () => {
        started.push('mail')
        await gate.opened
        return () => Promise.resolve()
      },
    },
    multidate: {
      ...lease,
      lane: 'offerings',
      run: async () => {
        started.push('offering')
        return () => Promise.resolve()
      },
    },
  }
  await asSystem(async (db) => {
    for (let n = 0; n < 6; n++) await enqueue(db, 'mail', {}, clock())
    await enqueue(db, 'multidate', {}, clock())
  })
  startRunners(1, definitions)
  const mails = () => started.filter((kind) => kind === 'mail')
  // Jobs that are due at the same millisecond begin in any order.
  await until(() => mails().length >= slotsPerLane.mail)
  await until(async () => (await allJobs()).filter((job) => job.doneAt).length === 1)
  expect(started).toContain('offering')
  expect(mails()).toHaveLength(slotsPerLane.mail)
  const stopped = runners[0]?.stop()
  gate.open()
  await stopped
  expect((await allJobs()).filter((job) => job.doneAt)).toHaveLength(slotsPerLane.mail + 1)
})
test('止めるときは、続きのある仕事を手放し、別のプロセスがすぐに続ける。回数には数えない', async () => {
  let isStarted = false
  const interruptible: JobDefinitions = {
    say: {
      lane: 'default',
      leaseSeconds: 60,
      run: async (_job, _context, signal) => {
        isStarted = true
        await once(signal, 'abort')
        signal.throwIfAborted()
        return () => Promise.resolve()
      },
    },
  }
  await asSystem((db) => enqueue(db, 'say', {}, clock()))
  startRunners(1, interruptible)
  await until(() => isStarted)
  await runners[0]?.stop()
  expect(await allJobs()).toMatchObject([
    { attempts: 1, maxAttempts: 6, leaseUntil: null, doneAt: null, failure: null },
  ])
  expect(
    await runNextJob(
      { ...context, clock },
      {
        say: { lane: 'default', leaseSeconds: 60, run: async () => () => Promise.resolve() },
      },
    ),
  ).toBe(true)
  expect(await allJobs()).toMatchObject([{ attempts: 2, doneAt: expect.any(String) }])
})
test('定期の仕事は、何台のサーバーが頼んでも、1つの期間に1つ', async () => {
  const ask = () => Promise.all([1, 2, 3].map(() => enqueueScheduled(context, context.now)))
  await ask()
  await ask()
  expect(await allJobs()).toMatchObject([
    { kind: 'sweep' },
    { kind: 'confirmMonths' },
    { kind: 'overdue' },
    { kind: 'budgetWarnings' },
    { kind: 'arrivalReminders' },
    { kind: 'moveFiles' },
  ])
  context.advanceSeconds(3600)
  await ask()
  expect(await allJobs()).toHaveLength(12)
})
test('一度失敗した仕事は、やり直しの時刻まで、中身なしで一覧に出る', async () => {
  await asSystem((db) => enqueue(db, 'say', { word: '秘密' }, context.now))
  const retried = () => asSystem((db) => retriedJobs(db, context.now))
  expect(await retried()).toEqual([])
  await runNextJob(context, failing)
  expect(await asSystem((db) => queueStatus(db, context.now))).toEqual([])
  expect(await retried()).toEqual([
    {
      id: expect.any(Number),
      kind: 'say',
      attempts: 1,
      failure: 'TypeError',
      nextAt: addSeconds(context.now, 20).toISOString(),
    },
  ])
  context.advanceSeconds(20)
  expect(await retried()).toEqual([])
  expect(await asSystem((db) => queueStatus(db, context.now))).toMatchObject([
    { kind: 'say', waiting: 1 },
  ])
})
test('失敗した仕事は、中身なしで一覧に出て、もう一度行える', async () => {
  await failForGood()
  const [failed] = await asSystem(failedJobs)
  expect(failed).toEqual({
    id: expect.any(Number),
    kind: 'say',
    attempts: 5,
    failure: 'TypeError',
    failedAt: expect.any(String),
  })
  const retry = (id: number) => asSystem((db) => retryFailedJob(db, id, context.now))
  const id = failed?.id ?? 0
  expect([await retry(id + 1), await retry(id), await retry(id)]).toEqual([false, true, false])
  expect(await asSystem((db) => queueStatus(db, context.now))).toEqual([
    { kind: 'say', waiting: 1, running: 0, oldestDueAt: context.now.toISOString() },
  ])
  const done: unknown[] = []
  await runNextJob(context, {
    say: {
      lane: 'default',
      leaseSeconds: 60,
      run: async ({ payload }) => {
        done.push(payload['word'])
        return () => Promise.resolve()
      },
    },
  })
  expect(done).toEqual(['秘密'])
  expect(await asSystem((db) => db.select().from(jobs).where(eq(jobs.id, id)))).toMatchObject([
    { attempts: 6, maxAttempts: 10, doneAt: expect.any(String), failedAt: null, failure: null },
  ])
})
