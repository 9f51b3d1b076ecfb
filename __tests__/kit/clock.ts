import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const CLOCK_FILE = resolve('__tests__/kit/clock.cjs')

/**
 * The environment of a server with another clock. `setting`: an instant that stands still, or an offset (`clock.cjs`).
 */
export const clockEnvironment = (setting: string) => ({
  NODE_OPTIONS: `--require ${CLOCK_FILE}`,
  CONSOLE_CLOCK: setting,
})

/** The init script that gives a page the same clock. */
export const clockScript = (setting: string) =>
  `globalThis.consoleClock = ${JSON.stringify(setting)};${readFileSync(CLOCK_FILE, 'utf8')}`
