/**
 * Whether the database opened; the maintenance check reads it without touching the database. On globalThis, because
 * each API route has its own copy of a module.
 */
const kept = globalThis as { databaseDown?: boolean }
export const health = {
  get databaseDown() {
    return kept.databaseDown ?? false
  },
  set databaseDown(down: boolean) {
    kept.databaseDown = down
  },
}

/**
 * Connection errors of the drivers, and what PostgreSQL says while it starts or stops: the database is away, not the
 * call wrong.
 */
const UNAVAILABLE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EPIPE'],
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['08000', '08001', '08003', '08004', '08006', '53300', '57P01', '57P02', '57P03'],
])
type Failure = { code?: unknown; cause?: unknown }
// By shape: the error may come from another realm, and drizzle wraps it.
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as Failure
  return (typeof code === 'string' && UNAVAILABLE_CODES.has(code)) || isDatabaseUnavailable(cause)
}
/** The pool connects again by itself: the next call may succeed. */
export const unavailableBody = {
  code: 'unavailable',
  messages: ['現在、データベースに接続できません。しばらくしてから、もう一度お試しください。'],
}
