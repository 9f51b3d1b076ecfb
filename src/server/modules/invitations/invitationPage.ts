import type { NextApiRequest, NextApiResponse } from 'next'
import type { InvitationPurpose } from '@/contracts/invitations/enums'
import { escapeHtml } from '@/lib/text/escapeHtml'
import type { AppContext } from '@/server/http/context'
import { sendPage } from '@/server/http/htmlPage'
import { invitationOf } from './service'

/** The sentence that tells the worker the benefit of the invitation. */
const benefitOf: Record<InvitationPurpose, string> = {
  trusted: '認定ワーカーになると、このお店の募集をほかの方より先に受け取れることがあります。',
  graduate:
    'このお店で働いていた方のための招待です。登録すると、登録した方だけの求人を受け取れます。働く約束にはなりません。',
}

/**
 * Answers with the page behind the code of an invitation: which store invites, and how to continue. A renewed code gets
 * the same answer as an unknown one.
 */
export async function showInvitation(
  request: NextApiRequest,
  response: NextApiResponse,
  { db, settings }: AppContext,
) {
  const { code } = request.query
  const found =
    typeof code === 'string' && /^[0-9a-f]{32}$/.test(code) && request.method === 'GET'
      ? await db.tx('system', (tx) => invitationOf(tx, code))
      : undefined
  if (!found) {
    sendPage(
      response,
      404,
      'この招待は使えません',
      '<h1>この招待は使えません</h1><p>招待が新しくなったか、URLが間違っています。お店に新しいURLかQRコードをご確認ください。</p>',
    )
    return
  }
  const { invitation, stores } = found
  const from = invitation.brandName ?? stores[0]?.name ?? ''
  const names =
    invitation.brandName === null
      ? ''
      : `<dl><dt>対象の店舗</dt><dd>${stores.map(({ name }) => escapeHtml(name)).join('\n')}</dd></dl>`
  sendPage(
    response,
    200,
    `${from}からの招待`,
    `<h1>${escapeHtml(from)}からの招待</h1><p>${benefitOf[invitation.purpose]}</p>${names}<p>${escapeHtml(settings.serviceName)}のワーカー用アプリでこのURLを開き、「参加する」を押してください。</p>`,
  )
}
