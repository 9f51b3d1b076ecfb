import { forgetPayload } from '@/server/jobs/queue'
import type { JobDefinition } from '@/server/jobs/worker'

const channels = ['mail', 'sms', 'voice'] as const

/** Sends a mail, an SMS or a call that reads the text out. The job id prevents sending it twice. */
export const mailJob: JobDefinition = {
  lane: 'mail',
  // Longer than the time-outs of the mailer: a relay may take minutes, and a parallel second attempt would send it
  // twice.
  leaseSeconds: 300,
  run: async ({ id, payload }, context) => {
    await context.mail({
      channel: channels.find((channel) => channel === payload['channel']) ?? 'mail',
      to: String(payload['to']),
      subject: String(payload['subject']),
      body: String(payload['body']),
      jobId: id,
    })
    // The text may contain a link that gives access to an account.
    return (db) => forgetPayload(db, id)
  },
}
