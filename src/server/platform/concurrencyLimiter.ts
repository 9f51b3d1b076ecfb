import { tooMany } from '@/server/http/errors'

/** When a refused call may come again: the work takes a few seconds at most. */
const RETRY_SECONDS = 5

type Go = () => void

/**
 * Limits parallel executions of expensive work, and shares the places: each owner (a network address, a company) has a
 * queue of its own, and the owners take turns. Whoever sends a hundred at once waits for themselves, everybody else for
 * one of theirs. `queue`: how many of one owner wait; `queues`: how many owners have some waiting. Beyond it ApiError
 * 429 with the text `busy`.
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
  // A Map keeps its order: the owner whose turn it is stands first.
  const waiting = new Map<string, Go[]>()

  function waitFor(owner: string, go: Go) {
    const own = waiting.get(owner)
    if (own ? own.length >= queue : waiting.size >= queues) throw tooMany(RETRY_SECONDS, busy)
    if (own) own.push(go)
    else waiting.set(owner, [go])
  }
  function takeNext(): Go | undefined {
    const [next] = waiting
    if (!next) return undefined
    const [owner, [go, ...rest]] = next
    waiting.delete(owner)
    if (rest.length > 0) waiting.set(owner, rest)
    return go
  }

  return async function runLimited<T>(owner: string | number, work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else
      await new Promise<void>((go) => {
        waitFor(String(owner), go)
      })
    try {
      return await work()
    } finally {
      const go = takeNext()
      if (go) go()
      else free += 1
    }
  }
}
