import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { clientReviewListQuery, companyReviewQuery } from './query'
import type {
  BrokenPromises,
  ClientEvaluation,
  ClientReview,
  ClientReviewReply,
  ClientReviewReport,
  CompanyUnreviewedUsers,
  GoodReviews,
  GoodReviewsResult,
  ReviewBatch,
  ReviewBatchResult,
  UnreviewedUsers,
} from './schemas'

/** A review may also add the worker to a group. */
const changes = ['reviews', 'groupUsers'] as const

/** Reviews of workers by the store. */
export const reviews = resource('reviews', {
  /** The workers of a shift whom the store has not reviewed, and the options of a review. */
  unreviewedUsers: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users/unreviewed', {
    response: json<UnreviewedUsers>(),
    permission: 'store.read',
  }),
  /**
   * Saves several reviews of a shift. Each is handled separately: the result contains the reason for those that fail.
   */
  create: endpoint('POST /clients/{clientId}/offerings/{offeringId}/users/reviews', {
    basePath: 'v2',
    body: json<ReviewBatch>(),
    // A hundred reviews with comment and memo.
    bodyBytes: 800 * 1024,
    response: json<ReviewBatchResult>(),
    permission: 'review.write',
    changes,
    errors: ['blocked', 'too_many_members'],
  }),
})

/**
 * The workers of all stores of a company who wait for a review, and one Good for many without remarks. Beyond the
 * specification.
 */
export const companyReviews = resource('companyReviews', {
  unreviewedUsers: endpoint('GET /companies/{companyId}/users/unreviewed', {
    query: companyReviewQuery,
    response: json<CompanyUnreviewedUsers>(),
    permission: 'store.read',
  }),
  /** Each review is saved on its own: the result contains the reason for those that fail, unknown ids included. */
  createGood: endpoint('POST /companies/{companyId}/users/good_reviews', {
    body: json<GoodReviews>(),
    response: json<GoodReviewsResult>(),
    permission: 'review.write',
    changes,
    errors: ['blocked', 'too_many_members'],
  }),
})

/** Reviews of the store by workers, without the names of the authors. */
export const clientReviews = resource('clientReviews', {
  list: endpoint('GET /clients/{clientId}/client_reviews', {
    query: clientReviewListQuery,
    response: json<Paged<ClientReview>>(),
    permission: 'store.read',
  }),
  evaluation: endpoint('GET /clients/{clientId}/client_reviews/evaluation', {
    response: json<ClientEvaluation>(),
    permission: 'store.read',
  }),
  /** Where answers of workers and records differ from what an offer promises. Beyond the specification. */
  promises: endpoint('GET /clients/{clientId}/client_reviews/promises', {
    response: json<BrokenPromises>(),
    permission: 'store.read',
  }),
  /** Replies to a review, once; the worker reads the reply. Beyond the specification. */
  reply: endpoint('POST /clients/{clientId}/client_reviews/{clientReviewId}/reply', {
    body: json<ClientReviewReply>(),
    response: json<ClientReview>(),
    permission: 'review.write',
    errors: ['already_done'],
  }),
  /** Reports a review to the operator, once. Beyond the specification. */
  report: endpoint('POST /clients/{clientId}/client_reviews/{clientReviewId}/report', {
    body: json<ClientReviewReport>(),
    response: json<ClientReview>(),
    permission: 'worker.report',
    errors: ['already_done'],
  }),
})
