import { quantile } from '../kit/statistics'
import { readCall, rowsOf, type Write } from './calls'
import type { Measured } from './program'
import type { Spent } from './server'

export type Figure = {
  name: string
  calls: number
  refused: number
  perSecond: number
  p50: number
  p99: number
  /** Processor time of the program for each call, in milliseconds. */
  cpuMsPerCall: number
  statementsPerCall: number
}

/** Runs `work`, which returns the duration of each call, and reads what the program spent meanwhile. */
async function observe(
  name: string,
  { ask }: Measured,
  work: () => Promise<{ durations: number[]; refused: number }>,
): Promise<Figure> {
  const before = (await ask({ kind: 'spent' })) as Spent
  const from = performance.now()
  const { durations, refused } = await work()
  const seconds = (performance.now() - from) / 1000
  const after = (await ask({ kind: 'spent' })) as Spent
  const calls = durations.length
  return {
    name,
    calls,
    refused,
    perSecond: calls / seconds,
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
    cpuMsPerCall: (after.cpuMs - before.cpuMs) / calls,
    statementsPerCall: (after.statements - before.statements) / calls,
  }
}

/** Reads of each session before the measurement: enough for several rounds of every read on every connection. */
const CALLS_BEFORE = 100
/** Every session goes from page to page. `goOn`: whether a session that has made `count` reads makes another. */
async function readOn({ call, stores }: Measured, goOn: (count: number) => boolean) {
  const durations: number[] = []
  let refused = 0
  await Promise.all(
    stores.map(async (store, index) => {
      for (let count = 0; goOn(count); count++) {
        const from = performance.now()
        const { status } = await call(store.cookie, readCall(index + count, store))
        durations.push(performance.now() - from)
        if (status !== 200) refused += 1
      }
    }),
  )
  return { durations, refused }
}
/**
 * Reads until the statements have kept plans. PostgreSQL plans a statement anew five times on each connection before it
 * keeps one, and a busy machine makes few calls in the seconds of a round.
 */
export const warmUp = (program: Measured) => readOn(program, (count) => count < CALLS_BEFORE)

/** Every session reads until the time is over. */
export const measureReads = (program: Measured, seconds: number): Promise<Figure> =>
  observe('reads', program, () => {
    const until = performance.now() + seconds * 1000
    return readOn(program, () => performance.now() < until)
  })

/** Measures one kind of write: each row once, with one session at a time for each store. */
export async function measureWrite(
  program: Measured,
  write: Write,
  most: number,
): Promise<{ figure: Figure; faults: string[] }> {
  const { call } = program
  const rows = (await rowsOf(program, write)).slice(0, most)
  const ready: { cookie: string; sent: ReturnType<Write['call']> }[] = []
  for (const { row, cookie } of rows) {
    const before = write.before
      ? (JSON.parse((await call(cookie, write.before(row))).text) as Record<string, unknown>)
      : {}
    ready.push({ cookie, sent: write.call(row, before) })
  }
  const faults: string[] = []
  // The first one is not measured: it also loads code.
  const first = ready.shift()
  if (first) await call(first.cookie, first.sent)
  const figure = await observe(write.name, program, async () => {
    const durations: number[] = []
    await Promise.all(
      program.stores.map(async () => {
        for (let next = ready.shift(); next; next = ready.shift()) {
          const from = performance.now()
          const { status, text } = await call(next.cookie, next.sent)
          durations.push(performance.now() - from)
          if (status >= 300) faults.push(`${status} ${text.slice(0, 200)}`)
        }
      }),
    )
    return { durations, refused: faults.length }
  })
  return { figure, faults }
}
