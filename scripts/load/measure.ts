import { readCall, reads, rowsOf, type Write } from './calls'
import { createCaller } from './http'
import type { Measured } from './program'

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export type Figure = {
  name: string
  calls: number
  refused: number
  perSecond: number
  p50: number
  p99: number
  /** Processor time for each call, in milliseconds: of the program, of its PostgreSQL, and of this process. */
  cpuMsPerCall: number
  databaseMsPerCall: number
  callerMsPerCall: number
  statements: number
}

const ownMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Sent = { statements: string[]; cpuMs: number }
/** Runs `work`, which answers how long each call took, and what the program did meanwhile. */
async function observe(
  name: string,
  { ask, databaseMs }: Measured,
  work: () => Promise<{ durations: number[]; refused: number }>,
): Promise<Figure> {
  const cpuBefore = (await ask({ kind: 'begin' })) as number
  const [databaseBefore, ownBefore] = [databaseMs(), ownMs()]
  const from = performance.now()
  const { durations, refused } = await work()
  const seconds = (performance.now() - from) / 1000
  const [database, own] = [databaseMs() - databaseBefore, ownMs() - ownBefore]
  const { statements, cpuMs } = (await ask({ kind: 'statements' })) as Sent
  const sorted = durations.sort((a, b) => a - b)
  const calls = sorted.length
  return {
    name,
    calls,
    refused,
    perSecond: calls / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    cpuMsPerCall: (cpuMs - cpuBefore) / calls,
    databaseMsPerCall: database / calls,
    callerMsPerCall: own / calls,
    statements: statements.length / calls,
  }
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
          const name = reads[turn % reads.length] as (typeof reads)[number]
          const { status } = await call(store.cookie, readCall(name, store))
          durations.push(performance.now() - from)
          if (status !== 200) refused += 1
        }
      }),
    )
    close()
    return { durations, refused }
  })
}

export type Taken = { name: string; status: number; statements: string[] }
/** The statements of each read when it is called a second time, alone. */
export async function statementsOfReads({ url, ask, stores }: Measured): Promise<Taken[]> {
  const [store] = stores
  if (!store) throw new Error('no store')
  const { call, close } = createCaller(url)
  const taken: Taken[] = []
  for (const name of reads) {
    await call(store.cookie, readCall(name, store))
    await ask({ kind: 'begin' })
    const { status } = await call(store.cookie, readCall(name, store))
    const { statements } = (await ask({ kind: 'statements' })) as Sent
    taken.push({ name, status, statements })
  }
  close()
  return taken
}

/** One kind of write, with as many sessions at once as there are stores, each row once. */
export async function measureWrite(
  program: Measured,
  write: Write,
  most: number,
): Promise<{ figure: Figure; faults: string[]; first: string[] }> {
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
  let first: string[] = []
  const one = ready.shift()
  if (one) {
    await program.ask({ kind: 'begin' })
    await call(one.cookie, one.sent)
    first = ((await program.ask({ kind: 'statements' })) as Sent).statements
  }
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
  return { figure, faults, first }
}
