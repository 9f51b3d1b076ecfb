import type { OfferContent } from '@/contracts/offers/schemas'
import { checkOffer, OFFER_RULES_VERSION } from '@/domain/offers/offerCheck'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { edited } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { offers } from '@/server/db/schema'

type AccountOperation = StoreOperation & { account: Account }
type Copied = { title: string; content: OfferContent; minimumWageYen: number | undefined }

/** Returns the columns that the check of an offer decides; an offer that does not pass becomes a draft. */
const screeningColumnsOf = ({ title, content, minimumWageYen }: Copied) => {
  const { ok } = checkOffer({ title, content }, minimumWageYen)
  return ok
    ? { status: 'usable' as const, screenedWith: OFFER_RULES_VERSION, screeningReasons: [] }
    : { status: 'draft' as const, screenedWith: 0, screeningReasons: [] }
}

/**
 * Creates an offer in this store from one of another store. Returns its id and whether the store has to complete it.
 */
export async function insertCopiedOffer(
  { db, scope, account, now }: AccountOperation,
  copied: Copied & { masterCompanyOccupationId: number; occupationId: number },
): Promise<{ offerId: number; isDraft: boolean }> {
  const { title, content, masterCompanyOccupationId, occupationId } = copied
  const at = now.toISOString()
  const columns = screeningColumnsOf(copied)
  const { id } = firstOrNotFound(
    await db
      .insert(offers)
      .values({
        clientId: scope.clientId,
        title,
        content,
        masterCompanyOccupationId,
        occupationId,
        ...columns,
        updatedBy: account.id,
        updatedByName: account.name,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: offers.id }),
  )
  return { offerId: id, isDraft: columns.status === 'draft' }
}

/** Saves the current title and content of the source in a copy. Returns whether the store has to complete it. */
export async function updateCopiedOffer(
  { db, scope, account, now }: AccountOperation,
  offerId: number,
  copied: Copied,
): Promise<{ isDraft: boolean }> {
  const columns = screeningColumnsOf(copied)
  await db
    .update(offers)
    .set({
      title: copied.title,
      content: copied.content,
      ...columns,
      ...edited(account, now),
      updatedByName: account.name,
    })
    .where(scope.has(offers, offerId))
  return { isDraft: columns.status === 'draft' }
}
