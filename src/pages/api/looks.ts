import type { NextApiRequest, NextApiResponse } from 'next'
import { screenStyles } from '@/features/screenStyles'
import { wholeCss } from '@/shell/document/documentCss'

const looks = wholeCss(screenStyles)

/** The style sheet of the console. Its address changes with its content; an older page gets the newest. */
export default function handler(_: NextApiRequest, response: NextApiResponse) {
  response
    .setHeader('Content-Type', 'text/css; charset=utf-8')
    .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    .send(looks)
}
