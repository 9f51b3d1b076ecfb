import { eq } from 'drizzle-orm'
import { checkOffer, OFFER_RULES_VERSION, reasonOf } from '@/domain/offers/offerCheck'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { edited } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { offers } from '@/server/db/schema'

/**
 * Raises the default wage (yen an hour) of an offer, from which its new offerings start, to the minimum wage of the
 * workplace. An offer that was blocked only by its wage can be used again. Returns whether anything changed.
 */
export async function raiseOfferWage(
  { db, scope, account, now }: StoreOperation & { account: Account },
  offerId: number,
  minimumWageYen: number,
): Promise<boolean> {
  const offer = firstOrNotFound(
    await db.select().from(offers).where(scope.has(offers, offerId)).for('update'),
  )
  if ((offer.content.defaults.hourlyWageYen ?? minimumWageYen) >= minimumWageYen) return false
  const content = {
    ...offer.content,
    defaults: { ...offer.content.defaults, hourlyWageYen: minimumWageYen },
  }
  const faults = checkOffer({ title: offer.title, content }, minimumWageYen).issues.filter(
    ({ level }) => level === 'error',
  )
  await db
    .update(offers)
    .set({
      content,
      ...edited(account, now),
      updatedByName: account.name,
      ...(offer.status === 'violated' && {
        status: faults.length === 0 ? ('usable' as const) : ('violated' as const),
        screenedWith: OFFER_RULES_VERSION,
        screeningReasons: faults.map((issue) => ({ field: issue.field, message: reasonOf(issue) })),
      }),
    })
    .where(eq(offers.id, offerId))
  return true
}
