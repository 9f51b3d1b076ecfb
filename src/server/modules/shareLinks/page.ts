import type { NextApiRequest, NextApiResponse } from 'next'
import { sharedTermsOf } from '@/domain/offerings/sharedTerms'
import { escapeHtml } from '@/lib/text/escapeHtml'
import type { AppContext } from '@/server/http/context'
import { sendPage } from '@/server/http/htmlPage'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import { noticePartiesOf } from '@/server/modules/employmentNotices/service'
import { sharedOffering } from './service'

/**
 * Answers with the page behind the link of an offering: the conditions that recruitment has to state
 * (職業安定法5条の3), as plain HTML. An unknown link gets the same answer as an expired one.
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
          const offering = await sharedOffering(tx, token, now)
          if (!offering) return undefined
          const parties = await noticePartiesOf(tx, offering.clientId)
          return { offering, parties, bonuses: await bonusesFor(tx, offering) }
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
  const { offering, parties, bonuses } = found
  const storeName = parties.store.name
  const rows = sharedTermsOf(offering, parties, bonuses, now)
  sendPage(
    response,
    200,
    `${offering.title}(${storeName})`,
    `<h1>${escapeHtml(offering.title)}</h1><p>${escapeHtml(storeName)}</p><dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value).replaceAll('\n', '<br>')}</dd>`).join('')}</dl><p>お申し込みは、${escapeHtml(settings.serviceName)}のワーカー用アプリでこのURLを開いてください。</p>`,
  )
}
