import { and, eq, sql } from 'drizzle-orm'
import { offeringLifecycle as contract } from '@/contracts/offerings'
import type { OfferingEditValidation } from '@/contracts/offerings/schemas'
import { rejectRequests } from '@/contracts/storeCancellations'
import { cannotEdit } from '@/domain/offerings/offering'
import { cannotPublish } from '@/domain/offerings/publishing'
import { validateOffering } from '@/domain/offerings/offeringCheck'
import { matchings, offerings, offers } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { conflict, invalid, notFound } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { newShareToken } from '@/server/modules/shareLinks/service'
import { refuseStale } from '@/server/db/optimisticLock'
import { acknowledgementDue, requireAcknowledged } from '@/server/modules/clients/service'
import { lastDoneBy, lockOffering } from './lock'
import { conditionsOf, insertPosting } from './insert'
import { postingContext, previewOf } from './context'
import { fromOffering } from './suggestion'
import { findOffering } from './detail'
import { parts, fieldsOf, judgeEdit } from './editRules'
import { raised, raise } from './payRaise'

/** A posting below its template. Locked, the template cannot be put away meanwhile. */
const ofOffer = async (
  { db, scope, now }: StoreOperation,
  offerId: number,
  offeringId: number,
  lock = true,
) => {
  const offer = db
    .select({ id: offers.id })
    .from(offers)
    .where(scope.has(offers, offerId))
    .$dynamic()
  takeOne(await (lock ? offer.for('update') : offer))
  const posting = await lockOffering({ db, scope, now }, offeringId, lock)
  if (posting.offerId !== offerId) throw notFound()
  return posting
}

export async function validateEdit({
  db,
  scope,
  account,
  offerId,
  offeringId,
  body,
  now,
}: Call<typeof contract.validateEdit>): Promise<OfferingEditValidation> {
  const posting = await ofOffer({ db, scope, now }, offerId, offeringId, false)
  const { errors, warnings, preview, context } = await judgeEdit({ db, scope, now }, posting, body)
  const { usage } = context
  return {
    errors,
    warnings,
    preview,
    acknowledgementRequired:
      posting.status === 'unpublished' && (await acknowledgementDue(db, scope, account.id, now)),
    usage: usage && { ...usage, remainingYen: usage.limitYen - usage.usedYen },
    reach: context.reach,
    locked: parts.flatMap((part) => {
      const message = cannotEdit(part, posting, now)
      return message ? fieldsOf[part].map((field) => ({ field, message })) : []
    }),
    notifiedCount: (await raised(db, scope, posting, body)).length,
  }
}

const writers = [
  contract.edit.operation,
  contract.close.operation,
  contract.unpublish.operation,
  rejectRequests.create.operation,
  rejectRequests.bulkCreate.operation,
]

export async function editPosting({
  db,
  scope,
  account,
  offerId,
  offeringId,
  body: { publish, acknowledged, lockVersion: _, ...input },
  version,
  now,
}: Call<typeof contract.edit>) {
  const posting = await ofOffer({ db, scope, now }, offerId, offeringId)
  if (version !== posting.lockVersion)
    await refuseStale(
      db,
      {
        lockVersion: posting.lockVersion,
        updatedBy: (await lastDoneBy(db, scope, offeringId, writers))?.id ?? null,
      },
      version,
    )
  const { offer, context, feeRateBp, errors, preview } = await judgeEdit(
    { db, scope, now },
    posting,
    input,
  )
  const stopped = context.restrictions.find((r) => r.level === 'block_all')
  if (stopped && posting.status === 'unpublished') throw conflict(stopped.message, 'restricted')
  const faults = errors.filter(({ field }) => field !== 'offer')
  if (faults.length > 0 || !preview)
    throw invalid(
      Object.fromEntries(faults.map(({ field, message }) => [field, message]).reverse()),
    )
  const publishing = publish && posting.status === 'unpublished'
  if (publishing)
    await admit(
      { db, scope, account, now },
      { ...preview, hourlyWageYen: input.hourlyWageYen },
      context,
      acknowledged,
    )
  const untouched =
    posting.status === 'unpublished' &&
    (await db.$count(
      matchings,
      and(scope.has(matchings), eq(matchings.offeringId, offeringId)),
    )) === 0
  for (const row of await raised(db, scope, posting, input))
    await raise({ db, scope, now }, posting, row)
  await db
    .update(offerings)
    .set({
      ...conditionsOf(input, preview),
      feeRateBp,
      ...(input.scope === 'url' && {
        shareToken: sql`coalesce(${offerings.shareToken}, ${newShareToken()})`,
      }),
      // What a worker once agreed to stays as it read then.
      ...(untouched && { title: offer.title, terms: offer.content }),
      ...(publishing && { publishedAt: now.toISOString(), closedAt: null, closedReason: null }),
      lockVersion: posting.lockVersion + 1,
    })
    .where(scope.has(offerings, offeringId))
  return findOffering(db, scope, offeringId, now)
}

type Context = Awaited<ReturnType<typeof postingContext>>['context']
/** The last look before workers see it, as for a new one. */
async function admit(
  { db, scope, account, now }: StoreOperation & { account: Account },
  posting: { startAt: string; endAt: string; hourlyWageYen: number },
  context: Context,
  acknowledged: boolean,
) {
  const reason = cannotPublish({ ...posting, status: 'unpublished' }, context, now)
  if (reason) throw conflict(reason)
  await requireAcknowledged({ db, scope, now }, account.id, acknowledged)
}

/** The same conditions on another day, not public: whoever posts it looks at it once more. No worker is copied. */
export async function recreate({
  db,
  scope,
  account,
  offerId,
  offeringId,
  body,
  now,
}: Call<typeof contract.recreate>) {
  const posting = await ofOffer({ db, scope, now }, offerId, offeringId)
  const input = await fromOffering({ db, scope, now }, posting, body.workOn)
  const { offer, context } = await postingContext({ db, scope, now }, offerId, input)
  const stopped = context.restrictions.find((r) => r.level === 'block_all')
  if (stopped) throw conflict(stopped.message, 'restricted')
  const faults = validateOffering(input, context).errors.filter(({ field }) => field !== 'offer')
  const preview = previewOf(input, context)
  // The day is all that was chosen here: every fault is told beside it.
  if (faults[0] || !preview)
    throw invalid({
      workOn: faults[0]?.message ?? 'この勤務日では募集できません。別の日を選んでください。',
    })
  const id = await insertPosting(
    { db, scope, account, now },
    { offer, feeRateBp: context.feeRateBp, input, preview, publish: false, source: 'recreate' },
  )
  return findOffering(db, scope, id, now)
}
