const BREAKPOINT = '--> statement-breakpoint'

/** The migration with row-level security forced on every table that it creates. */
export function withForcedRls(migration: string): string {
  const tables = [...migration.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, name]) => name)
  const statements = tables.map((name) => `ALTER TABLE "${name}" FORCE ROW LEVEL SECURITY;`)
  return [migration.trimEnd(), ...statements].join(`${BREAKPOINT}\n`) + '\n'
}
