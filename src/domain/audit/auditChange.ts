import { fieldOf, isAuditField, type AuditField } from './auditFields'

type AuditValue = string | number | boolean | null | readonly (string | number)[]
/**
 * One value before and after an act: a number, ids, or words of a vocabulary. Never user input, so that the log holds
 * no personal data: of a text only the number of characters.
 */
export type AuditChange = { field: AuditField; before: AuditValue; after: AuditValue }

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

function keptValue(field: AuditField, value: unknown): AuditValue {
  const { value: kind } = fieldOf(field)
  if (isNothing(value)) return null
  if (kind === 'typed') return String(value).length
  if (kind === 'list') return Array.isArray(value) ? value.length : 1
  return value as AuditValue
}

const textOf = (value: unknown) => (isNothing(value) ? '' : JSON.stringify(value))

/**
 * What an act changed, for the audit log: the fields of `after` whose value is another than `before`. Fields that the
 * log does not know, and those missing in `after`, are ignored.
 */
export const auditChanges = (before: object, after: object): AuditChange[] =>
  Object.entries(after).flatMap(([field, value]) => {
    const old = (before as Record<string, unknown>)[field]
    if (value === undefined || !isAuditField(field) || textOf(old) === textOf(value)) return []
    return [{ field, before: keptValue(field, old), after: keptValue(field, value) }]
  })
