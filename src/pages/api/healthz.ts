import type { NextApiRequest, NextApiResponse } from 'next'

/** The process lives and answers. Whether the database does too is asked at /readyz. */
export default function healthz(_: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'no-store').json({ status: 'ok' })
}
