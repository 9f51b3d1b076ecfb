import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fillDemonstration } from '@/server/demo/fillDemonstration'
import { lockDirectory } from '@/server/db/directoryLock'
import { openDatabase } from '@/server/db/client'
import { readConfig } from '@/server/config'
import { logger } from '@/server/platform/logger'
import { loadEnvironmentFiles } from './kit/commandLine'

const HELP = `使い方:
  npm run seed                       データがなければ、デモ用のデータを入れます
  npm run seed -- --reset            今のデータを消して、デモ用のデータを入れ直します
DEMO_SCALE=50 を付けると、計測用に約10万件の求人を作ります。`

loadEnvironmentFiles()
const clock = () => new Date()
const [flag] = process.argv.slice(2)

async function run() {
  const { databaseUrl, dataDir, demoScale, application } = readConfig()
  const dir = resolve(dataDir)
  if (flag !== undefined && flag !== '--reset') throw new Error(HELP)
  if (flag !== undefined && databaseUrl)
    throw new Error(
      'DATABASE_URL のデータベースは、ここからは消しません。PostgreSQLの道具 (dropdb, createdb) をお使いください。',
    )
  if (flag === '--reset') {
    const release = await lockDirectory(dir)
    rmSync(dir, { recursive: true, force: true })
    release()
  }
  const db = await openDatabase({ url: databaseUrl, dir })
  try {
    const context = { db, clock, log: logger('warn', console.error, clock), settings: application }
    if (await fillDemonstration(context, { random: randomBytes, scale: demoScale }))
      console.log('デモ用のデータを入れました。')
    else
      console.log(
        'すでにデータがあります。消して入れ直すには、npm run seed -- --reset を実行してください。',
      )
  } finally {
    await db.close()
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
