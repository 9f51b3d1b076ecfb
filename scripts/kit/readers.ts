import { sumBy } from '@/lib/sumBy'
import { callApi, signInForCookie } from './apiCalls'
import { quantile } from './statistics'

const READS_EACH = 40

type Reader = { url: string; cookie: string; clientId: number }
const readPaths = ({ clientId }: Reader) => [
  `/clients/${clientId}/offerings`,
  `/clients/${clientId}/offers`,
  `/clients/${clientId}/groups`,
  '/accounts/me',
]

/** Reads the paths one after the other, as somebody who goes from page to page; milliseconds of each. */
export async function readOn(
  { url, cookie }: { url: string; cookie: string },
  { paths, goOn }: { paths: readonly string[]; goOn: (count: number) => boolean },
) {
  const durations: number[] = []
  let refused = 0
  while (goOn(durations.length)) {
    const path = paths[durations.length % paths.length] ?? ''
    const from = performance.now()
    const response = await callApi(url, { path, cookie })
    await response.arrayBuffer()
    if (!response.ok) refused += 1
    durations.push(performance.now() - from)
  }
  return { durations, refused }
}

/** How long calls took, in milliseconds, and how many were answered with an error. */
type ReadFigure = {
  reads: number
  refused: number
  ms: { p50: number; p99: number; slowest: number }
}

/**
 * `sessions` sessions read lists at once, each from one of the servers in turn and from one of the stores that the
 * account sees.
 */
export async function readAtOnce(
  urls: readonly string[],
  { sessions, account }: { sessions: number; account: string },
): Promise<ReadFigure> {
  const [first = ''] = urls
  const cookie = await signInForCookie(first, account)
  const stores = await callApi(first, { path: '/accounts/me/accessible_resources/clients', cookie })
  const { items } = (await stores.json()) as { items: { id: number }[] }
  const readers: Reader[] = []
  // One after the other: signing in is meant to be slow.
  for (let index = 0; index < sessions; index++) {
    const url = urls[index % urls.length] ?? first
    const clientId = items[index % items.length]?.id ?? 0
    readers.push({ url, cookie: await signInForCookie(url, account), clientId })
  }
  const results = await Promise.all(
    readers.map((reader) =>
      readOn(reader, { paths: readPaths(reader), goOn: (count) => count < READS_EACH }),
    ),
  )
  const durations = results.flatMap((result) => result.durations)
  const ms = (share: number) => Math.round(quantile(durations, share))
  return {
    reads: durations.length,
    refused: sumBy(results, ({ refused }) => refused),
    ms: { p50: ms(0.5), p99: ms(0.99), slowest: ms(1) },
  }
}
