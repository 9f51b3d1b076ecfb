import { and, eq, isNull } from 'drizzle-orm'
import { occupations } from '@/domain/data/occupations'
import { noticeContentOf } from '@/domain/employmentNotice/items'
import type { Pay } from '@/contracts/offerings/schemas'
import { takeOne } from '@/server/db/pagination'
import { employmentNotices, matchings, offers, type offerings } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { noticePartiesOf } from './parties'

// What the workers' side and the demonstration use of the notices.
export { noticePartiesOf } from './parties'

type Match = {
  matchingId: number
  workerName: string
  posting: typeof offerings.$inferSelect
  scheduledPay: Pay
}

/**
 * Notifies the worker of a new matching of its conditions (労働基準法15条1項): in the transaction of the match, from the
 * posting as it is. Nothing changes it later.
 */
export async function notifyOfConditions(
  { db, now }: Operation,
  { matchingId, workerName, posting, scheduledPay }: Match,
): Promise<void> {
  const { clientId, offerId } = posting
  const parties = await noticePartiesOf(db, clientId)
  const { occupationId } = takeOne(
    await db
      .select({ occupationId: offers.occupationId })
      .from(offers)
      .where(and(eq(offers.clientId, clientId), eq(offers.id, offerId))),
  )
  const occupationName = occupations.find(({ id }) => id === occupationId)?.name ?? ''
  await db.insert(employmentNotices).values({
    clientId,
    matchingId,
    workerName,
    content: noticeContentOf({
      ...parties,
      posting: { ...posting, occupationName },
      pay: scheduledPay,
    }),
    notifiedAt: now.toISOString(),
  })
}

/** The worker opens the notice of their own matching: the first time is kept. */
export async function markNoticeRead(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
): Promise<void> {
  const { clientId, id } = takeOne(
    await db
      .select({ clientId: matchings.clientId, id: matchings.id })
      .from(matchings)
      .where(and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId))),
  )
  await db
    .update(employmentNotices)
    .set({ readAt: now.toISOString() })
    .where(
      and(
        eq(employmentNotices.clientId, clientId),
        eq(employmentNotices.matchingId, id),
        isNull(employmentNotices.readAt),
      ),
    )
}
