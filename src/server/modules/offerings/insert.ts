import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import type { OfferingSource } from '@/contracts/offerings/enums'
import { isForGroups } from '@/domain/offerings/ladder'
import { offerings, type offers } from '@/server/db/schema'
import { markPosted } from '@/server/modules/offers/records/offers'
import { positionNamed } from '@/server/modules/masterData/service'
import { takeOne } from '@/server/db/pagination'
import { startLadder } from '@/server/modules/ladders/service'
import { newShareToken } from '@/server/modules/shareLinks/service'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
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

/** The conditions of an offering as its row keeps them. */
export const conditionsOf = (
  input: OfferingInput,
  { startAt, endAt, closesAt }: NewOffering['preview'],
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
  openScopes: [],
  position: input.scope === 'badge' ? (positionNamed(input.positionId)?.name ?? null) : null,
  autoPublicAt: input.scope === 'public' || input.scope === 'graduate' ? null : input.autoPublicAt,
  hourlyWageYen: input.hourlyWageYen,
  transportationYen: input.transportationYen,
  memo: input.memo,
})

/** Writes an offering whose conditions were checked before, with the terms of its offer as they read now; its row. */
export async function insertOffering(
  { db, scope, account, now }: StoreOperation & { account: Pick<Account, 'id' | 'name'> },
  { offer, feeRateBp, input, preview, publish, source, multidateItemId }: NewOffering,
) {
  const at = now.toISOString()
  const offering = takeOne(
    await db
      .insert(offerings)
      .values({
        ...conditionsOf(input, preview),
        clientId: scope.clientId,
        kind: input.scope === 'graduate' ? 'graduate' : 'regular',
        offerId: offer.id,
        title: offer.title,
        feeRateBp,
        terms: offer.content,
        source,
        multidateItemId,
        // Only its link shows it.
        ...(input.scope === 'url' && { shareToken: newShareToken() }),
        publishedAt: publish ? at : null,
        createdBy: account.id,
        createdByName: account.name,
        createdAt: at,
      })
      .returning(),
  )
  if (publish && input.scope === 'graduate') await enqueueGraduateNotices(db, offering.id, now)
  await markPosted(db, scope, offer.id, at)
  return publish ? startLadder({ db, now }, offering) : offering
}
