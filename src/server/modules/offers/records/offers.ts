import type { ClientScope } from '@/server/auth/tenantScope'
import { offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** An offering was made of the offer. */
export const markPosted = (db: Tx, scope: ClientScope, offerId: number, at: string) =>
  db.update(offers).set({ latestOfferCreatedAt: at }).where(scope.has(offers, offerId))
