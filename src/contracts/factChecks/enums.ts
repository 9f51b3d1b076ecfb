/** How the operator checks that a store does business. */
export const factCheckKinds = ['photo', 'document', 'call', 'webPresence'] as const
export type FactCheckKind = (typeof factCheckKinds)[number]

/** `expired`: past its due time without a submission; derived, not stored. */
export const factCheckStatuses = ['open', 'submitted', 'approved', 'returned', 'expired'] as const
export type FactCheckStatus = (typeof factCheckStatuses)[number]

/** Most files of one submission. */
export const FACT_CHECK_FILES = 10
