import { shareLinks as contract } from '@/contracts/shareLinks'
import { ShareUrl, ShareUrlExists } from '@/contracts/shareLinks/schemas'
import { offeringStatusAt, scopeAt } from '@/domain/offerings/offering'
import { cannotShare } from '@/domain/offerings/shareLink'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { giveShareToken } from '@/server/modules/offerings/records/changes'
import { shareLinksReference } from './reference'
import { newShareToken } from './service'

/** Where the link of an offering leads (src/pages/api/s/[token].ts). */
const sharePath = (token: string) => `/api/s/${token}`

async function offeringOf(db: Tx, scope: ClientScope, offeringId: number, now: Date) {
  const offering = firstOrNotFound(
    await db.select().from(offerings).where(scope.has(offerings, offeringId)),
  )
  return {
    offering,
    reason: cannotShare({ status: offeringStatusAt(offering, now), scope: scopeAt(offering, now) }),
  }
}

export const shareLinkRoutes = implement(contract, shareLinksReference, {
  existsShareUrl: {
    response: ShareUrlExists,
    run: async ({ db, scope, offeringId, now }) => {
      const { reason } = await offeringOf(db, scope, offeringId, now)
      return { exists: reason === undefined, reason: reason ?? null }
    },
  },
  shareUrl: {
    response: ShareUrl,
    manualTransaction: ({ context, scope, offeringId, now }) =>
      context.db.tx(scope, async (db) => {
        const { offering, reason } = await offeringOf(db, scope, offeringId, now)
        if (reason !== undefined) throw conflict(reason)
        // A public offering gets its link at the first request.
        await giveShareToken(db, scope, offeringId, newShareToken())
        const { token } = firstOrNotFound(
          await db
            .select({ token: offerings.shareToken })
            .from(offerings)
            .where(scope.has(offerings, offeringId)),
        )
        return {
          url: `${context.settings.origin}${sharePath(token ?? '')}`,
          expiresAt: offering.closesAt,
        }
      }),
  },
})
