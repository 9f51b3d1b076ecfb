import { tooMany } from '@/server/http/errors'

/** When a refused call may come again: the work takes a few seconds at most. */
const RETRY_SECONDS = 5

/** Limits parallel executions of expensive work. Further ones wait in a queue; beyond its length they are refused. */
export function concurrencyLimiter({
  atOnce,
  queue,
  busy,
}: {
  atOnce: number
  queue: number
  busy: string
}) {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async function runLimited<T>(work: () => Promise<T>) {
    if (free > 0) free -= 1
    else if (waiting.length >= queue) throw tooMany(RETRY_SECONDS, busy)
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
