import { and, inArray } from 'drizzle-orm'
import type { ReviewBatchResult, ReviewInput } from '@/contracts/reviews/schemas'
import { cannotReview } from '@/domain/workers/review'
import { formatDateTime } from '@/lib/date'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { reviews, type matchings } from '@/server/db/schema'
import { ApiError, notFound } from '@/server/http/errors'
import { accountNames, nameOfAccount, whoDid } from '@/server/modules/accounts/records/names'
import {
  applyDecisions,
  approvePositions,
  groupsFor,
  refusalOf,
  isSameReview,
  insertReview,
} from './service'

type Matching = typeof matchings.$inferSelect
type Batch = StoreOperation & { account: Pick<Account, 'id'> }
type Results = Pick<ReviewBatchResult, 'items' | 'badges'>

/** The matchings that have been reviewed already, with the name of the reviewer. */
async function earlierReviews({ db, scope }: Batch, matchingIds: number[]) {
  const written = await db
    .select()
    .from(reviews)
    .where(and(scope.has(reviews), inArray(reviews.matchingId, matchingIds)))
  const names = await accountNames(
    db,
    scope,
    written.map((review) => review.reviewedBy),
  )
  return new Map(
    written.map((review) => [
      review.matchingId,
      { review, byName: nameOfAccount(names, review.reviewedBy) },
    ]),
  )
}

/**
 * Writes the reviews of a store; their matchings must be locked. Each review succeeds or fails separately, with a
 * reason; 404 for one that is not of these matchings. `positionNames`: those that a review can approve.
 */
export async function writeReviews(
  batch: Batch,
  matchingsById: ReadonlyMap<number, Matching>,
  inputs: readonly ReviewInput[],
  positionNames: readonly string[],
): Promise<Results> {
  const { db, scope, account, now } = batch
  const storeGroups = await groupsFor(db, scope, inputs)
  const earlier = await earlierReviews(
    batch,
    inputs.map((input) => input.matchingId),
  )
  const results: Results = { items: [], badges: [] }
  for (const input of inputs) {
    const matching = matchingsById.get(input.matchingId)
    if (!matching) throw notFound()
    const before = earlier.get(matching.id)
    // A review that is sent again after a lost response is confirmed, and not written twice.
    const isRepeated =
      before !== undefined &&
      before.review.reviewedBy === account.id &&
      isSameReview(before.review, input)
    const refusal = before
      ? `${whoDid(before.byName)}が${formatDateTime(before.review.createdAt, now)}に評価しました。`
      : (cannotReview(matching) ?? refusalOf(scope, input, positionNames) ?? null)
    let message = isRepeated ? null : refusal
    if (message === null && !isRepeated) {
      try {
        // A refusal undoes everything of this worker, and nothing of the others.
        results.badges.push(
          ...(await db.transaction(async (tx) => {
            const operation = { db: tx, scope, now }
            await insertReview(operation, matching, input, account.id)
            const newBadges = await approvePositions(operation, matching.userId, input)
            await applyDecisions(operation, { storeGroups, by: account.id }, matching.userId, input)
            return newBadges
          })),
        )
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        message = error.message
      }
    }
    results.items.push({
      matchingId: matching.id,
      userId: matching.userId,
      reviewed: message === null,
      message,
    })
  }
  return results
}
