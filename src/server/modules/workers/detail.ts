import { and, asc, desc, eq } from 'drizzle-orm'
import { badReasons } from '@/contracts/reviews/enums'
import type { BlockReasonCode } from '@/contracts/workers/enums'
import type {
  ReviewFromClient,
  UserDetail,
  UserMemo,
  UserOffering,
} from '@/contracts/workers/schemas'
import { occupations } from '@/domain/data/masterData'
import { lateMinOf, matchingStatusAt, presenceAt } from '@/domain/matchings/matching'
import { MYNUMBER_REQUESTABLE_FROM_YEN } from '@/domain/workers/limits'
import { badReasonLabel } from '@/domain/workers/review'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { matchingOfReview, shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound, pageOf } from '@/server/db/pagination'
import {
  chatRooms,
  clientUsers,
  graduates,
  matchings,
  offerings,
  reviews,
  userBadges,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { qualificationNames } from '@/server/modules/masterData/service'
import { salariesOf } from '@/server/modules/myNumber/service'
import { blocksOf } from './records/blocks'
import { experiencesOf } from './records/experience'
import { storeWorkers } from './records/storeWorkers'
import { shownWorkers } from './repository'

/** The row that makes a worker visible to the store, with the worker; 404 when there is none. */
const findKnown = async (db: Tx, scope: ClientScope, userId: number) =>
  firstOrNotFound(
    await storeWorkers(db).where(and(scope.has(clientUsers), eq(clientUsers.userId, userId))),
  )

/** Converts a memo to what the API returns. */
export async function shownMemo(
  db: Tx,
  scope: ClientScope,
  relation: typeof clientUsers.$inferSelect,
): Promise<UserMemo> {
  const by = relation.memoUpdatedBy
  const names = await accountNames(db, scope, [by])
  return {
    body: relation.memo,
    updatedByName: nameOfAccount(names, by),
    updatedAt: relation.memoUpdatedAt,
    lockVersion: relation.memoVersion,
  }
}

/** Everything that a store may know about a worker. */
export async function findUser(
  db: Tx,
  scope: ClientScope,
  userId: number,
  now: Date,
): Promise<UserDetail> {
  const row = await findKnown(db, scope, userId)
  const { clientUser, user } = row
  const shown = firstOrNotFound(await shownWorkers(db, scope, [row], now))
  const limits = scope.may('worker.pii')
    ? {
        ...(await salariesOf(db, scope, [userId], now))(userId),
        mynumberFromYen: MYNUMBER_REQUESTABLE_FROM_YEN,
      }
    : null
  const [room] = await db
    .select({ uid: chatRooms.uid })
    .from(chatRooms)
    .where(and(scope.has(chatRooms), eq(chatRooms.userId, userId)))
  const [graduation] = await db
    .select()
    .from(graduates)
    .where(and(scope.has(graduates), eq(graduates.userId, userId)))
  const blocks = await blocksOf(db, scope, userId)
  const names = await accountNames(db, scope, [
    graduation?.registeredBy ?? null,
    ...blocks.map((block) => block.blockedBy),
  ])
  const nameOf = (id: number | null) => nameOfAccount(names, id)
  return {
    ...shown,
    gender: scope.may('private.read') ? user.gender : null,
    selfIntroduction: user.selfIntroduction,
    occupations: user.occupations.flatMap(({ occupationId, count }) => {
      const name = occupations.find((occupation) => occupation.id === occupationId)?.name
      return name === undefined ? [] : [{ name, count }]
    }),
    qualifications: qualificationNames(user.qualificationIds),
    noShowCount: user.noShowCount,
    longTermPreferred: user.longTermPreferred,
    firstAt: clientUser.firstAt,
    chatRoomUid: room?.uid ?? null,
    memo: await shownMemo(db, scope, clientUser),
    blocks: blocks.map(({ clientId, reasonCode, note, blockedAt, blockedBy }) => ({
      scope: clientId === null ? 'company' : 'client',
      reasonCode: reasonCode as BlockReasonCode,
      note,
      blockedAt,
      blockedByName: nameOf(blockedBy),
    })),
    graduation: graduation
      ? { ...graduation, registeredByName: nameOf(graduation.registeredBy) }
      : null,
    limits,
  }
}

/** Positions the store would ask this worker for again, the most approved first. */
export async function badgesOf(db: Tx, scope: ClientScope, userId: number) {
  await findKnown(db, scope, userId)
  const items = await db
    .select({
      position: userBadges.position,
      approvedCount: userBadges.approvedCount,
      grantedAt: userBadges.grantedAt,
    })
    .from(userBadges)
    .where(and(scope.has(userBadges), eq(userBadges.userId, userId)))
    .orderBy(desc(userBadges.approvedCount), asc(userBadges.id))
  return { items }
}

/** What this worker has done here, the most frequent first. */
export async function readExperiences(db: Tx, scope: ClientScope, userId: number) {
  await findKnown(db, scope, userId)
  return { items: (await experiencesOf(db, scope, [userId])).get(userId) ?? [] }
}

/** All shifts of this worker here, including planned and cancelled ones, the latest first. */
export async function shiftsOf({ db, scope, now }: StoreOperation, userId: number, page: number) {
  await findKnown(db, scope, userId)
  const joined = () =>
    db
      .select({
        matching: matchings,
        title: offerings.title,
        startAt: offerings.startAt,
        endAt: offerings.endAt,
        kind: reviews.kind,
        positions: reviews.positions,
      })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .leftJoin(reviews, matchingOfReview)
      .where(and(scope.has(matchings), eq(matchings.userId, userId)))
  const found = await pageOf(
    page,
    joined().orderBy(desc(offerings.startAt), desc(matchings.id)),
    db.$count(joined().as('counted')),
  )
  const items = found.items.map(
    ({ matching, title, startAt, endAt, kind, positions }): UserOffering => {
      const times = { ...matching, startAt, endAt, fixStatus: null }
      return {
        offeringId: matching.offeringId,
        title,
        startAt,
        endAt,
        status: matchingStatusAt(times, now),
        presence: presenceAt(times, now),
        cancelBy: matching.cancelBy,
        lateMin: lateMinOf(startAt, matching.checkedInAt),
        reviewKind: kind,
        positions: positions ?? [],
      }
    },
  )
  return { ...found, items }
}

const reasonWord = (code: string) => {
  const badReason = badReasons.find((reason) => reason === code)
  return badReason ? badReasonLabel[badReason] : code
}
/** The reviews of this worker by the store, the latest first. */
export async function reviewsOf(db: Tx, scope: ClientScope, userId: number, page: number) {
  await findKnown(db, scope, userId)
  const where = and(scope.has(reviews), eq(reviews.userId, userId))
  const rows = db
    .select({
      review: reviews,
      offeringId: offerings.id,
      title: offerings.title,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
    })
    .from(reviews)
    .innerJoin(matchings, matchingOfReview)
    .innerJoin(offerings, shiftOfMatching)
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
  const found = await pageOf(page, rows, db.$count(reviews, where))
  const names = await accountNames(
    db,
    scope,
    found.items.map((row) => row.review.reviewedBy),
  )
  const items = found.items.map(({ review, ...shift }): ReviewFromClient => ({
    ...shift,
    kind: review.kind,
    positions: review.positions,
    reasons: review.reasons.map(reasonWord),
    comment: review.comment,
    createdAt: review.createdAt,
    reviewedByName: nameOfAccount(names, review.reviewedBy),
  }))
  return { ...found, items }
}
