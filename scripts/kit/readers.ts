import { callApi, signInForCookie } from './apiCalls'
const READS_EACH = 40

const quantile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)

type Reader = { url: string; cookie: string; clientId: number }
const readPaths = ({ clientId }: Reader) => [
  `/clients/${clientId}/offerings`,
  `/clients/${clientId}/offers`,
  `/clients/${clientId}/groups`,
  '/accounts/me',
]

/** Reads one after the other, as somebody who goes from page to page; milliseconds of each. */
async function readOn(reader: Reader) {
  const paths = readPaths(reader)
  const durations: number[] = []
  let refused = 0
  for (let n = 0; n < READS_EACH; n++) {
    const from = performance.now()
    const response = await callApi(reader.url, {
      path: paths[n % paths.length] as string,
      cookie: reader.cookie,
    })
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
 * So many sessions read lists at once, each from one of the servers in turn and from one of the stores that the
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
  const results = await Promise.all(readers.map(readOn))
  const sorted = results.flatMap(({ durations }) => durations).sort((a, b) => a - b)
  return {
    reads: sorted.length,
    refused: results.reduce((total, { refused }) => total + refused, 0),
    ms: { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), slowest: quantile(sorted, 1) },
  }
}
