import { and, eq, inArray } from 'drizzle-orm'
import { reviews as contract } from '@/contracts/reviews'
import {
  ReviewBatch,
  ReviewBatchResult,
  UnreviewedUsers,
  type ReviewInput,
} from '@/contracts/reviews/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import { lateMinOf } from '@/domain/matchings/matching'
import { workerReviewDueAt } from '@/domain/workers/review'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { groups, groupUsers, matchings, offerings, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { notFound } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { positionsOf } from '@/server/modules/masterData/service'
import { isFirstTime, matchedRows } from '@/server/modules/matchings/records/matchedRows'
import { blockedIdsOf } from '@/server/modules/workers/records/blocks'
import { writeReviews } from './batch'
import { grantedPositions } from './records/badges'
import { unreviewedMatching } from './records/unreviewed'
import { reviewsReference } from './reference'
import { ownGroups } from './service'

export const reviewRoutes = implement(contract, reviewsReference, {
  unreviewedUsers: {
    response: UnreviewedUsers,
    run: ({ db, scope, offeringId }) => unreviewedUsers(db, scope, offeringId),
  },
  create: { body: ReviewBatch, response: ReviewBatchResult, run: create },
})

const shiftOf = async (db: Tx, scope: ClientScope, offeringId: number) =>
  firstOrNotFound(
    await db
      .select({
        id: offerings.id,
        title: offerings.title,
        startAt: offerings.startAt,
        endAt: offerings.endAt,
        occupationId: offers.occupationId,
      })
      .from(offerings)
      .innerJoin(
        offers,
        and(eq(offers.clientId, offerings.clientId), eq(offers.id, offerings.offerId)),
      )
      .where(scope.has(offerings, offeringId)),
  )
/** The positions that a worker can be asked for again after a shift of this occupation. */
const positionNamesOf = (occupationId: number) => positionsOf(occupationId).map(({ name }) => name)

async function unreviewedUsers(db: Tx, scope: ClientScope, offeringId: number) {
  const { title, startAt, endAt, occupationId } = await shiftOf(db, scope, offeringId)
  const rows = await matchedRows(
    db,
    scope,
    and(eq(matchings.offeringId, offeringId), unreviewedMatching),
  )
  const ids = rows.map((row) => row.user.id)
  const workedCount = await db.$count(
    matchings,
    and(scope.has(matchings), eq(matchings.offeringId, offeringId), eq(matchings.status, 'worked')),
  )
  const badges = await grantedPositions(db, scope, ids)
  const blocked = await blockedIdsOf(db, scope, ids)
  const inGroups =
    ids.length === 0
      ? []
      : await db
          .select({ userId: groupUsers.userId, groupId: groupUsers.groupId })
          .from(groupUsers)
          .innerJoin(
            groups,
            and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
          )
          .where(and(ownGroups(scope), inArray(groupUsers.userId, ids)))
  return {
    offeringId,
    title,
    startAt,
    endAt,
    dueAt: workerReviewDueAt(endAt),
    workedCount,
    positions: positionNamesOf(occupationId),
    items: rows.map((row) => {
      const { matching, user, clientUser } = row
      const ofUser = <T extends { userId: number }>(all: T[]) =>
        all.filter((entry) => entry.userId === user.id)
      return {
        ...matching,
        matchingId: matching.id,
        userId: user.id,
        name: user.name,
        nameKana: user.nameKana,
        tier: user.tier,
        workedCountHere: clientUser.workedCount,
        isFirstTime: isFirstTime(row),
        lateMin: lateMinOf(startAt, matching.checkedInAt),
        badges: ofUser(badges).map((badge) => badge.name),
        groupIds: ofUser(inGroups).map((group) => group.groupId),
        favorite: clientUser.favorite,
        trusted: clientUser.trusted,
        blocked: blocked.has(user.id),
        memo: clientUser.memo,
      }
    }),
  }
}

/** The matchings of a shift that are reviewed, locked; 404 when one of them is not on it. */
async function lockMatchings(db: Tx, scope: ClientScope, offeringId: number, ids: number[]) {
  const rows = await db
    .select()
    .from(matchings)
    .where(
      and(scope.has(matchings), eq(matchings.offeringId, offeringId), inArray(matchings.id, ids)),
    )
    .orderBy(matchings.id)
    .for('update')
  if (rows.length < ids.length) throw notFound()
  return new Map(rows.map((row) => [row.id, row]))
}

async function create(call: Call<typeof contract.create>) {
  const { db, scope, offeringId, body } = call
  const { occupationId } = await shiftOf(db, scope, offeringId)
  const found = await lockMatchings(
    db,
    scope,
    offeringId,
    body.reviews.map((review) => review.matchingId),
  )
  const { items, badges } = await writeReviews(
    call,
    found,
    body.reviews,
    positionNamesOf(occupationId),
  )
  const reviewed = new Map(
    items.flatMap((item) => (item.reviewed ? [[item.matchingId, item.userId] as const] : [])),
  )
  const reviewedUserIds = (condition: (review: ReviewInput) => boolean) =>
    body.reviews.filter(condition).flatMap(({ matchingId }) => reviewed.get(matchingId) ?? [])
  call.recordForAudit({
    changes: auditChanges(
      { userIds: [], favoriteUserIds: [], blockedUserIds: [] },
      {
        userIds: [...reviewed.values()],
        favoriteUserIds: reviewedUserIds(({ favorite }) => favorite === true),
        blockedUserIds: reviewedUserIds(({ block }) => block),
      },
    ),
  })
  return { items, reviewedCount: items.filter((item) => item.reviewed).length, badges }
}
