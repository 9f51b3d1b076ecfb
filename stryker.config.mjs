/**
 * Mutation tests by subject: `npm run mutation -- <subject>` (scripts/mutation/subjects.ts, ADR 42).
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
const config = {
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.ts' },
  concurrency: 2,
  // A loaded machine must not pass for an endless loop: a change that only makes a test late is not noticed.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false, skipFull: true },
  ignorePatterns: ['.*', '!.env.example', 'public', 'docs', 'reports'],
  tempDirName: '.stryker-tmp',
}

export default config
