import { tooMany } from '@/server/http/errors'

/** When a refused call may come again: the work takes a few seconds at most. */
const RETRY_SECONDS = 5

type Go = () => void

/**
 * Limits parallel executions of expensive work and shares the slots fairly. Each owner (a network address, a company)
 * has its own queue, and the owner that was served least is next, so an owner with a hundred requests delays only
 * itself. `queue`: how many requests of one owner may wait. `queues`: how many owners may have waiting requests.
 * Further requests are refused with 429 and the text `busy`.
 */
export function concurrencyLimiter({
  atOnce,
  queue,
  queues,
  busy,
}: {
  atOnce: number
  queue: number
  queues: number
  busy: string
}) {
  let free = atOnce
  // A Map keeps its order: of owners that were served equally often, the longest waiting is first.
  const waiting = new Map<string, Go[]>()
  /** How often each owner was served since nobody waited. */
  const served = new Map<string, number>()

  const timesServed = (owner: string) => served.get(owner) ?? 0
  function waitFor(owner: string, go: Go) {
    const own = waiting.get(owner)
    if (own ? own.length >= queue : waiting.size >= queues) throw tooMany(RETRY_SECONDS, busy)
    if (own) own.push(go)
    else waiting.set(owner, [go])
  }
  function takeNext(): Go | undefined {
    const [first, ...others] = waiting.keys()
    if (first === undefined) {
      served.clear()
      return undefined
    }
    const owner = others.reduce(
      (least, other) => (timesServed(other) < timesServed(least) ? other : least),
      first,
    )
    const [go, ...rest] = waiting.get(owner) ?? []
    waiting.delete(owner)
    if (rest.length > 0) waiting.set(owner, rest)
    return go
  }

  return async function runLimited<T>(owner: string | number, work: () => Promise<T>): Promise<T> {
    const name = String(owner)
    if (free > 0) free -= 1
    else
      await new Promise<void>((go) => {
        waitFor(name, go)
      })
    served.set(name, timesServed(name) + 1)
    try {
      return await work()
    } finally {
      const go = takeNext()
      if (go) go()
      else free += 1
    }
  }
}
