/** Kinds of records (帳票) of a year; `contracts` are the matches and their ends, `billing` statements and invoices. */
export const recordKinds = [
  'notices',
  'attendances',
  'ledgers',
  'workerList',
  'billing',
  'contracts',
] as const
export type RecordKind = (typeof recordKinds)[number]
