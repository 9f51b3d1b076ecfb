import { and, asc, eq, gt, gte, isNull, lte } from 'drizzle-orm'
import { occupations } from '@/domain/data/occupations'
import { noticeContentOf } from '@/domain/employmentNotice/items'
import type { Pay } from '@/contracts/offerings/schemas'
import type { Day } from '@/lib/date'
import { takeOne } from '@/server/db/pagination'
import { noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import { employmentNotices, matchings, offerings, offers } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { StoredNotice } from './drawNotice'
import { noticePartiesOf } from './parties'

// What the workers' side, the records vault and the demonstration use of the notices.
export { drawNoticeBook } from './drawNotice'
export { noticePartiesOf } from './parties'

type Match = {
  matchingId: number
  workerName: string
  offering: typeof offerings.$inferSelect
  scheduledPay: Pay
}

/**
 * Notifies the worker of a new matching of its conditions (労働基準法15条1項): in the transaction of the match, from the
 * offering as it is. Nothing changes it later.
 */
export async function notifyOfConditions(
  { db, now }: Operation,
  { matchingId, workerName, offering, scheduledPay }: Match,
): Promise<void> {
  const { clientId, offerId } = offering
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
      offering: { ...offering, occupationName },
      pay: scheduledPay,
    }),
    notifiedAt: now.toISOString(),
  })
}

/** The worker opens the notice of their own matching: the first time is recorded. */
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

/**
 * The next stored notices of a store for shifts of these days, by shift; `after` is the last matching of the page
 * before.
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
