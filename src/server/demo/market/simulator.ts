import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '@/server/http/context'
import { describe } from '@/server/platform/logger'
import { applications } from './applications'
import { attendances } from './attendances'
import { conversations } from './conversations'
import type { Act, Market } from './market'
import { provisions } from './provisions'

const TICK_MS = 3000
const SLOW_MS = 15_000
export type SimulatorOptions = {
  /** The same seed on the same data under the same clock does the same. */ seed?: number
  /** 1 is real; 10 answers postings ten times as quickly. */ speed?: number
}

/**
 * The other side of the market, one look at a time. `step` does all that is due, each act in a small transaction of its own, and answers
 * how many succeeded. What somebody does hangs on the seed and on who it is, never on how often `step` is called.
 */
export function createSimulator(
  context: Pick<AppContext, 'db' | 'clock' | 'log'>,
  { seed = 1, speed = 1 }: SimulatorOptions = {},
) {
  const market: Market = {
    seed,
    speed,
    tried: new Map(),
    reopened: new Map(),
    lookedAt: -Infinity,
    looks: 0,
  }
  let slowAt = -Infinity
  return {
    async step(signal?: AbortSignal): Promise<number> {
      const now = context.clock()
      const slow = now.getTime() - slowAt >= SLOW_MS / speed
      const kinds = slow ? [applications, attendances, conversations, provisions] : [applications]
      if (slow) slowAt = now.getTime()
      let done = 0
      for (const kind of kinds) {
        const acts = await context.db.tx('system', (db) => kind(db, market, now))
        for (const act of acts) {
          if (signal?.aborted) return done
          if (await attempt(act)) done += 1
        }
      }
      return done
    },
  }
  async function attempt(act: Act): Promise<boolean> {
    try {
      const undone = await context.db.tx('system', act.run)
      if (undone === false) return false
      act.after?.()
      return true
    } catch (error) {
      // A refusal is everyday life: the seat was taken, the limit reached. Anything else is a fault of ours.
      if (!isRefusal(error))
        context.log({ level: 'error', event: `market: ${act.what}`, error: describe(error) })
      act.refused?.()
      return false
    }
  }
}
// By shape: in development the class is loaded again and again.
const isRefusal = (error: unknown) =>
  typeof (error as { status?: unknown } | null)?.status === 'number'

/** Lets people answer postings, arrive, be late, write. Answers a function that stops it, which ends when the act under way has ended. */
export function startSimulator(
  context: Pick<AppContext, 'db' | 'clock' | 'log'>,
  options: SimulatorOptions = {},
): () => Promise<void> {
  const stopped = new AbortController()
  const simulator = createSimulator(context, options)
  const pause = TICK_MS / (options.speed ?? 1)
  const ended = (async () => {
    while (!stopped.signal.aborted) {
      try {
        await simulator.step(stopped.signal)
      } catch (error) {
        context.log({ level: 'error', event: 'market', error: describe(error) })
      }
      await sleep(Math.max(100, pause), undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  return () => {
    stopped.abort()
    return ended
  }
}
