import { useSyncExternalStore } from 'react'
import { reloadOnce } from '@/shell/watchers/ErrorBoundary'
import type { surroundings } from './surroundings'

type Surroundings = typeof surroundings
let arrived: Surroundings | undefined
// Asked for when the code is evaluated, so that it comes while the page is being hydrated.
const coming =
  typeof window === 'undefined'
    ? undefined
    : import('./surroundings').then((m) => {
        arrived = m.surroundings
      })
// A build that is gone: nothing has been typed yet.
coming?.catch(reloadOnce)

function subscribe(changed: () => void) {
  let stopped = false
  void coming?.then(
    () => {
      if (!stopped) changed()
    },
    () => undefined,
  )
  return () => {
    stopped = true
  }
}
/** Undefined in the prerendered HTML and while it is taken over, even where the file came first; later pages have it at once. */
export const useSurroundings = () =>
  useSyncExternalStore(
    subscribe,
    () => arrived,
    () => undefined,
  )
