import { createHash } from 'node:crypto'
import type { NextApiResponse } from 'next'
import { escapeHtml } from '@/lib/text/escapeHtml'

const style = `body{font-family:sans-serif;line-height:1.7;margin:0 auto;max-width:560px;padding:16px;color:#1b1b1b;background:#f6f6f4}
main{background:#fff;border:1px solid #ccc;border-radius:8px;padding:20px 16px}h1{font-size:20px;line-height:1.4;margin:0 0 4px}p{margin:0}dl{margin:16px 0;display:grid;grid-template-columns:7em 1fr;gap:8px 12px}dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

/**
 * Sends a static HTML page for a public link, without scripts, caching and indexing. `body` is HTML: callers must
 * escape.
 */
export const sendPage = (
  response: NextApiResponse,
  status: number,
  title: string,
  body: string,
) => {
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Content-Security-Policy', policy)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('X-Robots-Tag', 'noindex, nofollow')
    .setHeader('Referrer-Policy', 'no-referrer')
  response.status(status).send(page(title, body))
}
