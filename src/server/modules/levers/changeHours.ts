import type { levers as contract } from '@/contracts/levers'
import type { ChangedHours } from '@/contracts/levers/schemas'
import { planMove, planSplit } from '@/domain/offerings/leverPlans'
import { takeOne } from '@/server/db/pagination'
import { offers } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { createPosting, editPosting, lockOffering } from '@/server/modules/offerings/service'
import { leverPostingOf, leverRefusalOf } from './leverPosting'

/**
 * Splits or moves the free seats of an offering: atomically. The edit and each added offering pass the same checks as
 * single ones.
 */
export async function changeHours({
  db,
  scope,
  account,
  offeringId,
  body: { kind, movedByMin, lockVersion, acknowledged },
  version,
  now,
  recordForAudit,
}: Call<typeof contract.changeHours>): Promise<ChangedHours> {
  const operation = { db, scope, account, now }
  const { offerId } = await lockOffering(operation, offeringId, false)
  // The offer is locked before the offering, as every other change does it.
  takeOne(
    await db.select({ id: offers.id }).from(offers).where(scope.has(offers, offerId)).for('update'),
  )
  const posting = await lockOffering(operation, offeringId)
  const refusal = leverRefusalOf(posting)
  if (refusal) throw conflict(refusal)
  if (kind === 'move' && movedByMin === 0)
    throw invalid({ movedByMin: '動かす時間を選んでください。' })
  const leverPosting = leverPostingOf(posting)
  const plan =
    kind === 'split' ? planSplit(leverPosting, now) : planMove(leverPosting, movedByMin, now)
  await editPosting({
    ...operation,
    offerId,
    offeringId,
    version,
    recordForAudit,
    body: { ...plan.edit, lockVersion, publish: false, acknowledged: false },
  })
  const addedIds: number[] = []
  for (const input of plan.added) {
    const { id } = await createPosting({
      ...operation,
      offerId,
      body: { ...input, publish: true, acknowledged },
    })
    addedIds.push(id)
  }
  return { offeringId, addedIds }
}
