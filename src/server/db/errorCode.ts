type Failure = { code?: unknown; cause?: Failure } | undefined

/**
 * The code of a database error ('40001'), its own or that of its cause. Not by instanceof: the driver's error may come
 * from another realm, and drizzle wraps it.
 */
export function errorCodeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as NonNullable<Failure>
  if (typeof code === 'string') return code
  return cause === undefined ? undefined : errorCodeOf(cause)
}
