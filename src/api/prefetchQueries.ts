import { mutate, preload, SWRConfig, unstable_serialize } from 'swr'
import type { Read } from '@/contracts/endpoint'
import { isPathOf } from '@/lib/isPathOf'
import { readQuery } from '@/lib/query'
import { isKnownRefusal, KNOWN_RIGHTS_KEY } from '@/lib/storage/knownRefusal'
import { request } from './client'
import { partsOf, type FirstRead } from './firstReads'
import { keyOf } from './useQuery'

type Target = Pick<Location, 'pathname' | 'search'>
/** Whether the account may send a read of the page with these parameters. */
type May = (read: Read, params: Record<string, string>) => boolean
/** The first reads of the pages whose code has loaded, by the path of their route. */
const readsOfPages = new Map<string, readonly FirstRead[]>()
/** The current route change: its target, and which reads are allowed there. */
let routeChange: { target: Target; may: May } | undefined

/**
 * Starts the first reads of the page in the address bar before React has hydrated it, or of the target of a route
 * change before it is rendered. useQuery takes over the same promise. A response that has arrived by then is already in
 * the cache, so the first render shows it.
 */
export function prefetchQueries(path: string, reads: readonly FirstRead[]) {
  if (typeof window === 'undefined') return
  readsOfPages.set(path, reads)
  // This module may be evaluated while the URL of the previous page is still shown.
  startReads(path, reads, routeChange?.target ?? location, routeChange?.may)
}

/** Call it when a route change begins: the first reads of its target are sent while the router prepares the page. */
export function prefetchPage(url: string, may: May) {
  const target = new URL(url, location.href)
  routeChange = { target, may }
  for (const [path, reads] of readsOfPages) startReads(path, reads, target, may)
}
/** Call it when the route change has ended, with or without success. */
export function endPrefetch() {
  routeChange = undefined
}

type Key = ReturnType<typeof keyOf>
const { cache } = SWRConfig.defaultValue
/** The reads sent in advance that have no response yet, by the key of their cache entry. */
const underWay = new Map<string, Key>()

/** Drops the reads that a write has made stale: a response requested before the write must not reach the cache. */
export function dropStaleReads(isStale: (key: Key) => boolean) {
  for (const [id, key] of underWay) {
    if (!isStale(key)) continue
    underWay.delete(id)
    // Without a value `mutate` makes SWR forget the preloaded promise. The write itself repeats a read that is shown.
    if (cache.get(id) === undefined) void mutate(key)
  }
}

/** Returns `{ clientId: '1' }` for '/clients/[clientId]' and '/clients/1'. Names of fixed segments are harmless. */
function paramsOf(path: string, pathname: string): Record<string, string> {
  const parts = pathname.split('/')
  return Object.fromEntries(
    path.split('/').map((name, i) => [name.slice(1, -1), decodeURIComponent(parts[i] ?? '')]),
  )
}

function startReads(
  path: string,
  reads: readonly FirstRead[],
  { pathname, search }: Target,
  may: May = ({ permission }) =>
    permission === undefined || !isKnownRefusal(pathname, permission, KNOWN_RIGHTS_KEY),
) {
  if (!isPathOf(path, pathname)) return
  const params = paramsOf(path, pathname)
  const raw = Object.fromEntries(new URLSearchParams(search))
  for (const { read, query } of reads.map(partsOf)) {
    if (!may(read, params)) continue
    const input = { ...params, query: query ?? readQuery(read.query, raw) } as never
    const key = keyOf(read, input)
    const id = unstable_serialize(key)
    // Cached data is shown at once; SWR decides when the screen mounts whether it is read again.
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
