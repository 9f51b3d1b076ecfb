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

/** Reasons for which a store reports a worker's review to the operator. */
export const reviewReportReasons = [
  'false_facts',
  'personal_data',
  'abuse',
  'other_store',
  'other',
] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]

export const reviewKinds = ['good', 'bad'] as const
export type ReviewKind = (typeof reviewKinds)[number]
