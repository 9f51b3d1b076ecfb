// npm run jobs: what waits, what is tried again and what failed for good. -- --failed lists the failed jobs, -- --retry
// <id> repeats one.
import { parseArgs } from 'node:util'
import type { OpenedDatabase } from '@/server/db/client'
import {
  countFailedJobs,
  failedJobs,
  queueStatus,
  retriedJobs,
  retryFailedJob,
} from '@/server/jobs/queue'
import { loadEnvironmentFiles, printTable, runCommand } from './kit/commandLine'
import { onDatabase } from './kit/onDatabase'

loadEnvironmentFiles()
const clock = () => new Date()

async function showStatus(db: OpenedDatabase) {
  const { status, retried, failed } = await db.tx('system', async (tx) => ({
    status: await queueStatus(tx, clock()),
    retried: await retriedJobs(tx, clock()),
    failed: await countFailedJobs(tx),
  }))
  printTable(status, '待っている仕事はありません。')
  printTable(retried, 'やり直しを待っている仕事はありません。')
  console.log(`失敗した仕事: ${failed}件${failed > 0 ? ' (一覧: npm run jobs -- --failed)' : ''}`)
}
const showFailed = async (db: OpenedDatabase) =>
  printTable(await db.tx('system', failedJobs), '失敗した仕事はありません。')
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
  await onDatabase((db) => {
    if (values.retry !== undefined) return retry(db, Number(values.retry))
    return values.failed ? showFailed(db) : showStatus(db)
  })
}

runCommand(run)
