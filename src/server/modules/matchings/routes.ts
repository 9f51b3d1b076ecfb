import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { matchings as contract } from '@/contracts/matchings'
import {
  Absence,
  BlockStatus,
  Broadcast,
  BroadcastResult,
  EarlyRelease,
  EmergencyContact,
  OfferingUserDetail,
  OnboardingAnswers,
  TransportationExpenseAllowance,
  WorkerCancel,
} from '@/contracts/matchings/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import { cancelReasonCategories } from '@/domain/data/masterData'
import { absenceKindLabel } from '@/domain/labels'
import { cannotMarkAbsent, cannotUndoAbsence } from '@/domain/matchings/matching'
import { cannotEdit } from '@/domain/offerings/offering'
import { payOf } from '@/domain/pay/pay'
import { formatShift } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { liveMatchingStatuses, matchings, offerings } from '@/server/db/schema'
import { bypassRls } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid, ApiError } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { bookAfterClose } from '@/server/modules/billing/service'
import { broadcast } from '@/server/modules/chat/service'
import { blocksOn } from '@/server/modules/workers/records/blocks'
import { countNoShow, uncountNoShow } from '@/server/modules/workers/records/figures'
import { blockUser, contactOf } from '@/server/modules/workers/service'
import { cancelByWorker } from './cancelByWorker'
import { usersCsv } from './csv'
import { findOfferingUser } from './detail'
import { releaseEarly } from './earlyRelease'
import { matchedRows } from './records/matchedRows'
import { matchingsReference } from './reference'
import { hasOverlappingShift, lockMatching, postSystemMessage, refuseIfEnded } from './service'

const actedColumns = (account: { id: number }, now: Date) => ({
  actedBy: account.id,
  actedAt: now.toISOString(),
  lockVersion: sql`lock_version + 1`,
})

export const matchingRoutes = implement(contract, matchingsReference, {
  one: {
    response: OfferingUserDetail,
    run: ({ db, scope, offeringId, userId, now }) =>
      findOfferingUser({ db, scope, now }, offeringId, userId),
  },
  blockStatus: {
    response: BlockStatus,
    run: async ({ db, scope, offeringId }) => {
      firstOrNotFound(
        await db
          .select({ id: offerings.id })
          .from(offerings)
          .where(scope.has(offerings, offeringId)),
      )
      const people = await db
        .select({ userId: matchings.userId })
        .from(matchings)
        .where(and(scope.has(matchings), eq(matchings.offeringId, offeringId)))
        .orderBy(asc(matchings.id))
      const ids = people.map((p) => p.userId)
      const blocked = new Map(
        (ids.length === 0 ? [] : await blocksOn(db, scope, ids)).map((b) => [
          b.userId,
          b.blockedAt,
        ]),
      )
      return {
        items: ids.map((userId) => ({
          userId,
          blocked: blocked.has(userId),
          blockedAt: blocked.get(userId) ?? null,
        })),
      }
    },
  },
  csv: { run: ({ db, scope, offeringId, now }) => usersCsv(db, scope, offeringId, now) },
  onboardingAnswers: {
    response: OnboardingAnswers,
    run: async ({ db, scope, offeringId }) => {
      const { terms } = firstOrNotFound(
        await db
          .select({ terms: offerings.terms })
          .from(offerings)
          .where(scope.has(offerings, offeringId)),
      )
      const rows = await matchedRows(
        db,
        scope,
        and(eq(matchings.offeringId, offeringId), inArray(matchings.status, liveMatchingStatuses)),
      )
      return {
        questions: terms.onboardingQuestions,
        items: rows.map(({ user, matching }) => ({
          userId: user.id,
          name: user.name,
          nameKana: user.nameKana,
          answeredAt: matching.answeredAt,
          answers: matching.answers ?? [],
        })),
      }
    },
  },
  absence: { body: Absence, response: OfferingUserDetail, run: markAbsent },
  undoAbsence: { response: OfferingUserDetail, run: undoAbsence },
  releaseEarly: { body: EarlyRelease, response: OfferingUserDetail, run: releaseEarly },
  cancel: {
    body: WorkerCancel,
    response: OfferingUserDetail,
    run: async ({ db, scope, account, offeringId, userId, body, now }) => {
      const category = cancelReasonCategories.find((c) => c.id === body.reasonCategoryId)
      if (!category) throw invalid({ reasonCategoryId: 'キャンセルの理由を選んでください。' })
      if (category.countsAs === 'absence')
        throw invalid({
          reasonCategoryId: '連絡のないときは、キャンセルではなく欠勤として登録してください。',
        })
      const { matching } = await lockMatching(db, scope, offeringId, userId)
      await refuseIfEnded(db, scope, matching, now)
      await cancelByWorker(
        { db, now },
        { userId, offeringId, reasonCategoryId: category.id, recordedBy: account },
      )
      // `cancelByWorker` is also used by the worker's app and does not increment the version.
      await db
        .update(matchings)
        .set(actedColumns(account, now))
        .where(scope.has(matchings, matching.id))
      return findOfferingUser({ db, scope, now }, offeringId, userId)
    },
  },
  raiseTransportation: {
    body: TransportationExpenseAllowance,
    response: OfferingUserDetail,
    run: raiseTransportation,
  },
  broadcast: { body: Broadcast, response: BroadcastResult, run: broadcast },
  emergencyContact: {
    response: EmergencyContact,
    run: ({ db, scope, userId, now }) => contactOf(db, scope, userId, now),
  },
})

async function markAbsent({
  db,
  scope,
  account,
  offeringId,
  userId,
  body,
  now,
}: Call<typeof contract.absence>) {
  if (body.block && !scope.may('worker.block'))
    throw new ApiError(
      403,
      'forbidden',
      'ワーカーをブロックできるのは、店舗管理者だけです。ブロックせずに欠勤を登録し、店舗管理者にご相談ください。',
    )
  const { offering, matching, times } = await lockMatching(db, scope, offeringId, userId)
  await refuseIfEnded(db, scope, matching, now)
  const reason = cannotMarkAbsent(times, now)
  if (reason) throw conflict(reason)
  await db
    .update(matchings)
    .set({
      status: 'absence',
      absenceKind: body.kind,
      paymentStatus: 'none',
      ...actedColumns(account, now),
    })
    .where(scope.has(matchings, matching.id))
  await bookAfterClose({ db, now }, matching, 'absenceAfterClose', account.id)
  if (body.kind === 'no_show') await countNoShow(db, userId)
  if (body.block)
    await blockUser({ db, scope, now }, userId, { reasonCode: 'no_show', by: account.id })
  await postSystemMessage(
    db,
    matching,
    `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」は、${absenceKindLabel[body.kind]}として登録されました。`,
    now,
  )
  return findOfferingUser({ db, scope, now }, offeringId, userId)
}

/**
 * Reverts an absence: the worker did come, or the wrong worker was selected. The planned pay applies again and the
 * no-show no longer counts.
 */
async function undoAbsence({
  db,
  scope,
  account,
  offeringId,
  userId,
  now,
}: Call<typeof contract.undoAbsence>) {
  const { offering, matching } = await lockMatching(db, scope, offeringId, userId)
  const reason = cannotUndoAbsence(matching, matching.actedAt ?? matching.createdAt, now)
  if (reason) throw conflict(reason)
  if (await bypassRls(db, scope, () => hasOverlappingShift(db, matching)))
    throw conflict(
      'このワーカーには同じ時間に別の勤務が決まっているため、欠勤の登録を取り消せません。',
    )
  await db
    .update(matchings)
    .set({
      status: 'established',
      absenceKind: null,
      paymentStatus: 'scheduled',
      ...actedColumns(account, now),
    })
    .where(scope.has(matchings, matching.id))
  await bookAfterClose({ db, now }, matching, 'absenceUndone', account.id)
  if (matching.absenceKind === 'no_show') await uncountNoShow(db, userId)
  await postSystemMessage(
    db,
    matching,
    `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」の欠勤の登録は、取り消されました。`,
    now,
  )
  return findOfferingUser({ db, scope, now }, offeringId, userId)
}

/**
 * Raises the transportation of a match. It can only go up: the amount promised with the match is a term of the
 * contract.
 */
async function raiseTransportation({
  db,
  scope,
  account,
  offeringId,
  userId,
  body,
  version,
  now,
  recordForAudit,
}: Call<typeof contract.raiseTransportation>) {
  const { offering, matching } = await lockMatching(db, scope, offeringId, userId)
  await refuseIfEnded(db, scope, matching, now)
  await refuseStale(db, { lockVersion: matching.lockVersion, updatedBy: matching.actedBy }, version)
  const from = matching.transportationYen
  const to = body.transportationYen
  const reason = cannotEdit('transportationYen', { ...offering, peopleLive: 1 }, now, { from, to })
  if (reason) throw to < from ? invalid({ transportationYen: reason }) : conflict(reason)
  recordForAudit({ changes: auditChanges({ transportationYen: from }, { transportationYen: to }) })
  if (to !== from) {
    const { hourlyWageYen } = matching
    await db
      .update(matchings)
      .set({
        transportationYen: to,
        scheduledPay: payOf({
          ...offering,
          hourlyWageYen,
          transportationYen: to,
          bonuses: matching.scheduledPay.bonuses,
        }),
        ...actedColumns(account, now),
      })
      .where(scope.has(matchings, matching.id))
    const shift = `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」`
    await postSystemMessage(
      db,
      matching,
      `${shift}の交通費が、${formatYen(from)}から${formatYen(to)}に変わりました。`,
      now,
    )
  }
  return findOfferingUser({ db, scope, now }, offeringId, userId)
}
