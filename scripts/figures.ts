/**
 * npm run figures: the counts of the suites over the whole contract, the losses after a kill, and how long calls wait
 * for each other; one line of JSON each. `-- exports` measures that figure alone.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { exportsFigure } from './figures/exports'
import { largeBodiesFigure } from './figures/largeBodies'
import { killFigure } from './figures/kill'
import { pdfFigure } from './figures/pdf'
import { slowCallsFigure } from './figures/slowCalls'

const MONEY_SUITES = ['__tests__/server/offerings/usageLimit', '__tests__/server/billing/months']

const lines: Record<string, unknown>[] = []
function print(line: Record<string, unknown>) {
  lines.push(line)
  console.log(JSON.stringify(line))
}

/** Runs test files; passes on the lines they report, and on failure all they said. */
function suites(name: string, paths: string[], env: Record<string, string> = {}) {
  const from = Date.now()
  return new Promise<boolean>((done) => {
    const child = spawn(
      process.execPath,
      ['node_modules/jest/bin/jest.js', ...paths, '--selectProjects', 'node', 'full'],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
      })
    child.on('exit', (code) => {
      for (const line of output.split('\n').filter((l) => l.startsWith('{"suite"')))
        print(JSON.parse(line) as Record<string, unknown>)
      const [, failed = '0', passed = '0'] =
        /Tests:\s+(?:(\d+) failed, )?(?:\d+ skipped, )?(?:(\d+) passed)?/.exec(output) ?? []
      print({
        suite: name,
        tests: Number(failed) + Number(passed),
        failed: Number(failed),
        seconds: Math.round((Date.now() - from) / 1000),
      })
      if (code !== 0) console.error(output)
      done(code === 0)
    })
  })
}

const measurements = {
  pdf: pdfFigure,
  kill: killFigure,
  slowCalls: slowCallsFigure,
  largeBodies: largeBodiesFigure,
  exports: exportsFigure,
}
type Name = keyof typeof measurements
const allNames = Object.keys(measurements) as Name[]
/** Before every change: those that take less than a minute and need a server that is a process of its own. */
const quickNames: readonly Name[] = ['kill', 'slowCalls']

/** The figures that the command line names. Throws for a name that no figure has. */
function namesAsked(words: readonly string[]): Name[] {
  const unknown = words.find((word) => !allNames.some((name) => name === word))
  if (unknown) throw new Error(`no figure ${unknown}: there are ${allNames.join(', ')}`)
  return allNames.filter((name) => words.includes(name))
}

async function contractSuites() {
  return [
    await suites('through the whole contract', ['__tests__/figures', ...MONEY_SUITES], {
      FUZZ_RUNS: '150',
      FUZZ_SEED: process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31),
      TIMING_PAIRS: '200',
      SEAT_ROUNDS: '50',
      LIMIT_ROUNDS: '50',
      MONTH_ROUNDS: '9',
      PROPERTY_RUNS: '2000',
      MANY_PAIRS: '41',
    }),
    await suites('sessions, passwords, setup tokens, addresses (T5)', [
      '__tests__/server/accounts',
      '__tests__/server/http',
    ]),
  ]
}

async function main() {
  const isQuick = process.argv.includes('--quick')
  const asked = namesAsked(process.argv.slice(2).filter((word) => !word.startsWith('--')))
  if (isQuick) process.env['KILL_ROUNDS'] ??= '5'
  // With --quick only what no test runner can do: `npm test` has run the suites at this size.
  const isEverything = asked.length === 0 && !isQuick
  let isGood = isEverything ? (await contractSuites()).every(Boolean) : true
  const standard = isQuick ? quickNames : allNames
  for (const name of asked.length > 0 ? asked : standard) {
    const found = await measurements[name]()
    print(found)
    isGood &&= found.failed === 0
  }
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/figures.json', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
  process.exit(isGood ? 0 : 1)
}
main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
