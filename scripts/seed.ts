// npm run seed: fills an empty database with demonstration data. -- --reset removes the embedded database first.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@/server/config'
import { lockDirectory } from '@/server/db/embedded/directoryLock'
import { fillDemonstration } from '@/server/demo/fillDemonstration'
import { logger } from '@/server/platform/logger'
import { loadEnvironmentFiles, runCommand } from './kit/commandLine'
import { onDatabase } from './kit/onDatabase'

loadEnvironmentFiles()
// On PostgreSQL, too, what this command fills is the demonstration, with its fictitious issuer of invoices.
process.env['SEED_DEMO'] = '1'
const clock = () => new Date()

async function removeDatabase() {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl)
    throw new Error(
      'DATABASE_URL のデータベースは、ここからは消しません。PostgreSQLの道具 (dropdb, createdb) をお使いください。',
    )
  const dir = resolve(dataDir)
  const release = await lockDirectory(dir)
  rmSync(dir, { recursive: true, force: true })
  release()
}

runCommand(async () => {
  const { values } = parseArgs({ options: { reset: { type: 'boolean' } } })
  if (values.reset) await removeDatabase()
  await onDatabase(async (db, { databaseUrl, demoScale, application }) => {
    const context = { db, clock, log: logger('warn', console.error, clock), settings: application }
    if (await fillDemonstration(context, { random: randomBytes, scale: demoScale }))
      console.log('デモ用のデータを入れました。')
    else
      console.log(
        databaseUrl
          ? 'すでにデータがあります。デモ用のデータは、空のデータベースにだけ入れられます。'
          : 'すでにデータがあります。消して入れ直すには、npm run seed -- --reset を実行してください。',
      )
  })
})
