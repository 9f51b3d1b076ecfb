import { and, eq } from 'drizzle-orm'
import {
  clientReviews,
  clientUsers,
  employmentNotices,
  matchings,
  offerings,
  reviews,
} from './schema'

/**
 * Join condition: the offering of a matching, by client and id, so that the index is used and tenants stay separate.
 */
export const shiftOfMatching = and(
  eq(offerings.clientId, matchings.clientId),
  eq(offerings.id, matchings.offeringId),
)
/** Join condition: the `client_users` row of the worker of a matching. */
export const clientUserOfMatching = and(
  eq(clientUsers.clientId, matchings.clientId),
  eq(clientUsers.userId, matchings.userId),
)
/** Join condition: the matching of a review of a worker by the store. */
export const matchingOfReview = and(
  eq(matchings.clientId, reviews.clientId),
  eq(matchings.id, reviews.matchingId),
)
/** Join condition: the matching of a review of the store by a worker. */
export const matchingOfClientReview = and(
  eq(matchings.clientId, clientReviews.clientId),
  eq(matchings.id, clientReviews.matchingId),
)
/** Join condition: the notice of working conditions of a matching. */
export const noticeOfMatching = and(
  eq(employmentNotices.clientId, matchings.clientId),
  eq(employmentNotices.matchingId, matchings.id),
)
