import type { NextApiRequest, NextApiResponse } from 'next'
import { drawings } from '@/shell/document/documentLater'

/** Every drawing of the console. Their address changes with their content; an older page gets the newest. */
export default function handler(_: NextApiRequest, response: NextApiResponse) {
  response
    .setHeader('Content-Type', 'image/svg+xml; charset=utf-8')
    .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    .send(drawings)
}
