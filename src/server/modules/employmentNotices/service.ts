import { and, asc, eq, gt, gte, isNull, lte } from 'drizzle-orm'
import type { Pay } from '@/contracts/offerings/schemas'
import { occupations } from '@/domain/data/masterData'
import { noticeContentOf } from '@/domain/employmentNotice/items'
import type { Day } from '@/lib/date'
import { noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import { employmentNotices, matchings, offerings, offers } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { StoredNotice } from './drawNotice'
import { noticePartiesOf } from './parties'

// The functions that the worker's app, the records vault and the demonstration use.
export { drawNoticeBook } from './drawNotice'
export { noticePartiesOf } from './parties'

type Match = {
  matchingId: number
  workerName: string
  offering: typeof offerings.$inferSelect
  scheduledPay: Pay
}

/**
 * Stores the notice of the working conditions of a new matching (労働基準法15条1項), in the transaction of the match
 * and from the offering at that moment. It never changes later.
 */
export async function notifyOfConditions(
  { db, now }: Operation,
  { matchingId, workerName, offering, scheduledPay }: Match,
): Promise<void> {
  const { clientId, offerId } = offering
  const parties = await noticePartiesOf(db, clientId)
  const { occupationId } = firstOrNotFound(
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
      offering: { ...offering, occupationName },
      pay: scheduledPay,
    }),
    notifiedAt: now.toISOString(),
  })
}

/** Records when a worker first opened the notice of their own matching. */
export async function markNoticeRead(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
): Promise<void> {
  const { clientId, id } = firstOrNotFound(
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

/**
 * Reads the next `limit` stored notices of a store for shifts of these days, in the order of the matching ids. `after`:
 * the last matching id of the previous page.
 */
export const noticesOfDays = (
  db: Tx,
  { clientId, fromOn, toOn }: { clientId: number; fromOn: Day; toOn: Day },
  { after, limit }: { after: number; limit: number },
): Promise<StoredNotice[]> =>
  db
    .select({
      matchingId: employmentNotices.matchingId,
      workerName: employmentNotices.workerName,
      content: employmentNotices.content,
      notifiedAt: employmentNotices.notifiedAt,
    })
    .from(employmentNotices)
    .innerJoin(matchings, noticeOfMatching)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        eq(employmentNotices.clientId, clientId),
        gt(employmentNotices.matchingId, after),
        gte(offerings.workOn, fromOn),
        lte(offerings.workOn, toOn),
      ),
    )
    .orderBy(asc(employmentNotices.matchingId))
    .limit(limit)
