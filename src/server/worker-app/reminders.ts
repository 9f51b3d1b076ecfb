import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { arrivalReminders, matchings } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { notFound } from '@/server/http/errors'
import { markReminderOpened } from '@/server/modules/matchings/records/changes'

const ofReminder = and(
  eq(matchings.clientId, arrivalReminders.clientId),
  eq(matchings.id, arrivalReminders.matchingId),
)

/** The unopened reminders of a worker for shifts that are not over, the latest first. */
export const openRemindersOf = ({ db, now }: Operation, userId: number) =>
  db
    .select({
      id: arrivalReminders.id,
      offeringId: matchings.offeringId,
      minutesBefore: arrivalReminders.minutesBefore,
      sentAt: arrivalReminders.sentAt,
    })
    .from(arrivalReminders)
    .innerJoin(matchings, ofReminder)
    .where(
      and(
        eq(matchings.userId, userId),
        eq(matchings.status, 'established'),
        gt(matchings.endAt, now.toISOString()),
        isNull(arrivalReminders.openedAt),
      ),
    )
    .orderBy(desc(arrivalReminders.id))

/** A worker opens a reminder; the first time counts. 404 for a reminder of another worker. */
export async function openReminder({ db, now }: Operation, userId: number, reminderId: number) {
  const [reminder] = await db
    .select({ openedAt: arrivalReminders.openedAt })
    .from(arrivalReminders)
    .innerJoin(matchings, ofReminder)
    .where(and(eq(arrivalReminders.id, reminderId), eq(matchings.userId, userId)))
    .for('update', { of: arrivalReminders })
  if (!reminder) throw notFound()
  if (reminder.openedAt !== null) return
  await markReminderOpened(db, reminderId, now)
}
