import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm'
import { reminderStops } from '@/contracts/matchings/enums'
import { dueReminderOf } from '@/domain/matchings/arrival'
import { addMinutes, formatTime } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { arrivalReminders, matchings, offerings, users } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { enqueueSms } from '@/server/jobs/messages'

/** How many shifts one run looks at; the next run takes the rest. */
const BATCH_SIZE = 500
const lastStop = Math.min(...reminderStops)

/**
 * The shifts that start within the hour and whose worker is expected, has not checked in and lacks the last reminder.
 */
const expectedSoon = ({ db, now }: Operation) =>
  db
    .select({
      id: matchings.id,
      clientId: matchings.clientId,
      matchedAt: matchings.matchedAt,
      startAt: offerings.startAt,
      title: offerings.title,
      phoneNumber: users.phoneNumber,
    })
    .from(offerings)
    .innerJoin(matchings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .where(
      and(
        gt(offerings.startAt, now.toISOString()),
        lte(offerings.startAt, addMinutes(now, Math.max(...reminderStops))),
        eq(matchings.status, 'established'),
        isNull(matchings.cancelReviewDueAt),
        isNull(matchings.checkedInAt),
        // A worker who has the last reminder needs no other.
        notExists(
          db
            .select({ one: sql`1` })
            .from(arrivalReminders)
            .where(
              and(
                eq(arrivalReminders.clientId, matchings.clientId),
                eq(arrivalReminders.matchingId, matchings.id),
                eq(arrivalReminders.minutesBefore, lastStop),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(matchings.id))
    .limit(BATCH_SIZE)

/** Whether at least one earlier reminder of a shift was sent and none was opened. */
async function isUnopened(db: Tx, clientId: number, matchingId: number) {
  const earlier = await db
    .select({ openedAt: arrivalReminders.openedAt })
    .from(arrivalReminders)
    .where(
      and(eq(arrivalReminders.clientId, clientId), eq(arrivalReminders.matchingId, matchingId)),
    )
  return earlier.length > 0 && earlier.every(({ openedAt }) => openedAt === null)
}

/**
 * Sends the reminders of this moment to the apps of the workers, each once, however often it runs. Workers who opened
 * none of the earlier ones also get the last one as an SMS. Returns how many were sent.
 */
export async function sendArrivalReminders({ db, now }: Operation): Promise<number> {
  let sentCount = 0
  for (const shift of await expectedSoon({ db, now })) {
    const minutesBefore = dueReminderOf(shift, now)
    if (minutesBefore === undefined) continue
    const viaSms = minutesBefore === lastStop && (await isUnopened(db, shift.clientId, shift.id))
    const sent = await db
      .insert(arrivalReminders)
      .values({
        clientId: shift.clientId,
        matchingId: shift.id,
        minutesBefore,
        sentAt: now.toISOString(),
        viaSms,
      })
      .onConflictDoNothing()
      .returning({ id: arrivalReminders.id })
    // This reminder of the shift was sent by an earlier run.
    if (sent.length === 0) continue
    sentCount += 1
    if (viaSms)
      await enqueueSms(
        db,
        shift.phoneNumber,
        `まもなく${formatTime(shift.startAt)}から「${shift.title}」の勤務です。遅れるときは、アプリから店舗にお知らせください。`,
        now,
      )
  }
  return sentCount
}
