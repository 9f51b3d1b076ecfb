/** Status of what is made in the background: a suggested text, or a file. */
export const jobStatuses = ['queued', 'processing', 'succeeded', 'failed', 'expired'] as const
export type JobStatus = (typeof jobStatuses)[number]
