// npm run drill: the restore drill. It dumps the database at DATABASE_URL, restores the dump into a new database of the
// server at DRILL_DATABASE_URL, compares every table, policy and grant, starts the console on the copy, and removes it.
// npm run drill -- --failover: the failover drill. PostgreSQL and processes fail under load, on servers of its own.
// --only TEXT runs the cases whose name contains the text. --compare also measures writes while changes are announced
// within the transaction.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareWith, dumpDatabase, restoreDatabase } from './drill/drill'
import { loadEnvironmentFiles, runCommand } from './kit/commandLine'
import { freePort } from './kit/freePort'
import { start } from './kit/processes'

loadEnvironmentFiles()

const HELP = `使い方:
  DATABASE_URL=<控えを取る役割のアドレス> DRILL_DATABASE_URL=<試すサーバーの管理者のアドレス> npm run drill
  npm run drill -- --failover
DATABASE_URL のデータベースは読むだけです。詳しくは docs/OPERATIONS.md にあります。`

const since = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)}秒`
/** Runs a step and prints its name and duration. The sum of the durations is how long people wait after a real loss. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now()
  const result = await work()
  console.log(`${name}: ${since(from)}`)
  return result
}

const READY_WITHIN_MS = 300_000

/**
 * Starts the console on the database at `url`, on this machine alone and with no mail server, waits until it can answer
 * calls, and stops it. Throws with the output when it does not.
 */
async function tryServer(url: string): Promise<void> {
  const port = await freePort()
  const server = await start(['scripts/start.mjs', '--built'], {
    port,
    path: '/readyz',
    timeout: READY_WITHIN_MS,
    env: {
      DATABASE_URL: url,
      PORT: String(port),
      LISTEN_HOST: '127.0.0.1',
      // The copy contains mails and jobs of real people, so nothing may be sent.
      SMTP_URL: '',
      MARKET_SIMULATOR: 'off',
      SEED_DEMO: '0',
    },
  }).catch((error: unknown) => {
    throw new Error(
      `サーバーが始まりませんでした。\n${error instanceof Error ? error.message : ''}`,
    )
  })
  await server.stop()
}

async function drillRestore() {
  const source = process.env.DATABASE_URL
  const target = process.env.DRILL_DATABASE_URL
  if (!source || !target) throw new Error(HELP)
  if (!existsSync('.next/BUILD_ID'))
    throw new Error(
      'はじめに npm run build を実行してください。控えから戻したあとの起動に使います。',
    )
  const folder = mkdtempSync(join(tmpdir(), 'console-drill-'))
  const file = join(folder, 'console.dump')
  try {
    const dumped = await step('控えを取る (pg_dump)', () => dumpDatabase(source, file))
    const copy = await step('戻す (pg_restore)', () => restoreDatabase(target, file, dumped))
    try {
      const differences = await step('比べる', () => compareWith(dumped, copy))
      if (differences.length > 0)
        throw new Error(`戻したものが、元と違います。\n${differences.join('\n')}`)
      console.log(
        `${dumped.inventory.size}項目 (行数・中身・権限・行の保護・制約) が、元と同じです。`,
      )
      await step('戻したデータベースで起動する', () => tryServer(copy.url))
    } finally {
      await copy.remove()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run() {
  const { values } = parseArgs({
    options: {
      failover: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      compare: { type: 'boolean', default: false },
    },
  })
  if (!values.failover) return drillRestore()
  // Imported here, because only this drill needs the code of the server.
  const { runFailoverDrill } = await import('./drill/failover/run')
  await runFailoverDrill({ only: values.only, alsoInTriggers: values.compare })
}

runCommand(run)
