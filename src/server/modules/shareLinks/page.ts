import { createHash } from 'node:crypto'
import type { NextApiRequest, NextApiResponse } from 'next'
import { eq } from 'drizzle-orm'
import { bonusPerLabel } from '@/domain/pay/bonus'
import { formatDateTime, formatDuration, formatShift } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import { clients } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'
import { escapeHtml } from '@/server/platform/mailer/outboxPage'
import { sharedPosting } from './routes'

const style = `body{font-family:sans-serif;line-height:1.7;margin:0 auto;max-width:560px;padding:16px;color:#1b1b1b;background:#f6f6f4}
main{background:#fff;border:1px solid #ccc;border-radius:8px;padding:20px 16px}h1{font-size:20px;line-height:1.4;margin:0 0 4px}p{margin:0}dl{margin:16px 0;display:grid;grid-template-columns:7em 1fr;row-gap:8px}dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
const page = (title: string, body: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

/** Plain HTML for whoever opens a public link: of nobody's making but ours, kept by nobody, found by no search. `body` is HTML. */
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

/** What opens behind the link of a posting: what a worker should know before applying, as plain HTML. An unknown link looks like one that has ended. */
export async function showShared(
  request: NextApiRequest,
  response: NextApiResponse,
  { db, clock, settings }: AppContext,
) {
  const { token } = request.query
  const now = clock()
  const found =
    typeof token === 'string' && /^[0-9a-f]{32}$/.test(token) && request.method === 'GET'
      ? await db.tx('system', async (tx) => {
          const posting = await sharedPosting(tx, token, now)
          if (!posting) return undefined
          const [store] = await tx
            .select({
              name: clients.name,
              city: clients.city,
              addressLine: clients.addressLine,
              building: clients.building,
            })
            .from(clients)
            .where(eq(clients.id, posting.clientId))
          return store && { posting, store, bonuses: await bonusesFor(tx, posting) }
        })
      : undefined
  if (!found) {
    sendPage(
      response,
      404,
      'この求人は表示できません',
      '<h1>この求人は表示できません</h1><p>募集が終わったか、URLが変わりました。お店に新しいURLをご確認ください。</p>',
    )
    return
  }
  const { posting, store, bonuses } = found
  const { terms } = posting
  const rows: [string, string][] = [
    ['勤務日時', formatShift(posting.startAt, posting.endAt, now)],
    ['休憩', posting.breakMin > 0 ? formatDuration(posting.breakMin) : 'なし'],
    ['時給', formatYen(posting.hourlyWageYen)],
    ['交通費', formatYen(posting.transportationYen)],
    ...bonuses.map(({ name, amountYen, per }): [string, string] => [
      'ボーナス',
      `${formatYen(amountYen)}(${bonusPerLabel[per]}・${name})`,
    ]),
    ['応募の締切', formatDateTime(posting.closesAt, now)],
    [
      '勤務地',
      terms.place.sameAsClient
        ? [store.city, store.addressLine, store.building].filter(Boolean).join(' ')
        : terms.place.address,
    ],
    ['仕事内容', terms.jobDescription],
  ]
  sendPage(
    response,
    200,
    `${posting.title}(${store.name})`,
    `<h1>${escapeHtml(posting.title)}</h1><p>${escapeHtml(store.name)}</p><dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl><p>お申し込みは、${escapeHtml(settings.serviceName)}のワーカー用アプリでこのURLを開いてください。</p>`,
  )
}
