import { existsSync } from 'node:fs'

/** Puts the settings of `.env.local` and then of `.env` into the environment. A variable that is set already stays. */
export function loadEnvironmentFiles() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
}

/** Prints rows as a table, or a sentence where there are none. */
export function printTable(rows: readonly object[], emptyText: string) {
  if (rows.length > 0) console.table(rows)
  else console.log(emptyText)
}

/** Runs a command of the operator. Its error is shown by its message alone, and the process ends with the code 1. */
export function runCommand(command: () => Promise<void>) {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
