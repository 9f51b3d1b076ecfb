import { fieldOf, isAuditField, type AuditField } from './auditFields'

type AuditValue = string | number | boolean | null | readonly (string | number)[]
/**
 * One value before and after an action: a number, ids, words of a vocabulary, the name or code of a thing. Other user
 * input is not stored, so that the log contains no personal data: a text is reduced to its number of characters.
 */
export type AuditChange = { field: AuditField; before: AuditValue; after: AuditValue }

/** The file that an action saves or asks for: its name says which store, month or days. */
export const savedFile = (name: string): AuditChange => ({
  field: 'savedFile',
  before: null,
  after: name,
})

/** The thing that an action deletes: afterwards its id leads to no name. */
export const deletedThing = (name: string): AuditChange => ({
  field: 'deleted',
  before: null,
  after: name,
})

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** Reduces a value to what the log may store: see `Value` in auditFields. */
function keptValue(field: AuditField, value: unknown): AuditValue {
  const { value: kind } = fieldOf(field)
  if (isNothing(value)) return null
  if (kind === 'typed') return String(value).length
  if (kind === 'list') return Array.isArray(value) ? value.length : 1
  return value as AuditValue
}

const textOf = (value: unknown) => (isNothing(value) ? '' : JSON.stringify(value))

/**
 * Returns the fields of `after` whose values differ from `before`, for the audit log. Ignores fields that the log does
 * not know, and fields missing in `after`.
 */
export const auditChanges = (before: object, after: object): AuditChange[] =>
  Object.entries(after).flatMap(([field, value]) => {
    const old = (before as Record<string, unknown>)[field]
    if (value === undefined || !isAuditField(field) || textOf(old) === textOf(value)) return []
    return [{ field, before: keptValue(field, old), after: keptValue(field, value) }]
  })
