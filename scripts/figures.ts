/**
 * npm run figures: what the suites that go through the whole contract count, what a killed server and a full
 * disk lose, and how long calls wait for each other; one line of JSON each.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { diskFullFigure } from './figures/diskFull'
import { exportsFigure } from './figures/exports'
import { killFigure } from './figures/kill'
import { killChatFigure } from './figures/killChat'
import { killConfirmFigure } from './figures/killConfirm'
import { pdfFigure } from './figures/pdf'
import { slowCallsFigure } from './figures/slowCalls'

const MONEY_SUITES = ['__tests__/server/offerings/usageLimit', '__tests__/server/billing/byStore']

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
      ['node_modules/jest/bin/jest.js', ...paths, '--selectProjects', 'node'],
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

async function main() {
  const quick = process.argv.includes('--quick')
  // In haste only what no test runner can do: at this size `npm test` has run the suites.
  const good = quick
    ? []
    : [
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
  const figures: { failed: number }[] = []
  async function measure<F extends Record<string, unknown> & { failed: number }>(
    figure: () => F | Promise<F>,
  ) {
    const found = await figure()
    print(found)
    figures.push(found)
  }
  if (quick) process.env['KILL_ROUNDS'] ??= '5'
  else await measure(pdfFigure)
  await measure(killFigure)
  // A round fills a month of 1,500 lines: too long for every change.
  if (!quick) await measure(() => killConfirmFigure(20))
  await measure(killChatFigure)
  await measure(diskFullFigure)
  await measure(slowCallsFigure)
  // Filling the tables takes minutes.
  if (!quick) await measure(exportsFigure)
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/figures.json', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
  const isGood = good.every(Boolean) && figures.every(({ failed }) => failed === 0)
  process.exit(isGood ? 0 : 1)
}
main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
