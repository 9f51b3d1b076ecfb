import { and, desc, eq } from 'drizzle-orm'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { cancelReasonCategories } from '@/domain/data/occupations'
import { rejectReasons } from '@/domain/cancellation/rejection'
import { stoolInspectionStatusOn } from '@/domain/offers/stoolInspection'
import { dayOf } from '@/lib/date'
import { accountNames } from '@/server/lookups/accounts'
import {
  chatRooms,
  fixPaymentRequests,
  matchings,
  offerings,
  rejectRequests,
  stoolInspectionReports,
} from '@/server/db/schema'
import { takeOne } from '@/server/db/pagination'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { matchedRows } from '@/server/lookups/matchings'
import { qualificationNames } from '@/server/modules/masterData/service'
import { shownUsers } from './repository'

const categories = cancelReasonCategories
  .filter((c) => c.countsAs === 'cancel')
  .map(({ id, name }) => ({ id, name }))

const reasonLabel = (code: string) => rejectReasons.find((r) => r.code === code)?.label ?? code

/** One matched worker of a shift with everything about it; 404 when there is none here. */
export async function findOfferingUser(
  { db, scope, now }: StoreOperation,
  offeringId: number,
  userId: number,
): Promise<OfferingUserDetail> {
  const row = takeOne(
    await matchedRows(
      db,
      scope,
      and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId)),
    ),
  )
  const { matching, user, known, startAt, endAt, terms } = row
  const shown = takeOne(await shownUsers(db, scope, [row], now))
  const { title, breakMin } = takeOne(
    await db
      .select({ title: offerings.title, breakMin: offerings.breakMin })
      .from(offerings)
      .where(scope.has(offerings, offeringId)),
  )
  const [fix] = await db
    .select({
      id: fixPaymentRequests.id,
      status: fixPaymentRequests.status,
      dueAt: fixPaymentRequests.dueAt,
    })
    .from(fixPaymentRequests)
    .where(and(scope.has(fixPaymentRequests), eq(fixPaymentRequests.matchingId, matching.id)))
    .orderBy(desc(fixPaymentRequests.id))
    .limit(1)
  const [reject] = await db
    .select()
    .from(rejectRequests)
    .where(and(scope.has(rejectRequests), eq(rejectRequests.matchingId, matching.id)))
  const [report] = await db
    .select()
    .from(stoolInspectionReports)
    .where(and(scope.has(stoolInspectionReports), eq(stoolInspectionReports.userId, userId)))
    .orderBy(desc(stoolInspectionReports.id))
    .limit(1)
  const [room] = await db
    .select({ uid: chatRooms.uid })
    .from(chatRooms)
    .where(and(scope.has(chatRooms), eq(chatRooms.userId, userId)))
  const names = await accountNames(db, scope, [matching.actedBy])
  return {
    ...shown,
    offeringId,
    offeringTitle: title,
    startAt,
    endAt,
    breakMin,
    hourlyWageYen: matching.hourlyWageYen,
    scheduledPay: matching.scheduledPay,
    fixedPay: matching.fixedPay,
    paymentStatus: matching.paymentStatus,
    memo: known.memo,
    chatRoomUid: room?.uid ?? null,
    qualifications: qualificationNames(user.qualificationIds),
    stoolInspectionStatus: stoolInspectionStatusOn(report, dayOf(startAt)),
    answers: (matching.answers ?? []).map((a) => ({
      ...a,
      question: terms.onboardingQuestions.find((q) => q.id === a.questionId)?.body ?? '',
    })),
    answeredAt: matching.answeredAt,
    cancelBy: matching.cancelBy,
    cancelReason:
      matching.status === 'rejected' && matching.rejectReasonCode !== null
        ? reasonLabel(matching.rejectReasonCode)
        : (cancelReasonCategories.find((c) => c.id === matching.cancelReasonCategoryId)?.name ??
          null),
    absenceKind: matching.absenceKind,
    fixPaymentRequest: fix ?? null,
    rejectRequest: reject ? { ...reject, reason: reasonLabel(reject.reasonCode) } : null,
    actedByName: matching.actedBy === null ? null : (names.get(matching.actedBy) ?? null),
    actedAt: matching.actedAt,
    cancelReasonCategories: categories,
    lockVersion: matching.lockVersion,
  }
}
