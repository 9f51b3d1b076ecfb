import { useEffect, useState } from 'react'
import { reloadOnce } from './ErrorBoundary'
import type { surroundings } from './surroundings'

type Surroundings = typeof surroundings
let arrived: Surroundings | undefined
// Asked for when the code is evaluated, so that it comes while the page is being hydrated.
const coming = typeof window === 'undefined' ? undefined : import('./surroundings').then((m) => { arrived = m.surroundings; return m.surroundings })
// A build that is gone: nothing has been typed yet.
coming?.catch(reloadOnce)

/** Undefined in the prerendered HTML and in the first paint; later pages have it at once. */
export function useSurroundings(): Surroundings | undefined {
  const [around, setAround] = useState(arrived)
  useEffect(() => { void coming?.then(setAround, () => undefined) }, [])
  return around
}
