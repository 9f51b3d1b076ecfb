import { readdirSync, readFileSync } from 'node:fs'
import type { NextConfig } from 'next'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`)
/** Returns Next's configuration under these two variables. */
function configUnder(mode: string, mocks: string) {
  const { NODE_ENV, MOCKS } = process.env
  Object.assign(process.env, { NODE_ENV: mode, MOCKS: mocks })
  let config: NextConfig = {}
  jest.isolateModules(() => {
    config = jest.requireActual<NextConfig>('../../next.config')
  })
  Object.assign(process.env, { NODE_ENV })
  if (MOCKS === undefined) delete process.env['MOCKS']
  else process.env['MOCKS'] = MOCKS
  return config
}

test('製品のコードは、モックを一つも読み込まない', () => {
  expect(sources.length).toBeGreaterThan(500)
  const importing = sources.filter((file) =>
    /(from|import)\s*\(?'(@mocks\/|[./]+\/mocks\/)/.test(readFileSync(file, 'utf8')),
  )
  expect(importing).toEqual([])
})
test('モックへの差し替えは、開発のときだけ', () => {
  const setup = '@/shell/page/clientSetup'
  const development = configUnder('development', 'on')
  const production = configUnder('production', 'on')
  expect(development.turbopack?.resolveAlias).toHaveProperty([setup])
  expect(production.turbopack?.resolveAlias).toEqual({})
})
