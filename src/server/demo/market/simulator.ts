import { setTimeout as sleep } from 'node:timers/promises'
import { payments } from '@/server/demo/payDueInvoices'
import type { AppContext } from '@/server/http/context'
import { describe } from '@/server/platform/logger'
import { applications } from './applications'
import { attendances } from './attendances'
import { certificates } from './certificates'
import { conversations } from './conversations'
import { invitees } from './invitees'
import { longTermWishers } from './longTerm'
import type { Action, Market } from './market'
import { provisions } from './provisions'
import { reminders } from './reminders'

const TICK_MS = 3000
const FULL_STEP_MS = 15_000
type SimulatorOptions = {
  /** The same seed with the same data and clock gives the same actions. */
  seed?: number
  /** 1 is real time; at 10, workers react ten times as fast. */
  speed?: number
}

/**
 * Simulates the workers. `step` executes all actions that are due, each in its own transaction, and returns the
 * number of successful ones. What a worker does depends on the seed and the worker, not on how often `step` is
 * called.
 */
export function createSimulator(
  context: Pick<AppContext, 'db' | 'clock' | 'log'>,
  { seed = 1, speed = 1 }: SimulatorOptions = {},
) {
  const market: Market = {
    seed,
    speed,
    refusedCounts: new Map(),
    refillTimes: new Map(),
    attendanceCheckedAt: -Infinity,
    attendanceChecks: 0,
  }
  let fullStepAt = -Infinity
  return {
    async step(signal?: AbortSignal): Promise<number> {
      const now = context.clock()
      const isFullStep = now.getTime() - fullStepAt >= FULL_STEP_MS / speed
      const sources = isFullStep
        ? [
            applications,
            attendances,
            reminders,
            conversations,
            invitees,
            certificates,
            provisions,
            longTermWishers,
            payments,
          ]
        : [applications]
      if (isFullStep) fullStepAt = now.getTime()
      let succeeded = 0
      for (const findActions of sources) {
        const actions = await context.db.tx('system', (db) => findActions(db, market, now))
        for (const action of actions) {
          if (signal?.aborted) return succeeded
          if (await attempt(action)) succeeded += 1
        }
      }
      return succeeded
    },
  }
  async function attempt(action: Action): Promise<boolean> {
    try {
      const result = await context.db.tx('system', action.run)
      if (result === false) return false
      action.onSuccess?.()
      return true
    } catch (error) {
      // A refusal is normal: the seat is taken, a limit is reached. Any other error is a defect and is logged.
      if (!isRefusal(error))
        context.log({ level: 'error', event: `market: ${action.name}`, error: describe(error) })
      action.onRefused?.()
      return false
    }
  }
}
// Not by instanceof: in development the class is loaded several times.
const isRefusal = (error: unknown) =>
  typeof (error as { status?: unknown } | null)?.status === 'number'

/**
 * Runs the simulator every few seconds. Returns a function that stops it and resolves when the current action has
 * ended.
 */
export function startSimulator(
  context: Pick<AppContext, 'db' | 'clock' | 'log' | 'diskSpace'>,
  options: SimulatorOptions = {},
): () => Promise<void> {
  const stopController = new AbortController()
  const simulator = createSimulator(context, options)
  const pause = TICK_MS / (options.speed ?? 1)
  const loop = (async () => {
    while (!stopController.signal.aborted) {
      try {
        if (!(await context.diskSpace?.isLow())) await simulator.step(stopController.signal)
      } catch (error) {
        context.log({ level: 'error', event: 'market', error: describe(error) })
      }
      await sleep(Math.max(100, pause), undefined, { signal: stopController.signal }).catch(
        () => {},
      )
    }
  })()
  return () => {
    stopController.abort()
    return loop
  }
}
