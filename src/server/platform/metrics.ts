import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '@/server/db/transaction'

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const PAGE_SECONDS = [0.1, 0.2, 0.5, 1, 1.5, 2, 2.5, 4, 8]
const LAYOUT_SHIFTS = [0.01, 0.02, 0.05, 0.1, 0.25]
const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 10]

export type JobFigures = {
  kinds: { kind: string; waiting: number; running: number; lagSeconds: number }[]
  failed: number
}

function createCallMetrics(registers: Registry[]) {
  return {
    calls: new Histogram({
      name: 'api_call_duration_seconds',
      help: 'Duration of API calls by operation and status',
      labelNames: ['operation', 'status'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: 'api_refusals_total',
      help: 'API calls that were answered with an error, by operation and code',
      labelNames: ['operation', 'code'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Mails and short messages handed over, by result',
      labelNames: ['channel', 'result'] as const,
      registers,
    }),
  }
}
/** The figures that browsers report of a sample of page loads: POST /api/web-vitals. */
function createPageMetrics(registers: Registry[]) {
  return {
    pageSeconds: new Histogram({
      name: 'page_seconds',
      help: 'Time to first byte, largest contentful paint and slowest answer to a press, by route',
      labelNames: ['figure', 'route'] as const,
      buckets: PAGE_SECONDS,
      registers,
    }),
    pageShift: new Histogram({
      name: 'page_layout_shift',
      help: 'Cumulative layout shift, by route',
      labelNames: ['route'] as const,
      buckets: LAYOUT_SHIFTS,
      registers,
    }),
  }
}
function createPoolMetrics(registers: Registry[]) {
  return {
    transactionsOpen: new Gauge({
      name: 'db_transactions_open',
      help: 'Transactions that hold a connection of the pool',
      registers,
    }),
    transactionsWaiting: new Gauge({
      name: 'db_transactions_waiting',
      help: 'Transactions that wait for a connection of the pool',
      registers,
    }),
    transactionWait: new Histogram({
      name: 'db_transaction_wait_seconds',
      help: 'Time until a transaction got a connection',
      buckets: WAIT_SECONDS,
      registers,
    }),
  }
}
function createJobMetrics(registers: Registry[]) {
  const labelNames = ['kind'] as const
  return {
    waiting: new Gauge({
      name: 'jobs_waiting',
      help: 'Jobs that are due and that no worker holds',
      labelNames,
      registers,
    }),
    running: new Gauge({
      name: 'jobs_running',
      help: 'Jobs that a worker holds',
      labelNames,
      registers,
    }),
    lag: new Gauge({
      name: 'jobs_lag_seconds',
      help: 'Time since the job that has waited longest became due',
      labelNames,
      registers,
    }),
    failed: new Gauge({ name: 'jobs_failed', help: 'Jobs that failed for good', registers }),
  }
}

/** The figures of one process. Labels are names of the program only: never an id, an address or a name. */
export function createMetrics() {
  const registry = new Registry()
  const jobMetrics = createJobMetrics([registry])
  let readJobs: () => Promise<JobFigures> = async () => ({ kinds: [], failed: 0 })
  const up = new Gauge({
    name: 'db_up',
    help: '1 when the database answered this request for figures',
    registers: [registry],
  })
  /** Without the database the last figures of the jobs would be wrong: they are left out. */
  async function refreshJobs() {
    const figures = await readJobs().catch(() => undefined)
    const { waiting, running, lag, failed } = jobMetrics
    for (const gauge of [waiting, running, lag, failed]) gauge.reset()
    up.set(figures ? 1 : 0)
    for (const { kind, ...values } of figures?.kinds ?? []) {
      waiting.set({ kind }, values.waiting)
      running.set({ kind }, values.running)
      lag.set({ kind }, values.lagSeconds)
    }
    if (figures) failed.set(figures.failed)
  }
  return {
    registry,
    ...createCallMetrics([registry]),
    ...createPageMetrics([registry]),
    ...createPoolMetrics([registry]),
    observeJobs: (read: () => Promise<JobFigures>) => {
      readJobs = read
    },
    /** The output for Prometheus. The registry reads all figures at once, so those of the database come first. */
    render: async () => {
      await refreshJobs()
      return registry.metrics()
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

/** Counts transactions, and how long they wait for a connection. */
export function measureDatabase(db: Database, metrics: Metrics): Database {
  const { transactionsOpen, transactionsWaiting, transactionWait } = metrics
  return {
    close: () => db.close(),
    async tx(rls, fn) {
      const endWait = transactionWait.startTimer()
      let current = transactionsWaiting
      current.inc()
      try {
        return await db.tx(rls, (tx) => {
          if (current === transactionsWaiting) {
            endWait()
            current.dec()
            current = transactionsOpen
            current.inc()
          }
          return fn(tx)
        })
      } finally {
        current.dec()
      }
    },
  }
}

type Mailer<M> = (message: M) => Promise<void>
/** Counts accepted and failed mails. */
export const measureMailer =
  <M extends { channel?: 'mail' | 'sms' | 'voice' }>(
    send: Mailer<M>,
    { mails }: Metrics,
  ): Mailer<M> =>
  async (message) => {
    const channel = message.channel ?? 'mail'
    try {
      await send(message)
      mails.inc({ channel, result: 'sent' })
    } catch (error) {
      mails.inc({ channel, result: 'failed' })
      throw error
    }
  }
