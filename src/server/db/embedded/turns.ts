import { clearTimeout, setTimeout } from 'node:timers'
import { EngineBusy } from './errors'

/**
 * Runs one task at a time, in the order of arrival. A task that waits longer than `withinMs` is refused, and so are all
 * waiting tasks when `refuseWaiting` is called.
 */
export function createTurns(withinMs: number) {
  let isRunning = false
  const waiting = new Map<() => void, (why: string) => void>()
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        waiting.delete(start)
        resolve()
      }
      const refuse = (why: string) => {
        clearTimeout(timer)
        waiting.delete(start)
        reject(new EngineBusy(why))
      }
      const timer = setTimeout(() => {
        refuse(`no turn within ${withinMs} ms`)
      }, withinMs)
      waiting.set(start, refuse)
    })
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isRunning) await wait()
    isRunning = true
    try {
      return await work()
    } finally {
      const [next] = waiting.keys()
      // The turn is passed on without being released, so that a newcomer cannot overtake.
      if (next) next()
      else isRunning = false
    }
  }
  const refuseWaiting = () => {
    for (const refuse of [...waiting.values()]) refuse('the database is being closed')
  }
  return { inTurn, refuseWaiting }
}
