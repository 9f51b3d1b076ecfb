import { quantile } from '../kit/statistics'
import { readCall, rowsOf, type Write } from './calls'
import { createCaller } from './http'
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

/** Runs `work`, which answers how long each call took, and what the program did meanwhile. */
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

/** How often each session reads before the measurement: several times each read on each connection. */
const CALLS_BEFORE = 100
/**
 * Reads until the statements have kept plans. PostgreSQL plans a statement anew five times on each connection before it
 * keeps one, and a busy machine makes few calls in the seconds of a round.
 */
export async function warmUp({ url, stores }: Measured) {
  const { call, close } = createCaller(url)
  await Promise.all(
    stores.map(async (store, index) => {
      for (let turn = index; turn < index + CALLS_BEFORE; turn++)
        await call(store.cookie, readCall(turn, store))
    }),
  )
  close()
}

/** Every session reads on until the time is over, as somebody who goes from page to page. */
export function measureReads(program: Measured, seconds: number): Promise<Figure> {
  const { call, close } = createCaller(program.url)
  return observe('reads', program, async () => {
    const until = performance.now() + seconds * 1000
    const durations: number[] = []
    let refused = 0
    await Promise.all(
      program.stores.map(async (store, index) => {
        for (let turn = index; performance.now() < until; turn++) {
          const from = performance.now()
          const { status } = await call(store.cookie, readCall(turn, store))
          durations.push(performance.now() - from)
          if (status !== 200) refused += 1
        }
      }),
    )
    close()
    return { durations, refused }
  })
}

/** One kind of write, with as many sessions at once as there are stores, each row once. */
export async function measureWrite(
  program: Measured,
  write: Write,
  most: number,
): Promise<{ figure: Figure; faults: string[] }> {
  const { call, close } = createCaller(program.url)
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
  close()
  return { figure, faults }
}
