import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type {
  LiftRequest,
  LiftRequestInput,
  Suspension,
} from '@/contracts/operatorRequests/schemas'
import { reviewDueAtOf, type Verdict } from '@/domain/restrictions/operatorReview'
import {
  LIFT_APPROVED,
  type LiftableCode,
  reviewLiftRequest,
} from '@/domain/restrictions/suspension'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { clients, liftRequests, offers, restrictions } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { conflict, notFound } from '@/server/http/errors'
import { notifyStore } from '@/server/jobs/messages'
import { enqueue } from '@/server/jobs/queue'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { restrictStore } from '@/server/modules/clients/records/restrictions'
import { liftableRestriction, liftRestriction } from '@/server/modules/clients/service'
import { decisionOf, isDue, refuseSecond } from './decisions'

/** The page that shows a store its suspension. */
const liftPath = (clientId: number) => `/clients/${clientId}/request_lift_suspension`

/** An offer of the store; undefined where it has none with this id. */
const findOffer = async (db: Tx, { scope }: Pick<StoreOperation, 'scope'>, offerId: number) =>
  (
    await db
      .select({ id: offers.id, title: offers.title })
      .from(offers)
      .where(scope.has(offers, offerId))
  ).at(0)

/**
 * The restriction that can be lifted, the last request, and the offer that the page is about. `offerId`: an offer
 * of the store, whose own restriction comes first; 0 for none. One that is about no offer holds for this one too.
 * An unknown offer hides no restriction, because the store has to see why it is stopped.
 */
export async function readSuspension(
  operation: StoreOperation,
  offerId: number,
): Promise<Suspension> {
  const { db, scope } = operation
  const askedOffer = offerId === 0 ? undefined : await findOffer(db, operation, offerId)
  const found = await liftableRestriction(operation, offerId === 0 ? undefined : offerId)
  const [request] = await db
    .select()
    .from(liftRequests)
    .where(scope.has(liftRequests))
    .orderBy(desc(liftRequests.id))
    .limit(1)
  const refOfferId = found?.refOfferId ?? null
  return {
    restriction: found ?? null,
    offer: (refOfferId === null ? askedOffer : await findOffer(db, operation, refOfferId)) ?? null,
    isOfferMissing: offerId !== 0 && !askedOffer,
    request: request ?? null,
  }
}

/** Asks the operator to lift a restriction; the database allows one open request per store. */
export async function requestLift(
  operation: StoreOperation & { account: Account },
  { refOfferId, ...body }: LiftRequestInput,
): Promise<LiftRequest> {
  const { db, scope, account, now } = operation
  if (refOfferId !== null && !(await findOffer(db, operation, refOfferId))) throw notFound()
  const restriction = await liftableRestriction(operation, refOfferId ?? undefined)
  if (!restriction)
    throw conflict(
      '解除を申請できる利用停止はありません。画面を更新して、いまの状態をご確認ください。',
    )
  const reviewDueAt = reviewDueAtOf(now)
  const [row] = await db
    .insert(liftRequests)
    .values({
      clientId: scope.clientId,
      restrictionId: restriction.id,
      ...body,
      reviewDueAt,
      requestedBy: account.id,
      createdAt: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw refuseSecond('利用再開')
  await enqueue(db, 'requestReview', {}, new Date(reviewDueAt))
  return row
}

/** The status of the offer that a restriction is about; null without one or if it is archived. */
async function offerStatusOf(db: Tx, restrictionId: number) {
  const [row] = await db
    .select({ status: offers.status, archivedAt: offers.archivedAt })
    .from(restrictions)
    .innerJoin(offers, eq(offers.id, restrictions.refOfferId))
    .where(eq(restrictions.id, restrictionId))
  return row && row.archivedAt === null ? row.status : null
}

type LiftRequestRow = typeof liftRequests.$inferSelect

/** Stores the decision, lifts the restriction if it is approved, and notifies the store. */
async function decide(
  { db, now }: Operation,
  { id, clientId, restrictionId }: LiftRequestRow,
  verdict: Verdict,
) {
  await db.update(liftRequests).set(decisionOf(verdict, now)).where(eq(liftRequests.id, id))
  if (verdict.isApproved) await liftRestriction(db, clientId, restrictionId, now)
  await notifyStore(
    db,
    {
      clientId,
      event: 'offer_screening',
      title: verdict.isApproved
        ? '利用停止が解除されました'
        : '利用再開の申請は承認されませんでした',
      text: verdict.isApproved ? '求人を公開できるようになりました。' : verdict.comment,
      path: liftPath(clientId),
    },
    now,
  )
}

/** The embedded operator decides the requests that are due, lifts approved restrictions, and notifies the store. */
export async function decideLiftRequests(operation: Operation) {
  const { db, now } = operation
  const due = await db
    .select()
    .from(liftRequests)
    .where(isDue(liftRequests, now))
    .orderBy(asc(liftRequests.id))
    .for('update')
  for (const request of due) {
    const offerStatus = await offerStatusOf(db, request.restrictionId)
    await decide(operation, request, reviewLiftRequest({ ...request, offerStatus }))
  }
}

/**
 * Stores the decision of a person of the operator, before the embedded operator decides: with a reason the request is
 * declined, without one approved. Throws if no such request waits for a decision.
 */
export async function decideLiftRequest(
  operation: Operation,
  { requestId, reason }: { requestId: number; reason: string | undefined },
): Promise<void> {
  const [request] = await operation.db
    .select()
    .from(liftRequests)
    .where(and(eq(liftRequests.id, requestId), eq(liftRequests.status, 'submitted')))
    .for('update')
  if (!request) throw new Error(`番号 ${requestId} に、審査を待つ利用再開の申請はありません。`)
  await decide(operation, request, {
    isApproved: reason === undefined,
    comment: reason ?? LIFT_APPROVED,
  })
}

/** The requests that wait for a decision, for the operator: the first to be decided first. */
export const openLiftRequests = ({ db }: Operation) =>
  db
    .select({
      id: liftRequests.id,
      store: clients.name,
      code: restrictions.code,
      cause: liftRequests.causeExplanation,
      prevention: liftRequests.prevention,
      reviewDueAt: liftRequests.reviewDueAt,
    })
    .from(liftRequests)
    .innerJoin(clients, eq(clients.id, liftRequests.clientId))
    .innerJoin(restrictions, eq(restrictions.id, liftRequests.restrictionId))
    .where(eq(liftRequests.status, 'submitted'))
    .orderBy(asc(liftRequests.reviewDueAt), asc(liftRequests.id))

type NewSuspension = {
  clientId: number
  code: LiftableCode
  level: 'block_publish' | 'block_all'
  /** The reason that the store reads. */
  message: string
}

/**
 * Suspends a store until the operator lifts the suspension. Returns false and changes nothing if it is already
 * suspended for the same reason.
 */
export async function suspendStore(
  { db, now }: Operation,
  { clientId, code, level, message }: NewSuspension,
): Promise<boolean> {
  await lockOwner(db, { clientId })
  const openCount = await db.$count(
    restrictions,
    and(
      eq(restrictions.clientId, clientId),
      eq(restrictions.code, code),
      isNull(restrictions.liftedAt),
    ),
  )
  if (openCount > 0) return false
  const sinceAt = now.toISOString()
  await restrictStore(db, { clientId, code, level, message, sinceAt })
  await notifyStore(
    db,
    {
      clientId,
      event: 'offer_screening',
      title: '店舗の利用を停止しました',
      text: message,
      path: liftPath(clientId),
    },
    now,
  )
  return true
}
