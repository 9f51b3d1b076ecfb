/** The only fields that leave the process. Never an address with its query, a body, a name or an e-mail address. */
const ALLOWED = [
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
export type LogLevel = 'error' | 'warn' | 'info'
export type LogEntry = { level: LogLevel } & { [K in (typeof ALLOWED)[number]]?: unknown }

const order: LogLevel[] = ['error', 'warn', 'info']
/** One JSON line for each entry of the level and above. JSON escapes line breaks, so an entry is always one line. */
export const logger =
  (least: LogLevel, write: (line: string) => void, clock: () => Date) => (entry: LogEntry) => {
    if (order.indexOf(entry.level) > order.indexOf(least)) return
    const fields = Object.fromEntries(
      ALLOWED.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])),
    )
    write(JSON.stringify({ at: clock().toISOString(), level: entry.level, ...fields }))
  }

type Shape = {
  name?: string
  code?: string
  constraint?: string
  constraint_name?: string
  message?: string
  stack?: string
  cause?: unknown
  issues?: { code: string; path: PropertyKey[] }[]
}
// The messages of a database or of a schema quote values; these two quote only the program.
const SPEAKS_OF_CODE = ['TypeError', 'ReferenceError']
/** What went wrong, without the values it went wrong with. By shape: an error may come from another realm. */
export function describe(error: unknown): Record<string, unknown> {
  const {
    name = 'unknown',
    code,
    constraint,
    constraint_name,
    message = '',
    stack = '',
    cause,
    issues,
  } = (error ?? {}) as Shape
  return {
    name,
    code,
    constraint: constraint ?? constraint_name,
    message: SPEAKS_OF_CODE.includes(name) ? message : undefined,
    issues: issues?.map((i) => `${i.path.map(String).join('.')} ${i.code}`),
    at: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    cause: cause === undefined ? undefined : describe(cause),
  }
}
