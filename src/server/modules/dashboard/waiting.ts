import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/transaction'
import {
  chatRooms,
  fixPaymentRequests,
  longTermCandidates,
  multidateItems,
  multidatePostings,
  offerings,
  offers,
} from '@/server/db/schema'
import { unreviewedMatching } from '@/server/lookups/offerings'

/**
 * Which rows wait for the store, by kind. The home page names them, and menu and store picker count them: both use
 * these conditions, so that their numbers agree.
 */
export const isUnreadRoom = gt(chatRooms.unreadCount, 0)
export const isNegotiated = eq(chatRooms.state, 'in_negotiation')
export const isOpenCorrection = eq(fixPaymentRequests.status, 'requested')
export const isUnselectedCandidate = eq(longTermCandidates.selection, 'unselected')
export const isViolatedOffer = and(eq(offers.status, 'violated'), isNull(offers.archivedAt))
/** Reviews are due once the shift is over, also of somebody who left earlier. Needs the shift of the matching. */
export const isUnreviewed = (now: Date) =>
  and(unreviewedMatching, lt(offerings.endAt, now.toISOString()))

/** Finished runs of several dates whose results nobody has read; a run with pending dates has none yet. */
export const isUncheckedRun = (db: Tx) =>
  and(
    isNull(multidatePostings.checkedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(multidateItems)
        .where(
          and(
            eq(multidateItems.operationId, multidatePostings.id),
            eq(multidateItems.result, 'pending'),
          ),
        ),
    ),
  )
