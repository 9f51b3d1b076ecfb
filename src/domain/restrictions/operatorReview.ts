import { addMinutes, type Instant } from '@/lib/date'

/** The operator answers a request after this many minutes. */
const REVIEW_MIN = 120

/** Returns when a request is decided. */
export const reviewDueAtOf = (requestedAt: Instant): string => addMinutes(requestedAt, REVIEW_MIN)

/** A decision of the embedded operator, with its reason for the store. */
export type Verdict = { isApproved: boolean; comment: string }
