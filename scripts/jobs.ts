// npm run jobs: what waits and what failed for good. -- --failed lists the failed jobs, -- --retry <id> repeats one.
import { parseArgs } from 'node:util'
import { readConfig } from '@/server/config'
import { openDatabase, type OpenedDatabase } from '@/server/db/client'
import { countFailedJobs, failedJobs, queueStatus, retryFailedJob } from '@/server/jobs/queue'
import { loadEnvironmentFiles, runCommand } from './kit/commandLine'

loadEnvironmentFiles()
const clock = () => new Date()

async function showStatus(db: OpenedDatabase) {
  const { status, failed } = await db.tx('system', async (tx) => ({
    status: await queueStatus(tx, clock()),
    failed: await countFailedJobs(tx),
  }))
  if (status.length > 0) console.table(status)
  else console.log('待っている仕事はありません。')
  console.log(`失敗した仕事: ${failed}件${failed > 0 ? ' (一覧: npm run jobs -- --failed)' : ''}`)
}
async function showFailed(db: OpenedDatabase) {
  const failed = await db.tx('system', failedJobs)
  if (failed.length === 0) console.log('失敗した仕事はありません。')
  else console.table(failed)
}
async function retry(db: OpenedDatabase, id: number) {
  const isRetried = await db.tx('system', (tx) => retryFailedJob(tx, id, clock()))
  if (isRetried)
    console.log(`仕事 ${id} を、もう一度行います。サーバーが動いていれば、すぐに始まります。`)
  else {
    console.error(
      `失敗した仕事の中に ${id} はありません。番号は npm run jobs -- --failed で分かります。`,
    )
    process.exitCode = 1
  }
}

async function run() {
  const { values } = parseArgs({
    options: { failed: { type: 'boolean' }, retry: { type: 'string' } },
  })
  // The embedded database has one process at a time: while the server runs, this throws an error that says so.
  const { databaseUrl, dataDir } = readConfig()
  const db = await openDatabase({ url: databaseUrl, dir: dataDir })
  try {
    if (values.retry !== undefined) await retry(db, Number(values.retry))
    else if (values.failed) await showFailed(db)
    else await showStatus(db)
  } finally {
    await db.close()
  }
}

runCommand(run)
