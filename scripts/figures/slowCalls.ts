import { freePort, startConsole, temporary } from '../kit/processes'
import { call, signInForCookie } from './kill'

const READERS = 20
const READS_EACH = 40
/** Of one slow call, an export or a snapshot, other calls must not feel more than this. */
const MAX_P99_OVER_P50 = 10
const MAX_CALL_MS = 5000

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
  let failed = 0
  for (let n = 0; n < READS_EACH; n++) {
    const from = performance.now()
    const response = await call(reader.url, {
      path: paths[n % paths.length] as string,
      cookie: reader.cookie,
    })
    await response.arrayBuffer()
    if (!response.ok) failed += 1
    durations.push(performance.now() - from)
  }
  return { durations, failed }
}

/** Latency figure: 20 sessions read at once from the production server on the embedded database. */
export async function slowCallsFigure() {
  const startedAt = Date.now()
  const env = { LIMITS_SCALE: '1000' }
  const server = await startConsole(temporary('latency'), env, await freePort())
  const { url } = server
  const cookie = await signInForCookie(url, 'company')
  const stores = await call(url, { path: '/accounts/me/accessible_resources/clients', cookie })
  const { items } = (await stores.json()) as { items: { id: number }[] }
  const readers = await Promise.all(
    Array.from({ length: READERS }, async (_, index) => ({
      url,
      cookie: await signInForCookie(url, 'company'),
      clientId: items[index % items.length]?.id ?? 0,
    })),
  )
  const results = await Promise.all(readers.map(readOn))
  await server.stop()
  const sorted = results.flatMap(({ durations }) => durations).sort((a, b) => a - b)
  const p50 = quantile(sorted, 0.5)
  const p99 = quantile(sorted, 0.99)
  const slowest = quantile(sorted, 1)
  const refused = results.reduce((total, { failed }) => total + failed, 0)
  return {
    suite: 'reads of 20 sessions at once',
    reads: sorted.length,
    refused,
    ms: { p50, p99, slowest },
    failed: refused + Number(p99 > MAX_P99_OVER_P50 * p50) + Number(slowest > MAX_CALL_MS),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}
