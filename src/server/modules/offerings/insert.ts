import type { OfferingSource } from '@/contracts/offerings/enums'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { isForGroups } from '@/domain/offerings/scopes'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { offerings, type offers } from '@/server/db/schema'
import { openScopesOf, startLadder } from '@/server/modules/ladders/service'
import { positionNamed } from '@/server/modules/masterData/service'
import { markPosted } from '@/server/modules/offers/records/offers'
import { newShareToken } from '@/server/modules/shareLinks/service'
import { enqueueGraduateNotices } from './graduateNotices'

export type NewOffering = {
  offer: typeof offers.$inferSelect
  feeRateBp: number
  input: OfferingInput
  preview: NonNullable<OfferingValidation['preview']>
  publish: boolean
  source: OfferingSource
  multidateItemId?: number
}

/** Returns the columns for the conditions of an offering. `publish`: the offering is published with them. */
export const conditionsOf = (
  input: OfferingInput,
  { startAt, endAt, closesAt }: NewOffering['preview'],
  publish: boolean,
) => ({
  workOn: input.workOn,
  startAt,
  endAt,
  closesAt,
  breakMin: input.breakMin,
  peopleWanted: input.peopleWanted,
  closeRule: input.closeRule,
  scope: input.scope,
  groupIds: isForGroups(input) ? input.groupIds : [],
  ladder: input.ladder ?? null,
  openScopes: publish ? openScopesOf({ ladder: input.ladder ?? null }) : [],
  position: input.scope === 'badge' ? (positionNamed(input.positionId)?.name ?? null) : null,
  autoPublicAt: input.scope === 'public' || input.scope === 'graduate' ? null : input.autoPublicAt,
  hourlyWageYen: input.hourlyWageYen,
  transportationYen: input.transportationYen,
  memo: input.memo,
})

/** Writes an offering whose conditions were checked before, with the current terms of its offer; returns its row. */
export async function insertOffering(
  { db, scope, account, now }: StoreOperation & { account: Pick<Account, 'id' | 'name'> },
  { offer, feeRateBp, input, preview, publish, source, multidateItemId }: NewOffering,
) {
  const at = now.toISOString()
  const posted = db.$with('posted').as(markPosted(db, scope, offer.id, at))
  const offering = firstOrNotFound(
    await db
      .with(posted)
      .insert(offerings)
      .values({
        ...conditionsOf(input, preview, publish),
        clientId: scope.clientId,
        kind: input.scope === 'graduate' ? 'graduate' : 'regular',
        offerId: offer.id,
        title: offer.title,
        feeRateBp,
        terms: offer.content,
        source,
        multidateItemId,
        // An offering of this scope is found by its link alone.
        ...(input.scope === 'url' && { shareToken: newShareToken() }),
        publishedAt: publish ? at : null,
        createdBy: account.id,
        createdByName: account.name,
        createdAt: at,
      })
      .returning(),
  )
  if (publish && input.scope === 'graduate') await enqueueGraduateNotices(db, offering.id, now)
  if (publish) await startLadder({ db, now }, offering)
  return offering
}
