import type { levers as contract } from '@/contracts/levers'
import type { ChangedHours } from '@/contracts/levers/schemas'
import { planMove, planSplit } from '@/domain/offerings/leverPlans'
import { firstOrNotFound } from '@/server/db/pagination'
import { offers } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { createOffering, editOffering, lockOffering } from '@/server/modules/offerings/service'
import { leverOfferingOf, leverRefusalOf } from './leverOffering'

/**
 * Splits or moves the free seats of an offering in one transaction. The edit and each added offering pass the same
 * checks as single ones.
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
  // The offer is locked before the offering, as in every other change; another order could deadlock.
  firstOrNotFound(
    await db.select({ id: offers.id }).from(offers).where(scope.has(offers, offerId)).for('update'),
  )
  const offering = await lockOffering(operation, offeringId)
  const refusal = leverRefusalOf(offering)
  if (refusal) throw conflict(refusal)
  if (kind === 'move' && movedByMin === 0)
    throw invalid({ movedByMin: '動かす時間を選んでください。' })
  const leverOffering = leverOfferingOf(offering)
  const plan =
    kind === 'split' ? planSplit(leverOffering, now) : planMove(leverOffering, movedByMin, now)
  await editOffering({
    ...operation,
    offerId,
    offeringId,
    version,
    recordForAudit,
    body: { ...plan.edit, lockVersion, publish: false, acknowledged: false },
  })
  const addedIds: number[] = []
  for (const input of plan.added) {
    const { id } = await createOffering({
      ...operation,
      offerId,
      body: { ...input, publish: true, acknowledged },
    })
    addedIds.push(id)
  }
  return { offeringId, addedIds }
}
