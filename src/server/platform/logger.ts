import pino from 'pino'
import { currentRequestId } from './requestId'

/** The only fields that leave the process. Never a URL with its query, a body, a name or an e-mail address. */
const ALLOWED = [
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'account',
  'code',
  'job',
  'kind',
  'attempt',
  'event',
  'error',
  'dir',
  'port',
] as const
type LogLevel = 'error' | 'warn' | 'info'
export type LogEntry = { level: LogLevel } & { [K in (typeof ALLOWED)[number]]?: unknown }

/** Second line of defence, for values inside an allowed field. */
const REDACTED = ['email', 'password', 'token', 'body', 'query'].map((name) => `*.${name}`)
const allowedFields = (entry: Record<string, unknown>) =>
  Object.fromEntries(
    ALLOWED.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])),
  )

/** One JSON line for each entry of `level` and above, with the id of the call that wrote it. */
export function logger(level: LogLevel, write: (line: string) => void, clock: () => Date) {
  const log = pino(
    {
      level,
      base: null,
      timestamp: () => `,"at":"${clock().toISOString()}"`,
      mixin: () => ({ requestId: currentRequestId() }),
      formatters: { level: (label) => ({ level: label }), log: allowedFields },
      redact: { paths: REDACTED, remove: true },
    },
    {
      write: (line) => {
        write(line.trimEnd())
      },
    },
  )
  return ({ level: entryLevel, ...fields }: LogEntry) => {
    log[entryLevel](fields)
  }
}

type Shape = {
  name?: string
  code?: string
  constraint?: string
  message?: string
  stack?: string
  cause?: unknown
  issues?: { code: string; path: PropertyKey[] }[]
}
// The messages of a database or of a schema quote values; these two quote only the program.
const SPEAKS_OF_CODE = ['TypeError', 'ReferenceError']
/**
 * Codes of Node.js and classes of PostgreSQL that are about the connection or the server: their messages name hosts,
 * databases and roles, never rows.
 */
const SPEAKS_OF_SERVER = /^(E[A-Z_]{3,}|(08|28|3D|53|55|57|58)\w{3}|25006|42501)$/
const isHarmless = (name: string, code = '') =>
  SPEAKS_OF_CODE.includes(name) || SPEAKS_OF_SERVER.test(code)
/**
 * Describes an error without the values that caused it. It does not use instanceof: the error may be of another realm.
 */
export function describe(error: unknown): Record<string, unknown> {
  const {
    name = 'unknown',
    code,
    constraint,
    message = '',
    stack = '',
    cause,
    issues,
  } = (error ?? {}) as Shape
  return {
    name,
    code,
    constraint,
    message: isHarmless(name, code) ? message : undefined,
    issues: issues?.map((issue) => `${issue.path.map(String).join('.')} ${issue.code}`),
    at: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    cause: cause === undefined ? undefined : describe(cause),
  }
}
