import type { ErrorCodeOf } from '@/contracts/common/errorCodes'
import { DISK_FULL_CODE, DISK_FULL_MESSAGE } from './diskSpace'

/**
 * Whether the database opened; the maintenance check reads it without touching the database. On globalThis, because
 * each API route has its own copy of a module.
 */
const processState = globalThis as { databaseDown?: boolean }
export const health = {
  get databaseDown() {
    return processState.databaseDown ?? false
  },
  set databaseDown(down: boolean) {
    processState.databaseDown = down
  },
}

/**
 * Errors of the connection, and what PostgreSQL says while it starts or stops, is a replica (25006) or has no such
 * database (3D000, in the middle of a restore): the database is unavailable; the call is not at fault.
 */
const UNAVAILABLE_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EPIPE'],
  'EAI_AGAIN',
  ...['08000', '08001', '08003', '08004', '08006', '25006', '3D000', '53300', '57P01', '57P02'],
  '57P03',
]
/** Messages of the driver (pg) about a lost or missing connection, which have no code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/
type Failure = { code?: unknown; message?: unknown; cause?: unknown }
type Body = { code: ErrorCodeOf<503 | 507>; messages: string[] }
type DatabaseRefusal = { status: 503 | 507; body: Body; retryAfterSeconds: number }

/** The pool and the embedded engine recover by themselves, so the next call may succeed. */
const unavailable: DatabaseRefusal = {
  status: 503,
  body: {
    code: 'unavailable',
    messages: ['現在、データベースに接続できません。しばらくしてから、もう一度お試しください。'],
  },
  retryAfterSeconds: 5,
}
/**
 * Refused because other calls took too long. This transaction was not begun or was rolled back, so repeating it is
 * safe.
 */
const busy: DatabaseRefusal = {
  status: 503,
  body: {
    code: 'busy',
    messages: [
      'ただいま混み合っているため、処理できませんでした。少し待ってから、もう一度お試しください。',
    ],
  },
  retryAfterSeconds: 5,
}
const diskFull: DatabaseRefusal = {
  status: 507,
  body: { code: DISK_FULL_CODE, messages: [DISK_FULL_MESSAGE] },
  retryAfterSeconds: 60,
}
const refusals = new Map<unknown, DatabaseRefusal>([
  ...UNAVAILABLE_CODES.map((code) => [code, unavailable] as const),
  ['ENGINE_AWAY', unavailable],
  ['ENGINE_BUSY', busy],
  // query_canceled: the statement exceeded its time limit, mostly while it waited for rows that another call holds.
  ['57014', busy],
  // disk_full
  ['53100', diskFull],
])

/**
 * Returns the answer to a call whose error means that the database cannot work now; undefined for every other error. It
 * checks the shape of the error and not its class: the error may come from another realm, and Drizzle wraps it.
 */
export function databaseRefusalOf(error: unknown): DatabaseRefusal | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, message, cause } = error as Failure
  if (typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message)) return unavailable
  return refusals.get(code) ?? databaseRefusalOf(cause)
}
