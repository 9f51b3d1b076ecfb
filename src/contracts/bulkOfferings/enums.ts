/** So many dates go into one run. */
export const multidateMost = 31

/** A run of postings over several dates may end half done. */
export const multidateStatuses = [
  'queued',
  'processing',
  'succeeded',
  'partially_failed',
  'failed',
] as const
export type MultidateStatus = (typeof multidateStatuses)[number]

/** What became of one date of a run; `skipped`: it failed and was given up. */
export const multidateResults = ['pending', 'created', 'skipped', 'failed'] as const
export type MultidateResult = (typeof multidateResults)[number]
