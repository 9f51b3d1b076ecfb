/** How the list of limits (報酬上限) can be narrowed. Beyond `all`: close to a limit, at one, and by what became of the individual number. */
export const salaryListTypes = [
  'all',
  'near',
  'reached',
  'mynumber_requestable',
  'requested',
  'provided',
] as const
export type SalaryListType = (typeof salaryListTypes)[number]
/** The limit that keeps a worker from another shift. */
export const limitBlocks = ['none', 'month', 'year', 'week'] as const
export type LimitBlock = (typeof limitBlocks)[number]

export const mynumberStatuses = [
  'not_requestable',
  'requestable',
  'requested',
  'provided',
  'declined',
  'expired',
] as const
export type MynumberStatus = (typeof mynumberStatuses)[number]
