import { and, asc, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import {
  reviewAcceptedNotice,
  reviewDeclinedNotice,
  reviewDeclinedPaidNotice,
  reviewStartedNotice,
} from '@/domain/cancellation/cancelNotice'
import {
  reviewEvidence,
  wasKeptAway,
  type EvidenceVerdict,
} from '@/domain/cancellation/evidenceReview'
import { notReopenedNotice } from '@/domain/cancellation/reopening'
import { leaveAllowanceOf } from '@/domain/pay/pay'
import { formatDateTime, formatShift } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { files, matchings, rejectRequests, users, type offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { enqueueSms, notifyStore } from '@/server/jobs/messages'
import { enqueue } from '@/server/jobs/queue'
import { reopeningExcessYen } from '@/server/modules/billing/service'
import { minAllowanceOf } from '@/server/modules/matchings/records/averageWage'
import { setCancelReview } from '@/server/modules/matchings/records/changes'
import { endSeats, lockOffering, postSystemMessage } from '@/server/modules/matchings/service'
import { endContract } from './endContract'

type Request = typeof rejectRequests.$inferSelect
type Matching = typeof matchings.$inferSelect
type Offering = typeof offerings.$inferSelect
type Shift = Pick<Offering, 'startAt' | 'endAt' | 'title'>

/** Most requests decided by one run of the job. Each request enqueues a run at its due time, so none is left over. */
const BATCH_SIZE = 100
/** A declined cancel that made the worker miss the shift is paid fully. */
const FULL_RATE_PERCENT = 100

const shiftName = ({ startAt, endAt, title }: Shift, now: Date) =>
  `${formatShift(startAt, endAt, now)}「${title}」`

/**
 * The contract stays, the worker is asked to wait, and the operator's decision is scheduled. Returns the notice for the
 * chat room.
 */
export async function startReview(
  db: Tx,
  review: {
    request: Request
    offering: Shift
    storeName: string
    matching: Matching
    user: typeof users.$inferSelect
  },
  now: Date,
) {
  const { request, offering, storeName, matching, user } = review
  const { reviewDueAt } = request
  if (reviewDueAt === null) throw new Error('a review needs a date')
  await setCancelReview(
    db,
    matching,
    { code: request.reasonCode, dueAt: reviewDueAt, requestedBy: request.requestedBy },
    now,
  )
  await enqueue(db, 'cancelReview', {}, new Date(reviewDueAt))
  const dueText = formatDateTime(reviewDueAt, now)
  await enqueueSms(
    db,
    user.phoneNumber,
    `${storeName}から、${formatShift(offering.startAt, offering.endAt, now)}の勤務のキャンセルの申請がありました。運営が審査しています。${dueText}までに結果をお知らせしますので、それまでチェックインはお待ちください。くわしくはアプリをご覧ください。`,
    now,
  )
  return reviewStartedNotice(shiftName(offering, now), request.reasonCode, dueText)
}

/** Decides every request whose review is due. */
export async function decideDueReviews(db: Tx, now: Date) {
  const due = await db
    .select({ id: rejectRequests.id, offeringId: rejectRequests.offeringId })
    .from(rejectRequests)
    .where(
      and(
        eq(rejectRequests.status, 'submitted'),
        lte(rejectRequests.reviewDueAt, now.toISOString()),
      ),
    )
    .orderBy(asc(rejectRequests.offeringId), asc(rejectRequests.id))
    .limit(BATCH_SIZE)
  for (const { id, offeringId } of due) await decide(db, id, offeringId, now)
}

/** The request and its matching, locked after the offering; undefined when another process has decided it. */
async function lockRequest(db: Tx, requestId: number) {
  const [request] = await db
    .select()
    .from(rejectRequests)
    .where(and(eq(rejectRequests.id, requestId), eq(rejectRequests.status, 'submitted')))
    .for('update')
  if (!request) return undefined
  const matching = firstOrNotFound(
    await db.select().from(matchings).where(eq(matchings.id, request.matchingId)).for('update'),
  )
  const user = firstOrNotFound(await db.select().from(users).where(eq(users.id, request.userId)))
  return { request, matching, user }
}

async function decide(db: Tx, requestId: number, offeringId: number, now: Date) {
  const offering = await lockOffering(db, offeringId)
  const locked = await lockRequest(db, requestId)
  if (!locked) return
  const { request, matching, user } = locked
  const verdict = await verdictOn(db, request, matching, offering)
  const decision = { ...locked, offering, verdict }
  const { notice, allowanceYen, seatNotice } = verdict.isAccepted
    ? await accept(db, decision, now)
    : await decline(db, decision, now)
  await db
    .update(rejectRequests)
    .set({
      status: verdict.isAccepted ? 'accepted' : 'declined',
      decidedAt: now.toISOString(),
      decisionNote: verdict.comment,
      ...(allowanceYen > 0 && {
        leaveAllowanceYen: allowanceYen,
        ratePercent: FULL_RATE_PERCENT,
      }),
    })
    .where(eq(rejectRequests.id, request.id))
  await postSystemMessage(db, matching, notice, now)
  await enqueueSms(db, user.phoneNumber, `${notice}くわしくはアプリをご覧ください。`, now)
  await notifyStore(
    db,
    {
      clientId: request.clientId,
      // 「審査結果」 in the mail settings: members subscribe by it to all decisions of the operator.
      event: 'offer_screening',
      permission: 'private.read',
      title: verdict.isAccepted
        ? 'キャンセルの申請が認められました'
        : 'キャンセルの申請は認められませんでした',
      text: `${user.name}さん: ${notice}(運営の自動審査: ${verdict.comment})${seatNotice}`,
      path: `/clients/${request.clientId}/offerings/${offeringId}`,
    },
    now,
  )
}

/** Whether one of the files was submitted before for another offering. */
const isReused = async (db: Tx, { id, clientId, offeringId, evidenceFileIds }: Request) =>
  (await db.$count(
    rejectRequests,
    and(
      eq(rejectRequests.clientId, clientId),
      lt(rejectRequests.id, id),
      ne(rejectRequests.offeringId, offeringId),
      or(
        ...evidenceFileIds.map(
          (fileId) => sql`${rejectRequests.evidenceFileIds} @> ${JSON.stringify([fileId])}::jsonb`,
        ),
      ),
    ),
  )) > 0

async function verdictOn(
  db: Tx,
  request: Request,
  matching: Matching,
  { terms }: Offering,
): Promise<EvidenceVerdict> {
  const { clientId, evidenceFileIds } = request
  const fileCount = await db.$count(
    files,
    and(eq(files.clientId, clientId), inArray(files.id, evidenceFileIds)),
  )
  return reviewEvidence({
    reason: request.reasonCode,
    note: request.note,
    fileCount,
    isReused: fileCount > 0 && (await isReused(db, request)),
    requiresQualification: terms.qualificationIds.length > 0 || terms.qualificationDocumentRequired,
    isDocumentChecked: matching.qualificationDocumentStatus === 'checked',
  })
}

/**
 * Gives back the seat of a contract that has ended. It is posted again if the store asked for it and the usage limit
 * has room. Returns the sentence that tells the store if it was not.
 */
async function giveSeatBack(db: Tx, request: Request, offering: Offering, now: Date) {
  const excessYen = request.reopened
    ? await reopeningExcessYen({ db, now, scope: 'system' }, offering, {
        seatCount: 1,
        lock: true,
      })
    : 0
  await endSeats(db, offering, 1, { reopen: request.reopened && excessYen === 0, now })
  return notReopenedNotice(excessYen)
}

type Decision = { request: Request; matching: Matching; offering: Offering }

async function accept(db: Tx, { request, matching, offering }: Decision, now: Date) {
  await endContract(
    db,
    { matching, startAt: offering.startAt },
    { code: request.reasonCode, allowanceYen: 0, actedBy: null },
    now,
  )
  return {
    notice: reviewAcceptedNotice(shiftName(offering, now), request.reasonCode),
    allowanceYen: 0,
    seatNotice: await giveSeatBack(db, request, offering, now),
  }
}

/**
 * The contract is restored while the worker can still come; otherwise it ends for the store's own reason, fully
 * paid.
 */
async function decline(db: Tx, { request, matching, offering }: Decision, now: Date) {
  const shift = shiftName(offering, now)
  if (!wasKeptAway(offering.startAt, now.toISOString())) {
    await setCancelReview(db, matching, null, now)
    return { notice: reviewDeclinedNotice(shift), allowanceYen: 0, seatNotice: '' }
  }
  const allowanceYen = leaveAllowanceOf(matching.scheduledPay, {
    ratePercent: FULL_RATE_PERCENT,
    floorYen: await minAllowanceOf(db, { ...offering, userId: matching.userId }),
  })
  await endContract(
    db,
    { matching, startAt: offering.startAt },
    { code: 'other_store_reason', allowanceYen, actedBy: null },
    now,
  )
  const seatNotice = await giveSeatBack(db, request, offering, now)
  return { notice: reviewDeclinedPaidNotice(shift, allowanceYen), allowanceYen, seatNotice }
}
