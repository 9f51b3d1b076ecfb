// npm run drill: a restore drill. Dumps the database at DATABASE_URL, restores the dump into a new database of the
// server at DRILL_DATABASE_URL, compares every table, policy and grant, starts the console on the copy, and removes it.
// npm run drill -- --failover: PostgreSQL and processes fail under load, on servers of its own. --only: the cases whose
// name has this text; --compare: writes in a second also when changes are announced within the transaction.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareWith, dumpDatabase, restoreDatabase } from './drill/drill'
import { tryServer } from './drill/server'
import { loadEnvironmentFiles, runCommand } from './kit/commandLine'

loadEnvironmentFiles()

const HELP = `使い方:
  DATABASE_URL=<控えを取る役割のアドレス> DRILL_DATABASE_URL=<試すサーバーの管理者のアドレス> npm run drill
  npm run drill -- --failover
DATABASE_URL のデータベースは読むだけです。詳しくは docs/OPERATIONS.md にあります。`

const since = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)}秒`
/** Says what is done and how long it took: the sum is how long people wait after a real loss. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now()
  const result = await work()
  console.log(`${name}: ${since(from)}`)
  return result
}

async function drillRestore() {
  const source = process.env.DATABASE_URL
  const target = process.env.DRILL_DATABASE_URL
  if (!source || !target) throw new Error(HELP)
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
  // It needs the server's own code, which the restore does not.
  const { runFailoverDrill } = await import('./drill/failover/run')
  await runFailoverDrill({ only: values.only, isCompared: values.compare })
}

runCommand(run)
