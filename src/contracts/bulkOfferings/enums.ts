/** Maximum number of dates in one run. */
export const MAX_MULTIDATE_DAYS = 31

/** Status of a run that publishes offerings on several dates; it may fail in part. */
export const multidateStatuses = [
  'queued',
  'processing',
  'succeeded',
  'partially_failed',
  'failed',
] as const
export type MultidateStatus = (typeof multidateStatuses)[number]

/** Result of one date of a run; `skipped`: it failed and the user gave it up. */
export const multidateResults = ['pending', 'created', 'skipped', 'failed'] as const
export type MultidateResult = (typeof multidateResults)[number]
