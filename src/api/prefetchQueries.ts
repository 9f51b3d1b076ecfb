import { mutate, preload, SWRConfig, unstable_serialize } from 'swr'
import type { Read } from '@/contracts/endpoint'
import { isPathOf } from '@/lib/isPathOf'
import { readQuery } from '@/lib/query'
import { isKnownRefusal, KNOWN_RIGHTS_KEY } from '@/lib/storage/knownRefusal'
import { request } from './client'
import { partsOf, type FirstRead } from './firstReads'
import { keyOf } from './useQuery'

type Address = Pick<Location, 'pathname' | 'search'>
/** Whether the account may send a read of the page with these parameters. */
type May = (read: Read, params: Record<string, string>) => boolean
/** The first reads of the pages whose code has loaded, by the path of their route. */
const readsOfPages = new Map<string, readonly FirstRead[]>()
/** Where a route change leads that is under way, and what may be read there. */
let next: { address: Address; may: May } | undefined

/**
 * Starts the first reads of the page in the address bar before React has hydrated it, or of the page that a route
 * change leads to before it is rendered; useQuery takes over the same promise. An answer that is there by then is in
 * the cache, so that the first rendering shows it: otherwise SWR takes it in an effect, after everything was rendered
 * without it.
 */
export function prefetchQueries(path: string, reads: readonly FirstRead[]) {
  if (typeof window === 'undefined') return
  readsOfPages.set(path, reads)
  // This module may be evaluated while the URL of the previous page is still shown.
  startReads(path, reads, next?.address ?? location, next?.may)
}

/** A route change to this address begins: what its page reads first is asked for while the router prepares it. */
export function prefetchPage(url: string, may: May) {
  next = { address: new URL(url, location.href), may }
  for (const [path, reads] of readsOfPages) startReads(path, reads, next.address, may)
}
/** The route change is over, whatever became of it. */
export function endPrefetch() {
  next = undefined
}

type Key = ReturnType<typeof keyOf>
const { cache } = SWRConfig.defaultValue
/** The reads that were sent ahead and are not answered yet, by the key of their cache entry. */
const underWay = new Map<string, Key>()

/** A write has made these reads stale: an answer that was asked for before it does not reach the cache. */
export function dropStaleReads(isStale: (key: Key) => boolean) {
  for (const [id, key] of underWay) {
    if (!isStale(key)) continue
    underWay.delete(id)
    // No screen has asked yet: SWR forgets what was preloaded. Otherwise the write reads it again.
    if (cache.get(id) === undefined) void mutate(key)
  }
}

function startReads(
  path: string,
  reads: readonly FirstRead[],
  { pathname, search }: Address,
  may: May = ({ permission }) =>
    permission === undefined || !isKnownRefusal(pathname, permission, KNOWN_RIGHTS_KEY),
) {
  if (!isPathOf(path, pathname)) return
  const parts = pathname.split('/')
  const params = Object.fromEntries(
    path.split('/').map((name, i) => [name.slice(1, -1), decodeURIComponent(parts[i] ?? '')]),
  )
  const raw = Object.fromEntries(new URLSearchParams(search))
  for (const { read, query } of reads.map(partsOf)) {
    if (!may(read, params)) continue
    const input = { ...params, query: query ?? readQuery(read.query, raw) } as never
    const key = keyOf(read, input)
    const id = unstable_serialize(key)
    // What is there is shown at once and read again when the screen is there: SWR may know that it is new enough.
    if (cache.get(id)?.data !== undefined || underWay.has(id)) continue
    void readAhead(id, key, () => request(read, input))
  }
}

async function readAhead(id: string, key: Key, read: () => Promise<unknown>) {
  underWay.set(id, key)
  try {
    const answer = await preload(key, read)
    if (underWay.get(id) === key) await mutate(key, answer, { revalidate: false })
  } catch {
    // The screen handles the failure: useQuery gets the same rejection.
  } finally {
    if (underWay.get(id) === key) underWay.delete(id)
  }
}
