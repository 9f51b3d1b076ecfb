type Failure = { code?: unknown; cause?: Failure } | undefined

/**
 * Returns the code of a database error ('40001') or of its cause. It does not use instanceof, because the driver's
 * error may come from another realm and Drizzle wraps it.
 */
export function errorCodeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as NonNullable<Failure>
  if (typeof code === 'string') return code
  return cause === undefined ? undefined : errorCodeOf(cause)
}
