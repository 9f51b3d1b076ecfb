// A program: one worker that takes mail jobs from DATABASE_URL and sends them through SMTP_URL. Its arguments: the
// seconds of its lease, and a file with the present in milliseconds, so that the lease ends before the relay answers.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readConfig } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { mailJob } from '@/server/jobs/handlers/mails/mail'
import { slotsPerLane } from '@/server/jobs/registry'
import { JobRunner } from '@/server/jobs/worker'
import { ChangeFeed } from '@/server/platform/changes'
import { logger } from '@/server/platform/logger'
import { createSmtpMailer } from '@/server/platform/mailer/outbox'
import { createMetrics } from '@/server/platform/metrics'
import { databaseStorage } from '@/server/platform/storage/fileStorage'

const POLL_MS = 20
const [leaseSeconds = '', clockFile = ''] = process.argv.slice(2)
const clock = () => new Date(Number(readFileSync(clockFile, 'utf8')))

async function run() {
  const { databaseUrl, smtpUrl = '', mailFrom, application } = readConfig()
  const db = await openDatabase({ url: databaseUrl })
  const context = {
    db,
    codeKey: Buffer.alloc(32),
    changes: new ChangeFeed(),
    clock,
    random: randomBytes,
    log: logger('warn', console.log, clock),
    metrics: createMetrics(),
    files: databaseStorage,
    settings: application,
    mail: createSmtpMailer(db, clock, smtpUrl, mailFrom),
  }
  const definitions = { mail: { ...mailJob, leaseSeconds: Number(leaseSeconds) } }
  const runner = new JobRunner(context, definitions, slotsPerLane, POLL_MS)
  console.log('working')
  process.once('SIGTERM', () => {
    void runner.stop().then(() => db.close())
  })
}
void run()
