import { sql } from 'drizzle-orm'
import { offeringLifecycle as contract } from '@/contracts/offerings'
import type { OfferingEditValidation } from '@/contracts/offerings/schemas'
import { rejectRequests } from '@/contracts/storeCancellations'
import { auditChanges } from '@/domain/audit/auditChange'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import { isFaultOfForm } from '@/domain/offerings/check/offeringRule'
import { ladderRunsText } from '@/domain/offerings/ladder'
import { cannotEdit } from '@/domain/offerings/offering'
import { cannotPublish } from '@/domain/offerings/publishing'
import type { Account, ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid, notFound } from '@/server/http/errors'
import { acknowledgementDue, requireAcknowledged } from '@/server/modules/clients/service'
import { removeRungs, resumeLadder, startLadder } from '@/server/modules/ladders/service'
import { newShareToken } from '@/server/modules/shareLinks/service'
import { findOffer, offeringContext } from './context'
import { findOfferingDetail, newOfferingDetail, editedOfferingDetail } from './detail'
import { evaluateEdit, fieldsOf, inputOf, parts, type Offering } from './editRules'
import { enqueueGraduateNotices } from './graduateNotices'
import { conditionsOf, insertOffering } from './insert'
import { lastDoneBy, lockOffering } from './lock'
import { applyPayRaise, payRaises } from './payRaise'
import { fromOffering } from './suggestion'
import { exceededBudgetOf, previewOf, refuseAboveBudget, remainingOf } from './validation'

/**
 * Returns an offering with its offer; 404 if it belongs to another offer. `lock`: locks both, so that the offer cannot
 * be archived before the end of the transaction.
 */
async function findOfferingOfOffer(
  { db, scope, now }: StoreOperation,
  offerId: number,
  offeringId: number,
  lock = true,
) {
  const offer = await findOffer(db, scope, offerId, lock)
  const offering = await lockOffering({ db, scope, now }, offeringId, lock)
  if (offering.offerId !== offerId) throw notFound()
  return { offer, offering }
}

/**
 * Checks an edit before it is saved: errors, warnings, cost, which fields are locked, and how many matched
 * workers will be notified.
 */
export async function validateEdit({
  db,
  scope,
  account,
  offerId,
  offeringId,
  body,
  now,
}: Call<typeof contract.validateEdit>): Promise<OfferingEditValidation> {
  const { offering } = await findOfferingOfOffer({ db, scope, now }, offerId, offeringId, false)
  const edit = await evaluateEdit({ db, scope, now }, offering, body)
  const { errors, warnings, preview, context, graduateFee } = edit
  const { usage } = context
  return {
    errors,
    warnings,
    preview,
    acknowledgementRequired:
      offering.status === 'unpublished' && (await acknowledgementDue(db, scope, account.id, now)),
    usage: remainingOf(usage),
    budget: await exceededBudgetOf({ db, scope }, body, edit),
    reach: context.reach,
    graduateFee,
    locked: [
      ...parts.flatMap((part) => {
        const message = cannotEdit(part, offering, now)
        return message ? fieldsOf[part].map((field) => ({ field, message })) : []
      }),
      ...(offering.status !== 'unpublished' && offering.ladder !== null
        ? [{ field: 'ladder', message: ladderRunsText }]
        : []),
    ],
    notifiedCount: (await payRaises(db, scope, offering, body)).length,
  }
}

/** The calls that change an offering; the last of them in the audit log gives the name of who changed it last. */
const writers = [
  contract.edit.operation,
  contract.close.operation,
  contract.unpublish.operation,
  rejectRequests.create.operation,
  rejectRequests.bulkCreate.operation,
]

type EditCall = Pick<
  Call<typeof contract.edit>,
  | 'db'
  | 'scope'
  | 'account'
  | 'offerId'
  | 'offeringId'
  | 'body'
  | 'version'
  | 'now'
  | 'recordForAudit'
>
/**
 * Saves the conditions of an offering and publishes it where that is asked for. A raise also applies to matched
 * workers.
 */
export async function editOffering({
  db,
  scope,
  account,
  offerId,
  offeringId,
  body: { publish, acknowledged, lockVersion: _, ...input },
  version,
  now,
  recordForAudit,
}: EditCall) {
  const { offer, offering } = await findOfferingOfOffer({ db, scope, now }, offerId, offeringId)
  await refuseStaleOffering(db, scope, offering, version)
  const evaluation = await evaluateEdit({ db, scope, now }, offering, input, { lockedOffer: offer })
  const preview = refuseInvalidEdit(offering, evaluation, publish)
  const isPublishing = publish && offering.status === 'unpublished'
  const hasNewTerms = mayTakeNewTerms(offering)
  if (isPublishing)
    await refuseUnpublishable(
      { db, scope, account, now },
      { ...preview, hourlyWageYen: input.hourlyWageYen },
      hasNewTerms
        ? evaluation.context
        : { ...evaluation.context, overtimePossible: offering.terms.overtimePossible },
      acknowledged,
    )
  for (const payRaise of await payRaises(db, scope, offering, input))
    await applyPayRaise({ db, scope, now }, offering, payRaise)
  const { feeRateBp, context } = evaluation
  const saved = await beginningOfSave(db, offering, isPublishing)
    .update(offerings)
    .set({
      ...conditionsOf(input, preview, isPublishing),
      ...keptLadder(offering),
      feeRateBp,
      ...(input.scope === 'url' && {
        shareToken: sql`coalesce(${offerings.shareToken}, ${newShareToken()})`,
      }),
      ...(hasNewTerms && { title: offer.title, terms: offer.content }),
      ...(isPublishing && { publishedAt: now.toISOString(), closedAt: null, closedReason: null }),
      lockVersion: offering.lockVersion + 1,
    })
    .where(scope.has(offerings, offeringId))
    .returning()
  const edited = firstOrNotFound(saved)
  if (isPublishing && input.scope === 'graduate') await enqueueGraduateNotices(db, offeringId, now)
  recordForAudit({
    changes: auditChanges(
      { ...inputOf(offering), published: false },
      { ...input, ...(isPublishing && { published: true }) },
    ),
  })
  if (isPublishing) await startLadder({ db, now }, edited)
  else await resumeLadder({ db, now }, edited)
  return hasNewTerms
    ? editedOfferingDetail({ db, scope, now }, edited, { offer, context, preview })
    : findOfferingDetail(db, scope, offeringId, now)
}

/** Begins the statement that saves an edit: a publication also removes the ladder rungs of an earlier publication. */
const beginningOfSave = (db: Tx, offering: Offering, isPublishing: boolean) =>
  isPublishing ? db.with(db.$with('removed').as(removeRungs(db, offering))) : db

/** An edit neither narrows nor restarts a running ladder. */
const keptLadder = ({ status, scope, groupIds, ladder, openScopes }: Offering) =>
  status === 'unpublished' || ladder === null ? {} : { scope, groupIds, ladder, openScopes }

/** Throws 409 if the offering has changed since the caller read it, with the name of who changed it. */
async function refuseStaleOffering(
  db: Tx,
  scope: ClientScope,
  offering: Offering,
  version: number | undefined,
) {
  if (version === offering.lockVersion) return
  const lastWriter = await lastDoneBy(db, scope, offering.id, writers)
  await refuseStale(
    db,
    { lockVersion: offering.lockVersion, updatedBy: lastWriter?.id ?? null },
    version,
  )
}

/** Returns the preview of the edited offering; 409 under a restriction or above the budget, 422 with the errors. */
function refuseInvalidEdit(
  offering: Offering,
  { context, errors, preview }: Awaited<ReturnType<typeof evaluateEdit>>,
  publish: boolean,
) {
  const restriction = context.restrictions.find(({ level }) => level === 'block_all')
  if (restriction && offering.status === 'unpublished')
    throw conflict(restriction.message, 'restricted')
  const fieldErrors = errors.filter(isFaultOfForm)
  if (fieldErrors.length > 0 || !preview)
    throw invalid(
      // Reversed, so that of several errors of a field the first one is kept.
      Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]).reverse()),
    )
  if (publish || offering.status !== 'unpublished') refuseAboveBudget(errors)
  return preview
}

/**
 * An unpublished offering that nobody has ever matched takes the current terms of its offer. Otherwise they stay as the
 * workers accepted them.
 */
const mayTakeNewTerms = ({ status, peopleEver }: Offering) =>
  status === 'unpublished' && peopleEver === 0

type Context = Awaited<ReturnType<typeof offeringContext>>['context']

/**
 * Checks a publication as for a new offering: throws 409 with the reason, also if the monthly acknowledgement is
 * missing.
 */
async function refuseUnpublishable(
  { db, scope, account, now }: StoreOperation & { account: Account },
  offering: { startAt: string; endAt: string; hourlyWageYen: number },
  context: Context,
  acknowledged: boolean,
) {
  const reason = cannotPublish({ ...offering, status: 'unpublished' }, context, now)
  if (reason) throw conflict(reason)
  await requireAcknowledged({ db, scope, now }, account.id, acknowledged)
}

/**
 * Copies an offering to another day, unpublished, so that staff check it before they publish it. Its workers are
 * not copied.
 */
export async function recreate({
  db,
  scope,
  account,
  offerId,
  offeringId,
  body,
  now,
}: Call<typeof contract.recreate>) {
  const { offer, offering } = await findOfferingOfOffer({ db, scope, now }, offerId, offeringId)
  const input = await fromOffering({ db, scope, now }, offering, body.workOn)
  const { context } = await offeringContext({ db, scope, now }, offer, input, { lock: true })
  const restriction = context.restrictions.find(({ level }) => level === 'block_all')
  if (restriction) throw conflict(restriction.message, 'restricted')
  const errors = validateOffering(input, context).errors.filter(isFaultOfForm)
  const preview = previewOf(input, context)
  // The caller gives the day only, so every error is shown at that field.
  if (errors[0] || !preview)
    throw invalid({
      workOn: errors[0]?.message ?? 'この勤務日では募集できません。別の日を選んでください。',
    })
  const created = await insertOffering(
    { db, scope, account, now },
    { offer, feeRateBp: context.feeRateBp, input, preview, publish: false, source: 'recreate' },
  )
  return newOfferingDetail({ scope, now }, created, { offer, context, preview })
}
