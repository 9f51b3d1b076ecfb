import { addMinutes, type Instant } from '@/lib/date'

/** Minutes until the operator answers a request, as with the evidence of a cancel. */
const REVIEW_MIN = 120

/** Until when a request that was submitted at an instant is decided. */
export const reviewDueAtOf = (requestedAt: Instant): string => addMinutes(requestedAt, REVIEW_MIN)

/** The decision of the embedded operator by fixed rules, with its reason for the store. */
export type Verdict = { isApproved: boolean; comment: string }
