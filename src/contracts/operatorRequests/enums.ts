/** States of a request to the operator (運営への申請). */
export const operatorRequestStatuses = ['submitted', 'approved', 'declined'] as const
export type OperatorRequestStatus = (typeof operatorRequestStatuses)[number]

/** Kinds of feedback (ご意見). */
export const feedbackKinds = ['improvement', 'feature', 'praise', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]
