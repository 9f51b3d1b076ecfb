import type { AppContext } from '@/server/http/context'
import { describe } from '@/server/platform/logger'
import { enqueueOnce } from './queue'

const MINUTE_MS = 60_000
type Schedule = { kind: string; everyMinutes: number }
const schedules: readonly Schedule[] = [
  { kind: 'sweep', everyMinutes: 60 },
  // A month is due at midnight in Tokyo. That is a full hour in UTC, so a period of this job begins at that instant.
  { kind: 'confirmMonths', everyMinutes: 60 },
  { kind: 'overdue', everyMinutes: 60 },
  { kind: 'budgetWarnings', everyMinutes: 60 },
  // Shifts start at multiples of five minutes, so every reminder is due at one too.
  { kind: 'arrivalReminders', everyMinutes: 5 },
  { kind: 'moveFiles', everyMinutes: 5 },
]

/**
 * Enqueues the scheduled jobs of the current period. The unique key contains the period, so only one process adds
 * each.
 */
export const enqueueScheduled = ({ db }: Pick<AppContext, 'db'>, now: Date) =>
  db.tx('system', async (tx) => {
    for (const { kind, everyMinutes } of schedules) {
      const period = Math.floor(now.getTime() / (everyMinutes * MINUTE_MS))
      await enqueueOnce(tx, { kind, uniqueKey: `${kind} ${everyMinutes}m ${period}`, runAt: now })
    }
  })

/**
 * Runs `enqueueScheduled` at the start and every minute, but not while the disk is nearly full. Returns a function that
 * stops it.
 */
export function startSchedule(context: Pick<AppContext, 'db' | 'clock' | 'log' | 'diskSpace'>) {
  const enqueueUnlessFull = async () => {
    if (await context.diskSpace?.isLow()) return
    await enqueueScheduled(context, context.clock())
  }
  const tick = () => {
    enqueueUnlessFull().catch((error: unknown) => {
      context.log({ level: 'error', event: 'schedule failed', error: describe(error) })
    })
  }
  tick()
  const timer = setInterval(tick, MINUTE_MS).unref()
  return () => {
    clearInterval(timer)
  }
}
