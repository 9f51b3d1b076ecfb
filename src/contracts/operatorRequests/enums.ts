/** States of a request to the operator (運営への申請). */
export const operatorRequestStatuses = ['submitted', 'approved', 'declined'] as const
export type OperatorRequestStatus = (typeof operatorRequestStatuses)[number]

/** Kinds of feedback (ご意見). */
export const feedbackKinds = ['improvement', 'feature', 'praise', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** Characters of the texts that a request to the operator is made with. */
export const MIN_LIFT_TEXT_LENGTH = 50
export const MAX_LIFT_TEXT_LENGTH = 1000
export const MAX_LIMIT_REASON_LENGTH = 500
export const MAX_FEEDBACK_LENGTH = 2000
