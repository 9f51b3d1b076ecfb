import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Inside the project, because the bundler finds packages only below its root; its name begins with a dot, so that other
// tools ignore it.
const buildsDir = resolve('.next-bench')
const next = resolve('node_modules/.bin/next')

function build(name: string, fill: (dir: string) => void) {
  const dir = join(buildsDir, name)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  cpSync(join('scripts/bench/apps', name), dir, { recursive: true })
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: `bench-${name}`, private: true }))
  fill(dir)
  execFileSync(process.execPath, [next, 'build'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(dir, '.next')
}

/** An empty application of the installed Next.js: every ratio is a multiple of its figures. */
export const buildBare = () => build('bare', () => {})

/** A page with the console's DataTable and search field alone; its URL says how many rows it shows. */
export const buildLists = () =>
  build('lists', (dir) => {
    for (const layer of ['ui', 'lib'])
      cpSync(join('src', layer), join(dir, 'src', layer), { recursive: true })
    cpSync('tsconfig.json', join(dir, 'tsconfig.json'))
  })

/** The console itself. A build of the same sources is used again. */
export function buildConsole() {
  execFileSync(process.execPath, ['scripts/start.mjs', '--build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return resolve('.next')
}
