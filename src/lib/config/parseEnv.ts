import type * as z from 'zod/mini'

type Env = Record<string, string | undefined>

/** The environment has invalid variables; `problems` has one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(readonly problems: readonly string[]) {
    super(['設定に誤りがあります。', ...problems.map((problem) => `  ${problem}`)].join('\n'))
  }
}

/**
 * Parses the environment. Empty variables count as not set. Throws ConfigError, without the values: some are secrets.
 */
export function parseEnv<T>(schema: z.ZodMiniType<T>, env: Env): T {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  throw new ConfigError(
    result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  )
}
