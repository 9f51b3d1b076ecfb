// Values of reviews; their labels are in domain/workers/review.

/** Reasons of a Bad review of a worker. */
export const badReasons = [
  'late',
  'instructions',
  'experience',
  'appearance',
  'left_early',
  'attitude',
  'other',
] as const
export type BadReason = (typeof badReasons)[number]

/** Reasons for which a store reports a review that a worker wrote to the operator. */
export const reviewReportReasons = [
  'false_facts',
  'personal_data',
  'abuse',
  'other_store',
  'other',
] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]

/** Periods of the reviews of a store: the last 90 or 365 days of work. */
export const reviewPeriods = ['90d', 'year'] as const
export type ReviewPeriod = (typeof reviewPeriods)[number]

/** How a shift can differ from its offering: two answers of workers, two records. */
export const brokenPromiseKinds = ['onTime', 'asDescribed', 'endedLate', 'breakShortened'] as const
export type BrokenPromiseKind = (typeof brokenPromiseKinds)[number]

/** What a worker answers to with yes or no. */
export const reviewItems = ['onTime', 'asDescribed', 'wantAgain'] as const

export const reviewKinds = ['good', 'bad'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Characters of a comment to a worker and of a reply to a worker's review. */
export const MAX_COMMENT_LENGTH = 400
/** Characters of a store's internal note on a worker. */
export const MAX_MEMO_LENGTH = 500
/** Characters of the supplement to a report of a review. */
export const MAX_REVIEW_REPORT_NOTE_LENGTH = 400
