import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Inside the project, because the bundler finds packages only below its root; hidden, so that nothing else looks into
// it.
const workshop = resolve('.next-bench')
const next = resolve('node_modules/.bin/next')

function build(name: string, fill: (dir: string) => void) {
  const dir = join(workshop, name)
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
  return dir
}

/** A bare Next application of the installed version: the unit of every ratio. */
export const buildBare = () => build('bare', () => {})

/** A page of our own DataTable and search field, and nothing else of the console, over as many rows as asked for. */
export const buildLists = () =>
  build('lists', (dir) => {
    for (const layer of ['ui', 'lib'])
      cpSync(join('src', layer), join(dir, 'src', layer), { recursive: true })
    writeFileSync(
      join(dir, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['dom', 'ES2023'],
          module: 'esnext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
          esModuleInterop: true,
          skipLibCheck: true,
          paths: { '@/*': ['./src/*'] },
        },
        include: ['**/*.ts', '**/*.tsx'],
      }),
    )
  })

/** The console itself, unless the build that is there is of these sources. */
export function buildConsole() {
  execFileSync(process.execPath, ['scripts/start.mjs', '--build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return resolve('.next')
}
