import type { PartialStrykerOptions } from '@stryker-mutator/api/core'
import { subjectNamed } from './subjects'

const name = process.env['MUTATION_SUBJECT']
const { mutate, environment, leastPercent } = subjectNamed(name)

/** Mutation tests of one subject of subjects.ts: `MUTATION_SUBJECT=pay npm run mutation` (ADR 42). */
const config: PartialStrykerOptions = {
  mutate: [...mutate],
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.ts' },
  // What each test covers is counted in Jest's own environment and in that of environment.cjs.
  coverageAnalysis: environment === 'database' ? 'off' : 'perTest',
  thresholds: { high: 100, low: leastPercent, break: leastPercent },
  concurrency: 2,
  // On a loaded machine a slow test must not count as an endless loop, or the change would count as noticed.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false, skipFull: true },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  ignorePatterns: ['.*', '!.env.example', 'public', 'docs', 'reports'],
  tempDirName: '.stryker-tmp',
}

export default config
