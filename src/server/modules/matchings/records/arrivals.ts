import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { arrivalOf, remindersFrom, type Arrival } from '@/domain/matchings/arrival'
import { msOf, toInstant } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { arrivalReminders, chatMessages, chatRooms } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { MatchedRow } from './matchedRows'

/** Upper bound of the messages that are read for the workers of one page; above it the oldest are left out. */
const MAX_MESSAGES = 500

const remindersFor = (db: Tx, scope: ClientScope, matchingIds: number[]) =>
  db
    .select()
    .from(arrivalReminders)
    .where(and(scope.has(arrivalReminders), inArray(arrivalReminders.matchingId, matchingIds)))

/** The messages of these workers to the store since an instant, newest first. */
const messagesSince = (db: Tx, scope: ClientScope, userIds: number[], since: string) =>
  db
    .select({
      userId: chatRooms.userId,
      body: chatMessages.body,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .innerJoin(
      chatRooms,
      and(eq(chatRooms.clientId, chatMessages.clientId), eq(chatRooms.id, chatMessages.roomId)),
    )
    .where(
      and(
        scope.has(chatMessages),
        inArray(chatRooms.userId, userIds),
        eq(chatMessages.side, 'worker'),
        gte(chatMessages.sentAt, since),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(MAX_MESSAGES)

const isComing = ({ matching }: MatchedRow) =>
  matching.status === 'established' && matching.cancelReviewDueAt === null

/**
 * Returns the arrival status of each expected worker, keyed by matching id, from the first reminder until the end of
 * the shift. Runs no query if no shift is that close.
 */
export async function arrivalsOf(
  db: Tx,
  scope: ClientScope,
  rows: MatchedRow[],
  now: Date,
): Promise<Map<number, Arrival>> {
  const near = rows.filter(
    (row) =>
      isComing(row) &&
      msOf(remindersFrom(row.startAt)) <= now.getTime() &&
      msOf(row.endAt) > now.getTime(),
  )
  if (near.length === 0) return new Map()
  const since = Math.min(...near.map(({ startAt }) => msOf(remindersFrom(startAt))))
  const matchingIds = near.map(({ matching }) => matching.id)
  const userIds = near.map(({ user }) => user.id)
  const { reminders, newestFirst } = await allRows(db, {
    reminders: remindersFor(db, scope, matchingIds),
    newestFirst: messagesSince(db, scope, userIds, toInstant(since)),
  })
  const messages = newestFirst.toReversed()
  return new Map(
    near.flatMap(({ matching, user, startAt, endAt }) => {
      const arrival = arrivalOf(
        {
          startAt,
          endAt,
          matchedAt: matching.matchedAt,
          checkedInAt: matching.checkedInAt,
          reminders: reminders.filter(({ matchingId }) => matchingId === matching.id),
          messages: messages.filter(({ userId }) => userId === user.id),
        },
        now,
      )
      return arrival ? [[matching.id, arrival] as const] : []
    }),
  )
}
