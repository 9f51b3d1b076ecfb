import { createHash } from 'node:crypto'
import { desc } from 'drizzle-orm'
import type { NextApiRequest, NextApiResponse } from 'next'
import { escapeHtml } from '@/lib/text/escapeHtml'
import { outbox } from '@/server/db/schema'
import type { Database } from '@/server/db/transaction'
import { isForwarded } from '@/server/platform/forwarded'
import { isOutboxSecret } from './outboxSecret'

const SHOWN_MESSAGES = 100
const channelLabel = { mail: 'メール', sms: 'SMS', voice: '音声' } as const

/** Makes only URLs of this console clickable. */
const linked = (text: string, origin: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) =>
      i % 2 === 1 && part.startsWith(`${origin}/`)
        ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')

const style = `body{font-family:sans-serif;line-height:1.7;margin:0 auto;max-width:720px;padding:16px;color:#1b1b1b;background:#f6f6f4}
article{background:#fff;border:1px solid #ccc;border-radius:8px;padding:16px;margin:16px 0}h1{font-size:20px}h2{font-size:16px;margin:0}p{margin:4px 0;color:#555;font-size:14px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
/** Whether the request comes from a browser on this machine, without DNS rebinding and without a proxy. */
const isLocal = (request: Pick<NextApiRequest, 'headers' | 'socket'>) =>
  LOOPBACK.includes(request.socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(request.headers.host ?? '') &&
  !isForwarded(request)
/** The outbox can open accounts, so it needs its secret URL and this machine. */
export const canOpenOutbox = (request: Pick<NextApiRequest, 'headers' | 'socket' | 'query'>) =>
  isLocal(request) && isOutboxSecret(request.query?.['secret'])

/** The last hundred mails and short messages, newest first, as plain HTML. */
export async function showOutbox(response: NextApiResponse, db: Database, origin: string) {
  const rows = await db.tx('system', (tx) =>
    tx.select().from(outbox).orderBy(desc(outbox.id)).limit(SHOWN_MESSAGES),
  )
  const time = (at: string) =>
    new Intl.DateTimeFormat('ja-JP', {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: 'Asia/Tokyo',
    }).format(new Date(at))
  const items = rows.map(
    (row) =>
      `<article><h2>${escapeHtml(row.subject)}</h2><p>${channelLabel[row.channel]} 宛先: ${escapeHtml(row.to)} 日時: ${escapeHtml(time(row.createdAt))}</p><pre>${linked(row.body, origin)}</pre></article>`,
  )
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Content-Security-Policy', policy)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('X-Robots-Tag', 'noindex, nofollow')
  response
    .status(200)
    .send(
      `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>送信箱(開発用)</title><style>${style}</style></head><body><h1>送信箱(開発用)</h1><p>メールサーバー (SMTP_URL) を設定していないため、送信する代わりにここへ残しています。新しいものから${SHOWN_MESSAGES}通を表示します。</p>${items.join('') || '<p>まだ1通もありません。</p>'}</body></html>`,
    )
}
