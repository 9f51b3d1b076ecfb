import type { NextApiRequest, NextApiResponse } from 'next'
import { eq } from 'drizzle-orm'
import { bonusPerLabel } from '@/domain/pay/bonus'
import { formatDateTime, formatDuration, formatShift } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import { clients } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'
import { escapeHtml } from '@/lib/text/escapeHtml'
import { sendPage } from '@/server/http/htmlPage'
import { sharedPosting } from './service'

/**
 * What opens behind the link of a posting: what a worker should know before applying, as plain HTML. An unknown
 * link looks like one that has ended.
 */
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
    ['申し込みの締切', formatDateTime(posting.closesAt, now)],
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
