import { and, eq, not } from 'drizzle-orm'
import { formatShift } from '@/lib/date'
import { graduates, offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { enqueue } from '@/server/jobs/queue'
import { writeToPair } from '@/server/modules/chat/service'
import { graduateNoticeOf, isGraduateBlocked } from '@/server/modules/workers/records/graduates'

/** Payload of the job that notifies the graduates of a store of a dedicated offering. */
export type GraduateNotices = { offeringId: number }

/** Queues the notices to the graduates, so that the publication does not wait for all of them. */
export const enqueueGraduateNotices = (db: Tx, offeringId: number, now: Date) =>
  enqueue(db, 'graduateNotices', { offeringId } satisfies GraduateNotices, now)

/**
 * Writes a dedicated offering into the chat rooms of the graduates who want notices, and opens a room for those who
 * never worked here. Does nothing if the offering was unpublished or has begun in between.
 */
export async function notifyGraduates({ db, now }: Operation, { offeringId }: GraduateNotices) {
  const [offering] = await db
    .select()
    .from(offerings)
    .where(and(eq(offerings.id, offeringId), eq(offerings.scope, 'graduate')))
  if (!offering?.publishedAt || new Date(offering.startAt) <= now) return
  const recipients = await db
    .select({ userId: graduates.userId })
    .from(graduates)
    .where(
      and(
        eq(graduates.clientId, offering.clientId),
        eq(graduateNoticeOf(db), 'on'),
        not(isGraduateBlocked(db)),
      ),
    )
    .orderBy(graduates.userId)
  const shift = formatShift(offering.startAt, offering.endAt, now)
  const body = `卒業ワーカー限定の求人が公開されました。${shift}「${offering.title}」。アプリの求人から申し込めます。`
  for (const { userId } of recipients)
    await writeToPair({ db, now }, { clientId: offering.clientId, userId, offeringId }, [
      { side: 'system', kind: 'system', body, offeringId },
    ])
}
