import { and, eq, gt, exists, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import { instantOf, type When } from '@/server/db/prepared'
import {
  chatRooms,
  factCheckTasks,
  fixPaymentRequests,
  longTermCandidates,
  matchings,
  multidateItems,
  multidatePostings,
  offers,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/**
 * The conditions for the rows of each kind of to-do. The home page lists them, menu and store picker count them; both
 * use these conditions, so that their numbers agree.
 */
export const isUnreadRoom = gt(chatRooms.unreadCount, 0)
export const isNegotiated = eq(chatRooms.state, 'in_negotiation')
export const isOpenCorrection = eq(fixPaymentRequests.status, 'requested')
export const isUnselectedCandidate = eq(longTermCandidates.selection, 'unselected')
export const isViolatedOffer = and(eq(offers.status, 'violated'), isNull(offers.archivedAt))
/** A check of the business that the store must submit, overdue or not. */
export const isOpenFactCheck = inArray(factCheckTasks.status, ['open', 'returned'])
/** A worker who is missing from a running shift. */
export const isNotArrived = (now: When) =>
  and(
    eq(matchings.status, 'established'),
    isNull(matchings.checkedInAt),
    isNull(matchings.cancelReviewDueAt),
    lte(matchings.startAt, sql`${instantOf(now)}::timestamptz - interval '1 minute'`),
    gt(matchings.endAt, instantOf(now)),
  )

/** Condition on a run: at least one of its dates has this result. */
export const hasDatesWith = (db: Tx, result: 'pending' | 'failed') =>
  exists(
    db
      .select({ one: sql`1` })
      .from(multidateItems)
      .where(
        and(
          eq(multidateItems.operationId, multidatePostings.id),
          eq(multidateItems.result, result),
        ),
      ),
  )

/** Finished runs of several dates whose results nobody has read; a run with pending dates has none yet. */
export const isUncheckedRun = (db: Tx) =>
  and(isNull(multidatePostings.checkedAt), not(hasDatesWith(db, 'pending')))
