import type { NextApiRequest, NextApiResponse } from 'next'
import * as z from 'zod/mini'
import { countCallFrom } from '@/server/platform/callLimits'
import type { Metrics } from '@/server/platform/metrics'
import { clientAddressOf, hostOf } from './clientAddress'
import type { Settings } from './context'

/** The largest plausible figure, in milliseconds. */
const TEN_MINUTES_MS = 600_000
const WebVital = z.strictObject({
  name: z.enum(['TTFB', 'LCP', 'INP', 'CLS']),
  /** Milliseconds; of CLS a plain number. */
  value: z.number().check(z.minimum(0), z.maximum(TEN_MINUTES_MS)),
  route: z.string(),
})

/** The figure of a beacon; undefined if it is invalid or names no route. */
function readWebVital(body: unknown, paths: readonly string[]) {
  try {
    const { data } = WebVital.safeParse(JSON.parse(String(body)))
    return data && paths.includes(data.route) ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * POST /api/web-vitals: one figure of a page load, for `/metrics`. It carries no session and no personal data. Only
 * pages of this origin may send it, and each address is limited like calls without a session. Answers 204, or 400, 403,
 * 404, 429 without a body: nobody reads the answer of a beacon. `paths`: the patterns of the pages
 * ('/clients/[clientId]'); a URL would name a store.
 */
export async function takeWebVital(
  request: NextApiRequest,
  response: NextApiResponse,
  { settings, metrics, paths }: { settings: Settings; metrics: Metrics; paths: readonly string[] },
) {
  const end = (status: number) => {
    response.status(status).setHeader('Cache-Control', 'no-store').end()
  }
  if (request.method !== 'POST') return end(404)
  if (request.headers['sec-fetch-site'] !== 'same-origin') return end(403)
  const header = (name: string) => request.headers[name.toLowerCase()]?.toString()
  const address = clientAddressOf({ env: { incoming: request }, req: { header } }, settings)
  if (await countCallFrom(hostOf(address))) return end(429)
  const vital = readWebVital(request.body, paths)
  if (!vital) return end(400)
  const { name, value, route } = vital
  if (name === 'CLS') metrics.pageShift.observe({ route }, value)
  else metrics.pageSeconds.observe({ figure: name.toLowerCase(), route }, value / 1000)
  return end(204)
}
