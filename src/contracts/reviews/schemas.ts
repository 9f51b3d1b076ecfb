import * as z from 'zod/mini'
import {
  count,
  CountedStores,
  day,
  id,
  instant,
  NamedStore,
  requiredText,
  optionalText,
} from '@/contracts/common/schemas'
import { MAX_ROWS_ACROSS_STORES } from '@/contracts/companies/enums'
import { evaluationKeys } from '@/contracts/evaluation/schemas'
import { membershipTiers } from '@/contracts/workers/enums'
import {
  brokenPromiseKinds,
  reviewKinds,
  badReasons,
  reviewReportReasons,
  MAX_REVIEW_REPORT_NOTE_LENGTH,
  MAX_COMMENT_LENGTH,
  MAX_MEMO_LENGTH,
} from './enums'

export const UnreviewedUser = z.object({
  matchingId: id,
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  tier: z.enum(membershipTiers),
  workedCountHere: count,
  isFirstTime: z.boolean(),
  checkedInAt: z.nullable(instant),
  checkedOutAt: z.nullable(instant),
  lateMin: count,
  badges: z.array(z.string()),
  /** Groups of this store that the worker already belongs to. */
  groupIds: z.array(id),
  favorite: z.boolean(),
  trusted: z.boolean(),
  blocked: z.boolean(),
  memo: z.string(),
})
export type UnreviewedUser = z.infer<typeof UnreviewedUser>
export const UnreviewedUsers = z.object({
  offeringId: id,
  title: z.string(),
  startAt: instant,
  endAt: instant,
  /** Deadline for the reviews. */
  dueAt: instant,
  /** Everybody who worked the shift, reviewed or not. */
  workedCount: count,
  /** Positions in which a worker of this shift can be approved (次回も頼みたい業務). */
  positions: z.array(z.string()),
  /** In the order of matching. */
  items: z.array(UnreviewedUser),
})
export type UnreviewedUsers = z.infer<typeof UnreviewedUsers>

/**
 * One review. `favorite`, `trusted`, `memo`: null leaves them unchanged. `block: true` blocks the worker at this
 * store.
 */
export const ReviewInput = z.object({
  matchingId: id,
  kind: z.enum(reviewKinds),
  reasons: z.array(z.enum(badReasons)).check(z.maxLength(badReasons.length)),
  positions: z.array(requiredText(30)).check(z.maxLength(20, '業務は20個までです。')),
  comment: optionalText(MAX_COMMENT_LENGTH),
  addGroupIds: z.array(id).check(z.maxLength(50, 'グループは50個までです。')),
  favorite: z.nullable(z.boolean()),
  trusted: z.nullable(z.boolean()),
  memo: z.nullable(optionalText(MAX_MEMO_LENGTH)),
  block: z.boolean(),
})
export type ReviewInput = z.infer<typeof ReviewInput>
export const ReviewBatch = z.object({
  reviews: z.array(ReviewInput).check(
    z.minLength(1, '評価するワーカーを選んでください。'),
    z.maxLength(100, '一度に送れる評価は100名までです。'),
    z.refine(
      (all) => new Set(all.map((review) => review.matchingId)).size === all.length,
      '同じワーカーの評価が2つあります。',
    ),
  ),
})
export type ReviewBatch = z.infer<typeof ReviewBatch>
/** The result for each review, in the order of the call. */
export const ReviewBatchResult = z.object({
  items: z.array(
    z.object({
      matchingId: id,
      userId: id,
      reviewed: z.boolean(),
      message: z.nullable(z.string()),
    }),
  ),
  reviewedCount: count,
  /** Badges that these approvals completed. */
  badges: z.array(z.object({ userId: id, position: z.string() })),
})
export type ReviewBatchResult = z.infer<typeof ReviewBatchResult>

/** A worker whom a store has not reviewed, among those of all stores of a company. */
export const CompanyUnreviewedUser = z.extend(
  z.pick(UnreviewedUser, {
    matchingId: true,
    userId: true,
    name: true,
    nameKana: true,
    isFirstTime: true,
    workedCountHere: true,
    checkedInAt: true,
    checkedOutAt: true,
    lateMin: true,
  }),
  {
    store: NamedStore,
    offeringId: id,
    title: z.string(),
    startAt: instant,
    endAt: instant,
    /** Deadline for the review. */
    dueAt: instant,
    /** Why no Good can be sent together with others; null if it can. */
    refusal: z.nullable(z.string()),
  },
)
export type CompanyUnreviewedUser = z.infer<typeof CompanyUnreviewedUser>
export const CompanyUnreviewedUsers = z.object({
  items: z.array(CompanyUnreviewedUser),
  /** The workers to review of the chosen store, or of all; more than `items` when one call does not reach them all. */
  totalCount: count,
  stores: CountedStores,
})
export type CompanyUnreviewedUsers = z.infer<typeof CompanyUnreviewedUsers>
export const GoodReviews = z.object({
  matchingIds: z
    .array(id)
    .check(
      z.minLength(1, '評価するワーカーを選んでください。'),
      z.maxLength(
        MAX_ROWS_ACROSS_STORES,
        `一度に送れる評価は${MAX_ROWS_ACROSS_STORES}名までです。`,
      ),
    ),
})
export type GoodReviews = z.infer<typeof GoodReviews>
/** The result for each; those that could not be reviewed stay unreviewed. */
export const GoodReviewsResult = z.object({
  items: z.array(
    z.object({ matchingId: id, reviewed: z.boolean(), message: z.nullable(z.string()) }),
  ),
  reviewedCount: count,
})
export type GoodReviewsResult = z.infer<typeof GoodReviewsResult>

/**
 * A worker's review of the store. `workedOn` is null if the day would reveal the author, because few worked on the
 * shift.
 */
export const ClientReview = z.object({
  id,
  kind: z.enum(reviewKinds),
  offerTitle: z.string(),
  workedOn: z.nullable(day),
  month: z.string(),
  items: z.object({ onTime: z.boolean(), asDescribed: z.boolean(), wantAgain: z.boolean() }),
  comment: z.string(),
  reply: z.nullable(
    z.object({ body: z.string(), repliedAt: instant, byName: z.nullable(z.string()) }),
  ),
  reported: z.boolean(),
})
export type ClientReview = z.infer<typeof ClientReview>
/** The evaluation of the store, with the counts for the filters of the list. */
export const ClientEvaluation = z.object({
  goodRate: z.nullable(count),
  reviewCount: count,
  badCount: count,
  commentCount: count,
  items: z.array(z.object({ key: z.enum(evaluationKeys), goodRate: z.nullable(count) })),
  /** The last twelve months, the current one last. */
  trend: z.array(z.object({ month: z.string(), goodRate: z.nullable(count), count })),
  /** Offers with reviews, the most reviewed first. */
  offers: z.array(z.object({ offerId: id, title: z.string(), count })),
})
export type ClientEvaluation = z.infer<typeof ClientEvaluation>

/** `count` of `total` answers or recorded shifts differ from what an offer promises. */
export const BrokenPromise = z.object({
  offerId: id,
  /** Title of the latest offering that was worked in the period. */
  title: z.string(),
  kind: z.enum(brokenPromiseKinds),
  count,
  total: count,
})
export type BrokenPromise = z.infer<typeof BrokenPromise>
/** The answers of the last 90 days that differ from what an offer promises, the largest share first. */
export const BrokenPromises = z.object({ items: z.array(BrokenPromise) })
export type BrokenPromises = z.infer<typeof BrokenPromises>

export const ClientReviewReply = z.object({ body: requiredText(MAX_COMMENT_LENGTH) })
export type ClientReviewReply = z.infer<typeof ClientReviewReply>
export const ClientReviewReport = z.object({
  reason: z.enum(reviewReportReasons),
  note: optionalText(MAX_REVIEW_REPORT_NOTE_LENGTH),
})
export type ClientReviewReport = z.infer<typeof ClientReviewReport>
