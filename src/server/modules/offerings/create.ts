import type { offerings as contract } from '@/contracts/offerings'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import { isFaultOfForm } from '@/domain/offerings/check/offeringRule'
import { cannotPublish } from '@/domain/offerings/publishing'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { requireAcknowledged } from '@/server/modules/clients/service'
import { linkReplacement } from '@/server/modules/matchings/records/replacements'
import { offeringContext } from './context'
import { newOfferingDetail } from './detail'
import { insertOffering } from './insert'
import { previewOf, refuseAboveBudget } from './validation'

/**
 * Creates an offering. It validates again in the transaction that writes, because the offer or the store may have
 * changed since the form was validated.
 */
export async function createOffering({
  db,
  scope,
  account,
  offerId,
  body: { publish, acknowledged, replaces, ...input },
  now,
}: Pick<Call<typeof contract.create>, 'db' | 'scope' | 'account' | 'offerId' | 'body' | 'now'>) {
  const { offer, context } = await offeringContext({ db, scope, now }, offerId, input, {
    lock: true,
    lockOffer: true,
  })
  const stopped = context.restrictions.find((r) => r.level === 'block_all')
  if (stopped) throw conflict(stopped.message, 'restricted')
  const problems = validateOffering(input, context).errors
  const preview = previewOf(input, context)
  const faults = problems.filter(isFaultOfForm)
  if (faults.length > 0 || !preview)
    throw invalid(
      // Reversed, so that of several errors of a field the first one is kept.
      Object.fromEntries(faults.map(({ field, message }) => [field, message]).reverse()),
    )
  const reason = publish
    ? cannotPublish(
        { ...preview, status: 'unpublished', hourlyWageYen: input.hourlyWageYen },
        context,
        now,
      )
    : undefined
  if (reason) throw conflict(reason)
  if (publish) refuseAboveBudget(problems)
  if (publish) await requireAcknowledged({ db, scope, now }, account.id, acknowledged)
  const offering = await insertOffering(
    { db, scope, account, now },
    { offer, feeRateBp: context.feeRateBp, input, preview, publish, source: 'manual' },
  )
  if (replaces) await linkReplacement(db, scope, replaces, offering.id)
  return newOfferingDetail({ scope, now }, offering, { offer, context, preview })
}
