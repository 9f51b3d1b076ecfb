import { clearTimeout, setTimeout } from 'node:timers'
import { EngineBusy } from './errors'

/** Lets one work at a time through, in the order of arrival. Who waits longer than `withinMs` is refused. */
export function createTurns(withinMs: number) {
  let isTaken = false
  const waiting = new Set<() => void>()
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        waiting.delete(start)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(new EngineBusy(`no turn within ${withinMs} ms`))
      }, withinMs)
      waiting.add(start)
    })
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isTaken) await wait()
    isTaken = true
    try {
      return await work()
    } finally {
      const [next] = waiting
      // The turn passes on without being free in between: nobody who comes now may overtake.
      if (next) next()
      else isTaken = false
    }
  }
}
