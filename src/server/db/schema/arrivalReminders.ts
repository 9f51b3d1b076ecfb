import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, pgTable } from 'drizzle-orm/pg-core'
import { reminderStops } from '@/contracts/matchings/enums'
import { id, inOrder, instant, ofClient, ref, uniqueOn } from './columns'
import { matchings } from './matchings'

/** Reminders that the app sent to matched workers before their shift, one for each stop. */
export const arrivalReminders = pgTable(
  'arrival_reminders',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    minutesBefore: integer().notNull(),
    sentAt: instant().notNull(),
    openedAt: instant(),
    /** Whether it was also sent as an SMS, because the earlier ones were not opened. */
    viaSms: boolean().notNull().default(false),
  },
  (t) => [
    uniqueOn(t.clientId, t.matchingId, t.minutesBefore),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    check(
      'arrival_reminders_minutes_before_stops',
      sql`${t.minutesBefore} in (${sql.raw(reminderStops.join(', '))})`,
    ),
    inOrder(t.sentAt, t.openedAt),
  ],
)
