/** Words of the fields that the audit log knows before and after an act. */
export const auditFields = [
  'role',
  'clientIds',
  'suspended',
  'fields',
  'hourlyWageYen',
  'transportationYen',
  'peopleWanted',
  'budgetYen',
] as const
export type AuditField = (typeof auditFields)[number]

type AuditValue = string | number | boolean | null | readonly (string | number)[]
/**
 * One value before and after an act: a number, ids, or words of a vocabulary. Never what somebody typed, so that the
 * log holds no personal data.
 */
export type AuditChange = { field: AuditField; before: AuditValue; after: AuditValue }
