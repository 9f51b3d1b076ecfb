/** Plain words of reviews; their labels are in domain/review. */

/** Why a worker was not what the store had hoped for. */
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

/** Why a store asks the operator to look at a review. */
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
