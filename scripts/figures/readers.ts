import { sumBy } from '@/lib/sumBy'
import { callApi, readJson, signInForCookie } from '../kit/apiCalls'
import { quantile } from '../kit/statistics'

const READS_EACH = 40

const pathsOf = (clientId: number) => [
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

/**
 * How long calls took, in milliseconds, and how many were answered with an error, while that many sessions of the
 * company's administrator read lists at once, each of one of the stores in turn.
 */
export async function readAtOnce(url: string, sessions: number) {
  const cookies: string[] = []
  // One after the other: signing in is meant to be slow.
  for (let index = 0; index < sessions; index++) cookies.push(await signInForCookie(url, 'company'))
  const { items } = await readJson<{ items: { id: number }[] }>(
    url,
    '/accounts/me/accessible_resources/clients',
    cookies[0] ?? '',
  )
  const goOn = (count: number) => count < READS_EACH
  const results = await Promise.all(
    cookies.map((cookie, index) => {
      const paths = pathsOf(items[index % items.length]?.id ?? 0)
      return readOn({ url, cookie }, { paths, goOn })
    }),
  )
  const durations = results.flatMap((result) => result.durations)
  const ms = (share: number) => Math.round(quantile(durations, share))
  return {
    reads: durations.length,
    refused: sumBy(results, ({ refused }) => refused),
    ms: { p50: ms(0.5), p99: ms(0.99), slowest: ms(1) },
  }
}
