/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import everyTest from '../../jest.config'
import { subjectNamed } from './subjects'

/** The tests of one subject of `npm run mutation`, as one project: Stryker counts covered lines in one alone. */
const config = async (): Promise<Config> => {
  const { tests, environment } = subjectNamed(process.env['MUTATION_SUBJECT'])
  const wanted = environment === 'browser' ? 'parts' : 'node'
  const { projects = [], globalSetup } = await everyTest()
  const project = projects
    .filter((entry) => typeof entry !== 'string')
    .find(({ displayName }) => displayName === wanted)
  return {
    ...project,
    rootDir: process.cwd(),
    testMatch: tests.map((path) => `<rootDir>/__tests__/${path}`),
    ...(environment === 'plain' && { testEnvironment: 'node' }),
    ...(environment === 'browser' && {
      testEnvironment: './scripts/mutation/environment.cjs',
      setupFilesAfterEnv: [
        ...((project?.setupFilesAfterEnv ?? []) as string[]),
        '<rootDir>/scripts/mutation/setup.browser.ts',
      ],
    }),
    ...(environment === 'database' && globalSetup && { globalSetup }),
  }
}

export default config
