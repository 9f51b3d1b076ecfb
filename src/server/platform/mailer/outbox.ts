import { eq, lt } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { outbox } from '@/server/db/schema'
import type { Database, Tx } from '@/server/db/transaction'
import type { Message, AppContext } from '@/server/http/context'

/** Stores the message instead of sending it, for the development page. The id of the job makes it idempotent. */
export const createOutboxMailer =
  (db: Database, clock: () => Date): AppContext['mail'] =>
  async (message) => {
    await db.tx('system', async (tx) => {
      await tx
        .insert(outbox)
        .values({ ...message, createdAt: clock().toISOString() })
        .onConflictDoNothing()
    })
  }

/**
 * All shorter than the lease of a mail job. The last one covers the answer to the end of the text, for which RFC 5321
 * §4.5.3.2.6 asks for patience: a relay that accepts the mail and answers late would otherwise get it twice.
 */
const smtpTimeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 30_000,
  socketTimeout: 240_000,
} as const

const isSent = (db: Database, jobId: number) =>
  db.tx('system', async (tx) => (await tx.$count(outbox, eq(outbox.jobId, jobId))) > 0)

/**
 * Sends over SMTP and stores that it did, without the text: it may hold a link that opens an account. SMS and
 * calls have no gateway yet and are stored.
 */
export function createSmtpMailer(
  db: Database,
  clock: () => Date,
  url: string,
  from: string,
): AppContext['mail'] {
  const transport = nodemailer.createTransport({ url, ...smtpTimeouts })
  const store = createOutboxMailer(db, clock)
  return async (message: Message) => {
    if (message.channel === 'sms' || message.channel === 'voice') return store(message)
    // An earlier attempt may have sent the mail and then failed to mark its job as done.
    if (await isSent(db, message.jobId)) return
    // Many mail servers drop a second mail with the same id: it covers a crash between sending and storing.
    await transport.sendMail({
      from,
      to: message.to,
      subject: message.subject,
      text: message.body,
      textEncoding: 'base64',
      messageId: `<job-${message.jobId}@${new URL(url).hostname || 'localhost'}>`,
    })
    return store({ ...message, body: '' })
  }
}

/** Deletes messages from before `limit`. */
export const dropOldMessages = (db: Tx, limit: string) =>
  db.delete(outbox).where(lt(outbox.createdAt, limit))
