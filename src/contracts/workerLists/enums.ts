/** Columns of a worker list (労働者名簿). Labels: domain/workers/workerList. */
export const workerListColumns = [
  'name',
  'nameKana',
  'birthOn',
  'gender',
  'address',
  'history',
  'work',
  'hiredOn',
  'leftOn',
  'leaveReason',
  'workedDays',
] as const
export type WorkerListColumn = (typeof workerListColumns)[number]

export const workerListFormats = ['xlsx', 'csv_utf8', 'csv_sjis'] as const
export type WorkerListFormat = (typeof workerListFormats)[number]
