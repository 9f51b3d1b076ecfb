import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPostgresDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { connect } from '@/server/db/pool'
import { jobs, outbox } from '@/server/db/schema'
import type { Database } from '@/server/db/transaction'
import { enqueueMail } from '@/server/jobs/messages'
import { outliveLeases } from '@tests/kit/leases'
import { startMailServer } from '@tests/kit/mailServer'
import { startProgram, type Program } from '@tests/kit/processes'
import { until } from '@tests/kit/waiting'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

// Two processes share one database, and a mail relay answers after their lease would have ended.
const LEASE_SECONDS = 1
const MAILS = 3
const DONE_WITHIN_MS = 30_000
const testIf = hasPostgres ? test : test.skip

async function untilDone(db: Database) {
  const open = () =>
    db.tx('system', async (tx) => (await tx.select().from(jobs)).filter((job) => !job.doneAt))
  await until(async () => (await open()).length === 0, { withinMs: DONE_WITHIN_MS })
}

testIf(
  '遅いメールサーバーと2つのプロセスでも、メールはそれぞれ1通だけ、1回目で出る',
  async () => {
    const cluster = await createCluster()
    let letAnswer = () => {}
    const relay = await startMailServer({
      mayAnswer: new Promise((resolve) => {
        letAnswer = resolve
      }),
    })
    const folder = mkdtempSync(join(tmpdir(), 'mail-clock-'))
    const clockFile = join(folder, 'now')
    const setNow = (now: Date) => {
      // No worker reads half of a number.
      writeFileSync(`${clockFile}.new`, String(now.getTime()))
      renameSync(`${clockFile}.new`, clockFile)
    }
    const from = new Date()
    const workers: Program[] = []
    try {
      cluster.start()
      await migrateDatabase(cluster.url)
      const db = createPostgresDatabase(connect(cluster.url))
      await db.tx('system', async (tx) => {
        for (let n = 1; n <= MAILS; n++)
          await enqueueMail(tx, `mori${n}@example.jp`, { subject: '件名', body: `本文${n}` }, from)
      })
      const env = { DATABASE_URL: cluster.url, SMTP_URL: relay.url }
      setNow(from)
      const args = [String(LEASE_SECONDS), clockFile]
      workers.push(...[1, 2].map(() => startProgram('mailProcess.ts', args, env)))
      await Promise.all(workers.map(({ line }) => line(/working/)))
      await outliveLeases(db, { count: MAILS, leaseSeconds: LEASE_SECONDS, from }, setNow)
      letAnswer()
      await untilDone(db)
      // Long enough for a second attempt to arrive.
      await sleep(1500)
      expect(relay.accepted).toHaveLength(MAILS)
      expect(
        await db.tx('system', (tx) =>
          tx.select({ attempts: jobs.attempts, failure: jobs.failure }).from(jobs),
        ),
      ).toEqual(Array.from({ length: MAILS }, () => ({ attempts: 1, failure: null })))
      expect(await db.tx('system', (tx) => tx.$count(outbox))).toBe(MAILS)
      await db.close()
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()))
      await relay.close()
      cluster.remove()
      rmSync(folder, { recursive: true })
    }
  },
  400_000,
)
