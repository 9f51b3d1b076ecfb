import type { NextApiRequest, NextApiResponse } from 'next'

/** Liveness: the process responds. Readiness, including the database, is /readyz. */
export default function healthz(_: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'no-store').json({ status: 'ok' })
}
