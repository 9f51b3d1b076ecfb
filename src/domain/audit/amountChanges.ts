import type { AuditChange } from './auditChange'

const amountFields = ['hourlyWageYen', 'transportationYen', 'peopleWanted'] as const
type Amounts = Partial<Record<(typeof amountFields)[number], number | null>>

/** What changed of the wage and the transportation (yen) and of the seats, for the audit log. */
export const amountChanges = (before: Amounts, after: Amounts): AuditChange[] =>
  amountFields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after)
