import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { reminderStops } from '@/contracts/matchings/enums'
import { msOf } from '@/lib/date'
import { arrivalReminders, matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { openReminder } from '@/server/worker-app/reminders'
import { sendMessage } from '@/server/worker-app/talk'
import { hasWrittenSince } from './conversations'
import type { Action, Market } from './market'
import { nth, reminderAnswerOf, workdayPlanOf } from './plan'
import { onTheWayMessages } from './words'

const firstStop = Math.max(...reminderStops)

/** Unopened reminders of shifts that have not begun. */
const readReminders = (db: Tx, now: Date) =>
  db
    .select({
      id: arrivalReminders.id,
      minutesBefore: arrivalReminders.minutesBefore,
      sentAt: arrivalReminders.sentAt,
      matchingId: matchings.id,
      clientId: matchings.clientId,
      userId: matchings.userId,
      startAt: matchings.startAt,
      endAt: matchings.endAt,
    })
    .from(arrivalReminders)
    .innerJoin(
      matchings,
      and(
        eq(matchings.clientId, arrivalReminders.clientId),
        eq(matchings.id, arrivalReminders.matchingId),
      ),
    )
    .where(
      and(
        eq(matchings.status, 'established'),
        isNull(matchings.checkedInAt),
        isNull(arrivalReminders.openedAt),
        gt(matchings.startAt, now.toISOString()),
      ),
    )
    .orderBy(asc(arrivalReminders.id))
type Reminder = Awaited<ReturnType<typeof readReminders>>[number]

/** The reminders that workers open now. Workers who come late or not at all open none. */
export async function reminders(db: Tx, market: Market, now: Date): Promise<Action[]> {
  const unopened = await readReminders(db, now)
  return unopened.flatMap((reminder) => openAction(reminder, market, now) ?? [])
}

function openAction(reminder: Reminder, market: Market, now: Date): Action | undefined {
  const { after, isReplying, pick } = reminderAnswerOf(market.seed, reminder.id)
  const { arrivesAt, lateNoticeAt } = workdayPlanOf(market.seed, reminder)
  if (after === undefined || arrivesAt === undefined || lateNoticeAt !== undefined) return undefined
  if (now.getTime() < msOf(reminder.sentAt) + after / market.speed) return undefined
  return {
    name: 'open reminder',
    run: async (db) => {
      await openReminder({ db, now }, reminder.userId, reminder.id)
      // Only the first one is answered: a message shortly before the start would count as the notice of a delay.
      if (!isReplying || reminder.minutesBefore !== firstStop) return
      if (await hasWrittenSince(db, reminder, new Date(reminder.sentAt))) return
      await sendMessage(
        { db, now },
        reminder.userId,
        reminder.clientId,
        nth(onTheWayMessages, pick),
      )
    },
  }
}
