/**
 * Filters of the list of pay limits (報酬上限). `near` and `reached` are about a limit, the words after them about the
 * status of the individual number.
 */
export const salaryListTypes = [
  'all',
  'near',
  'reached',
  'mynumber_requestable',
  'requested',
  'provided',
  'declined',
  'expired',
  'not_requestable',
] as const
export type SalaryListType = (typeof salaryListTypes)[number]
/** The limit that prevents another shift of a worker. */
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
