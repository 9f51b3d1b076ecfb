/**
 * npm run figures: the suites over the whole contract, the losses after a kill, and how long calls wait for each other;
 * one line of JSON each. `-- exports` measures that figure alone, `-- --quick` those that CI asks for.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { exportsFigure } from './figures/exports'
import { killFigure } from './figures/kill'
import { largeBodiesFigure, slowCallsFigure } from './figures/latency'
import { pdfFigure } from './figures/pdf'
import { runCommand } from './kit/commandLine'

const SUITES = [
  'figures',
  'server/accounts',
  'server/billing/months',
  'server/http',
  'server/offerings/usageLimit',
]
/** The sizes of the suites, above those of a usual run of Jest. */
const SIZES = {
  FUZZ_RUNS: '150',
  TIMING_PAIRS: '200',
  SEAT_ROUNDS: '50',
  LIMIT_ROUNDS: '50',
  MONTH_ROUNDS: '9',
  PROPERTY_RUNS: '2000',
  MANY_PAIRS: '41',
}

/** Runs the suites, which print their lines; whether all pass. */
const runSuites = () =>
  spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...SUITES.map((path) => `__tests__/${path}`),
      ...['--selectProjects', 'node', 'full'],
    ],
    {
      env: { FUZZ_SEED: String(Date.now() % 2 ** 31), ...process.env, ...SIZES },
      stdio: 'inherit',
    },
  ).status === 0

const measurements = {
  pdf: pdfFigure,
  kill: killFigure,
  slowCalls: slowCallsFigure,
  largeBodies: largeBodiesFigure,
  exports: exportsFigure,
}
type Name = keyof typeof measurements
const allNames = Object.keys(measurements) as Name[]
/** Those that take less than a minute and need a server that is a process of its own. */
const quickNames: readonly Name[] = ['kill', 'slowCalls']

/** The figures that the command line names. Throws for a name that no figure has. */
function namesAsked(words: readonly string[]): Name[] {
  const unknown = words.find((word) => !allNames.some((name) => name === word))
  if (unknown) throw new Error(`no figure ${unknown}: there are ${allNames.join(', ')}`)
  return allNames.filter((name) => words.includes(name))
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  })
  const wantedNames = namesAsked(positionals)
  if (values.quick) process.env['KILL_ROUNDS'] ??= '5'
  // With --quick only those figures are measured that no test runner can do: CI has run the suites.
  let isGood = wantedNames.length > 0 || values.quick || runSuites()
  const standard = values.quick ? quickNames : allNames
  for (const name of wantedNames.length > 0 ? wantedNames : standard) {
    const found = await measurements[name]()
    console.log(JSON.stringify(found))
    isGood &&= found.failed === 0
  }
  process.exitCode = isGood ? 0 : 1
}
runCommand(run)
