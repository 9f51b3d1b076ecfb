import type { ClientScope } from '@/server/auth/tenantScope'
import { offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Records that an offering was made from the offer; runs as part of the statement that writes the offering. */
export const markPosted = (db: Tx, scope: ClientScope, offerId: number, at: string) =>
  db
    .update(offers)
    .set({ latestOfferCreatedAt: at })
    .where(scope.has(offers, offerId))
    .returning({ id: offers.id })
