import { and, desc, eq } from 'drizzle-orm'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { rejectReasonLabel } from '@/domain/cancellation/cancelNotice'
import { cancelReasonCategories } from '@/domain/data/masterData'
import { stoolInspectionStatusOn } from '@/domain/offers/stoolInspection'
import { dayOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  chatRooms,
  fixPaymentRequests,
  matchings,
  offerings,
  rejectRequests,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { latestStoolInspections } from '@/server/modules/documents/records/stoolInspections'
import { qualificationNames } from '@/server/modules/masterData/service'
import { matchedRows, type MatchedRow } from './records/matchedRows'
import { shownUsers } from './repository'

type Matching = typeof matchings.$inferSelect

/** The reasons that staff may record for a worker's cancellation. */
const categories = cancelReasonCategories
  .filter((category) => category.countsAs === 'cancel')
  .map(({ id, name }) => ({ id, name }))

/** The offering's title and break; 404 when the store has no offering with this id. */
const findOffering = async (db: Tx, scope: ClientScope, offeringId: number) =>
  firstOrNotFound(
    await db
      .select({ title: offerings.title, breakMin: offerings.breakMin })
      .from(offerings)
      .where(scope.has(offerings, offeringId)),
  )

async function latestCorrection(db: Tx, scope: ClientScope, matchingId: number) {
  const [correction] = await db
    .select({
      id: fixPaymentRequests.id,
      status: fixPaymentRequests.status,
      dueAt: fixPaymentRequests.dueAt,
    })
    .from(fixPaymentRequests)
    .where(and(scope.has(fixPaymentRequests), eq(fixPaymentRequests.matchingId, matchingId)))
    .orderBy(desc(fixPaymentRequests.id))
    .limit(1)
  return correction ?? null
}

/** Returns the latest request to cancel the matching: after a declined one there may be another. Null without any. */
async function rejectRequestOf(db: Tx, scope: ClientScope, matchingId: number) {
  const [request] = await db
    .select()
    .from(rejectRequests)
    .where(and(scope.has(rejectRequests), eq(rejectRequests.matchingId, matchingId)))
    .orderBy(desc(rejectRequests.id))
    .limit(1)
  if (!request) return null
  const leaveAllowanceYen = scope.may('private.read') ? request.leaveAllowanceYen : null
  return { ...request, leaveAllowanceYen, reason: rejectReasonLabel(request.reasonCode) }
}

async function chatRoomUidOf(db: Tx, scope: ClientScope, userId: number) {
  const [room] = await db
    .select({ uid: chatRooms.uid })
    .from(chatRooms)
    .where(and(scope.has(chatRooms), eq(chatRooms.userId, userId)))
  return room?.uid ?? null
}

/** Returns the store's reason if the store cancelled, otherwise the worker's; null without a cancellation. */
function cancelReasonOf({ status, rejectReasonCode, cancelReasonCategoryId }: Matching) {
  if (status === 'rejected' && rejectReasonCode !== null) return rejectReasonLabel(rejectReasonCode)
  return cancelReasonCategories.find(({ id }) => id === cancelReasonCategoryId)?.name ?? null
}

const earlyReleaseOf = ({ earlyReleaseReason, earlyReleaseNote }: Matching) =>
  earlyReleaseReason === null ? null : { reason: earlyReleaseReason, note: earlyReleaseNote ?? '' }

/** Pairs each answer with the text of its question; '' if that question was removed. */
const answersOf = ({ matching, terms }: Pick<MatchedRow, 'matching' | 'terms'>) =>
  (matching.answers ?? []).map((answer) => ({
    ...answer,
    question: terms.onboardingQuestions.find(({ id }) => id === answer.questionId)?.body ?? '',
  }))

/** Returns everything the store may see about one matched worker of a shift; 404 if the store has no such matching. */
export async function findOfferingUser(
  { db, scope, now }: StoreOperation,
  offeringId: number,
  userId: number,
): Promise<OfferingUserDetail> {
  const row = firstOrNotFound(
    await matchedRows(
      db,
      scope,
      and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId)),
    ),
  )
  const { matching, user, clientUser, startAt, endAt } = row
  const offeringUser = firstOrNotFound(await shownUsers(db, scope, [row], now))
  const offering = await findOffering(db, scope, offeringId)
  const [report] = await latestStoolInspections(db, scope, [userId])
  const names = await accountNames(db, scope, [matching.actedBy])
  const canReadMoney = scope.may('private.read')
  return {
    ...offeringUser,
    offeringId,
    offeringTitle: offering.title,
    startAt,
    endAt,
    breakMin: offering.breakMin,
    hourlyWageYen: matching.hourlyWageYen,
    scheduledPay: canReadMoney ? matching.scheduledPay : null,
    fixedPay: canReadMoney ? matching.fixedPay : null,
    paymentStatus: matching.paymentStatus,
    memo: clientUser.memo,
    chatRoomUid: await chatRoomUidOf(db, scope, userId),
    qualifications: qualificationNames(user.qualificationIds),
    stoolInspectionStatus: stoolInspectionStatusOn(report, dayOf(startAt)),
    answers: answersOf(row),
    answeredAt: matching.answeredAt,
    cancelBy: matching.cancelBy,
    cancelReason: cancelReasonOf(matching),
    absenceKind: matching.absenceKind,
    earlyRelease: earlyReleaseOf(matching),
    fixPaymentRequest: await latestCorrection(db, scope, matching.id),
    rejectRequest: await rejectRequestOf(db, scope, matching.id),
    actedByName: nameOfAccount(names, matching.actedBy),
    actedAt: matching.actedAt,
    cancelReasonCategories: categories,
    lockVersion: matching.lockVersion,
  }
}
