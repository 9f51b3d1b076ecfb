import { and, eq, sql } from 'drizzle-orm'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import { postings as contract } from '@/contracts/postings'
import type { OfferingEditValidation } from '@/contracts/postings/schemas'
import { rejectRequests } from '@/contracts/storeCancellations'
import { cannotEdit, scopeAt, type OfferingField } from '@/domain/offerings/offering'
import { cannotPublish } from '@/domain/offerings/publishing'
import { validateOffering } from '@/domain/offerings/offeringCheck'
import { payOf } from '@/domain/pay/pay'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { formatShift, msOf } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import type { Tx } from '@/server/db/transaction'
import { matchings, offerings, offers } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { positionNamed } from '@/server/modules/masterData/positions'
import { conflict, invalid, notFound } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import type { Account, ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { newShareToken } from '@/server/modules/shareLinks/routes'
import { refuseStale } from '@/server/db/optimisticLock'
import { ensureRoom, writeMessage } from '@/server/worker-app/rooms'
import { lastDoneBy, lockOffering } from './lock'
import { conditionsOf, insertPosting } from './insert'
import { postingContext, previewOf } from './context'
import { fromOffering } from './suggestion'
import { findOffering } from './detail'
import { acknowledgementDue, requireAcknowledged } from './acknowledgements'

type Posting = Awaited<ReturnType<typeof lockOffering>>
type FormField = keyof OfferingInput

/** The fields of the form behind each part of a posting; the first of them carries the reason. */
const fieldsOf: Record<Exclude<OfferingField, 'place'>, readonly [FormField, ...FormField[]]> = {
  startAt: ['startTime', 'workOn'],
  endAt: ['endTime'],
  breakMin: ['breakMin'],
  hourlyWageYen: ['hourlyWageYen'],
  transportationYen: ['transportationYen'],
  peopleWanted: ['peopleWanted'],
  closesAt: ['closeRule', 'customClosesAt'],
  scope: ['scope', 'positionId'],
  groupIds: ['groupIds'],
  autoPublicAt: ['autoPublicAt'],
  memo: ['memo'],
}
type Part = keyof typeof fieldsOf
const parts = Object.keys(fieldsOf) as Part[]
const ofTime: readonly FormField[] = [
  'workOn',
  'startTime',
  'endTime',
  'breakMin',
  'closeRule',
  'customClosesAt',
  'autoPublicAt',
  'hourlyWageYen',
  'peopleWanted',
]
/** Which findings of the rules a change brings up; the ceiling of the month speaks at the number of people. */
const judged: Record<Part, readonly FormField[]> = {
  startAt: ofTime,
  endAt: ofTime,
  breakMin: ['breakMin', 'endTime', 'peopleWanted'],
  hourlyWageYen: ['hourlyWageYen', 'peopleWanted'],
  transportationYen: ['transportationYen', 'peopleWanted'],
  peopleWanted: ['peopleWanted'],
  closesAt: ['closeRule', 'customClosesAt', 'autoPublicAt'],
  scope: ['groupIds', 'positionId', 'autoPublicAt', 'hourlyWageYen'],
  groupIds: ['groupIds'],
  autoPublicAt: ['autoPublicAt'],
  memo: [],
}

const sameInstant = (a: string | null, b: string | null) =>
  a === null || b === null ? a === b : msOf(a) === msOf(b)

/** Which parts the form changes. */
function changedParts(posting: Posting, input: OfferingInput, now: Date): Part[] {
  const shift = shiftOfInput(input)
  const same: Record<Part, boolean> = {
    startAt: shift !== undefined && sameInstant(shift.startAt, posting.startAt),
    endAt: shift !== undefined && sameInstant(shift.endAt, posting.endAt),
    closesAt:
      input.closeRule === posting.closeRule &&
      (input.closeRule !== 'custom' || sameInstant(input.customClosesAt, posting.closesAt)),
    groupIds:
      input.scope !== 'group' ||
      [...input.groupIds].sort().join() === [...posting.groupIds].sort().join(),
    autoPublicAt: input.scope === 'public' || sameInstant(input.autoPublicAt, posting.autoPublicAt),
    breakMin: input.breakMin === posting.breakMin,
    hourlyWageYen: input.hourlyWageYen === posting.hourlyWageYen,
    transportationYen: input.transportationYen === posting.transportationYen,
    peopleWanted: input.peopleWanted === posting.peopleWanted,
    // One that has turned public by itself reads as public.
    scope:
      (input.scope === posting.scope || input.scope === scopeAt(posting, now)) &&
      (input.scope !== 'badge' ||
        positionNamed(input.positionId)?.name === positionNamed(posting.position)?.name),
    memo: input.memo === posting.memo,
  }
  return parts.filter((part) => !same[part])
}

const amountOf = (part: Part, from: Posting, to: OfferingInput) =>
  part === 'hourlyWageYen' || part === 'transportationYen' || part === 'peopleWanted'
    ? { from: from[part], to: to[part] }
    : undefined

/** What the rules say of a posting with these conditions instead of its own; a part that stays as it was is not judged again, unless it is still to be published. */
async function judgeEdit(
  { db, scope, now }: StoreOperation,
  posting: Posting,
  input: OfferingInput,
) {
  const { offer, context } = await postingContext(
    { db, scope, now },
    posting.offerId,
    input,
    posting.id,
  )
  const changed = changedParts(posting, input, now)
  const looked = new Set(changed.flatMap((part) => judged[part]))
  const refused = changed.flatMap((part) => {
    const message = cannotEdit(part, posting, now, amountOf(part, posting, input))
    return message ? [{ field: fieldsOf[part][0], message }] : []
  })
  const feeRateBp = posting.status === 'unpublished' ? context.feeRateBp : posting.feeRateBp
  const { errors, warnings } = validateOffering(input, { ...context, feeRateBp })
  const found = errors.filter(
    ({ field }) => posting.status === 'unpublished' || (field !== 'offer' && looked.has(field)),
  )
  return {
    offer,
    context,
    feeRateBp,
    changed,
    errors: [...refused, ...found],
    warnings,
    preview: previewOf(input, { ...context, feeRateBp }),
  }
}

/** Whose pay goes up with these amounts: who was promised more by name keeps it. */
async function raised(
  db: Tx,
  scope: ClientScope,
  posting: Posting,
  { hourlyWageYen, transportationYen }: OfferingInput,
) {
  if (posting.peopleLive === 0) return []
  const established = and(
    scope.has(matchings),
    eq(matchings.offeringId, posting.id),
    eq(matchings.status, 'established'),
  )
  const rows = await db.select().from(matchings).where(established).orderBy(matchings.id)
  return rows
    .map((matching) => ({
      matching,
      hourlyWageYen: Math.max(matching.hourlyWageYen, hourlyWageYen),
      transportationYen: Math.max(matching.transportationYen, transportationYen),
    }))
    .filter(
      ({ matching, ...to }) =>
        to.hourlyWageYen > matching.hourlyWageYen ||
        to.transportationYen > matching.transportationYen,
    )
}

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
      { ...input, startAt: preview.startAt },
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
  posting: { startAt: string; hourlyWageYen: number },
  context: Context,
  acknowledged: boolean,
) {
  const reason = cannotPublish(
    { status: 'unpublished', startAt: posting.startAt, hourlyWageYen: posting.hourlyWageYen },
    context,
    now,
  )
  if (reason) throw conflict(reason)
  await requireAcknowledged({ db, scope, now }, account.id, acknowledged)
}

/** Higher pay for somebody who has matched, and a line about it in their room. */
async function raise(
  { db, scope, now }: StoreOperation,
  posting: Posting,
  { matching, hourlyWageYen, transportationYen }: Awaited<ReturnType<typeof raised>>[number],
) {
  await db
    .update(matchings)
    .set({
      hourlyWageYen,
      transportationYen,
      scheduledPay: payOf({
        ...posting,
        hourlyWageYen,
        transportationYen,
        bonuses: matching.scheduledPay.bonuses,
      }),
      lockVersion: sql`${matchings.lockVersion} + 1`,
    })
    .where(scope.has(matchings, matching.id))
  const told = (name: string, from: number, to: number) =>
    to > from ? [`${name}が${formatYen(from)}から${formatYen(to)}`] : []
  const what = [
    ...told('時給', matching.hourlyWageYen, hourlyWageYen),
    ...told('交通費', matching.transportationYen, transportationYen),
  ].join('、')
  const body = `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」の${what}に上がりました。`
  await writeMessage(
    db,
    await ensureRoom({ db, now }, scope.clientId, matching.userId, posting.id),
    { side: 'system', kind: 'system', body, offeringId: posting.id },
    now,
  )
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
