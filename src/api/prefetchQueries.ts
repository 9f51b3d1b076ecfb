import { mutate, preload } from 'swr'
import type { Read } from '@/contracts/endpoint'
import { isPathOf } from '@/lib/isPathOf'
import { readQuery } from '@/lib/query'
import { request } from './client'
import { keyOf } from './useQuery'

/**
 * Starts the first reads of the page in the address bar before React has hydrated it; useQuery takes over the same
 * promise. An answer that is there by then is in the cache, so that the first rendering after the hydration shows it:
 * otherwise SWR takes it in an effect, after everything was rendered without it.
 */
export function prefetchQueries(path: string, reads: readonly Read[]) {
  if (typeof window === 'undefined') return
  // This module may be evaluated while the URL of the previous page is still shown.
  if (!isPathOf(path, location.pathname)) return
  const parts = location.pathname.split('/')
  const params = Object.fromEntries(
    path.split('/').map((name, i) => [name.slice(1, -1), decodeURIComponent(parts[i] ?? '')]),
  )
  const search = Object.fromEntries(new URLSearchParams(location.search))
  for (const e of reads) {
    const input = { ...params, query: readQuery(e.query, search) } as never
    const key = keyOf(e, input)
    // Failures are handled by the screen: useQuery gets the same rejection.
    void preload(key, () => request(e, input)).then(
      (answer) => mutate(key, answer, { revalidate: false }),
      () => undefined,
    )
  }
}
