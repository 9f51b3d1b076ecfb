import nodemailer from 'nodemailer'
import type { Database } from '@/server/db/transaction'
import { outbox } from '@/server/db/schema'
import type { Message, AppContext } from '@/server/http/context'

/** Keeps what would be sent: the development page shows it. The job's id makes a second time the first. */
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

/** Sends over SMTP and notes that it did, without the text: it may hold a link that opens an account. SMS has no way out yet and is kept. */
export function createSmtpMailer(
  db: Database,
  clock: () => Date,
  url: string,
  from: string,
): AppContext['mail'] {
  const transport = nodemailer.createTransport(url)
  const keep = createOutboxMailer(db, clock)
  return async (message: Message) => {
    if (message.channel === 'sms') return keep(message)
    // A mail server drops what it has had under the same name before: a job that runs again sends nothing twice.
    await transport.sendMail({
      from,
      to: message.to,
      subject: message.subject,
      text: message.body,
      textEncoding: 'base64',
      messageId: `<job-${message.jobId}@${new URL(url).hostname || 'localhost'}>`,
    })
    return keep({ ...message, body: '' })
  }
}
