import { eq } from 'drizzle-orm'
import { jobs } from '@/server/db/schema'
import type { JobDefinition } from '@/server/jobs/worker'

export const mailJob: JobDefinition = {
  lane: 'mail',
  // Above the time-outs of the mailer: a relay may take minutes to take a mail over, and a second attempt would send it twice.
  leaseSeconds: 300,
  run: async ({ id, payload }, context) => {
    await context.mail({
      channel: payload['channel'] === 'sms' ? 'sms' : 'mail',
      to: String(payload['to']),
      subject: String(payload['subject']),
      body: String(payload['body']),
      jobId: id,
    })
    // The text may hold a link that opens an account: it is not kept once it is sent.
    return (db) => db.update(jobs).set({ payload: {} }).where(eq(jobs.id, id))
  },
}
