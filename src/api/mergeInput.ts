/** A field by its path ('billing.email') with the value that somebody else saved. */
export type FieldChange = { path: string; from: unknown; to: unknown }
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
/** Returns the paths of all fields. A list is one field. */
const pathsOf = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isPlainObject(value) ? pathsOf(value, `${prefix}${name}.`) : [prefix + name],
  )
const valueAt = (values: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], values)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** Returns the fields in which `after` differs from `before`. */
export const changesOf = (before: object, after: object): FieldChange[] =>
  pathsOf(after)
    .map((path) => ({ path, from: valueAt(before, path), to: valueAt(after, path) }))
    .filter(({ from, to }) => !isSame(from, to))
/**
 * Compares the input and the saved values, both based on `before`: the changes of each, and the fields both changed.
 */
export function mergeOf(before: object, input: object, saved: object) {
  const edits = changesOf(before, input)
  // A stored draft has no secrets and no files, so these are not compared.
  const changes = changesOf(before, saved).filter(({ from }) => from !== undefined)
  const clashes = changes.filter(({ path, to }) =>
    edits.some((mine) => mine.path === path && !isSame(mine.to, to)),
  )
  return { edits, changes, clashes }
}
export type Merge = ReturnType<typeof mergeOf>

function withValue(values: object, [name = '', ...rest]: string[], value: unknown): object {
  const inner = (values as Record<string, unknown>)[name]
  const next = rest.length === 0 ? value : withValue(isPlainObject(inner) ? inner : {}, rest, value)
  return { ...values, [name]: next }
}
/** Returns `values` with the edited fields. */
export const valuesWith = <V extends object>(values: V, edits: readonly FieldChange[]): V =>
  edits.reduce<object>(
    (merged, { path, to }) => withValue(merged, path.split('.'), to),
    values,
  ) as V
