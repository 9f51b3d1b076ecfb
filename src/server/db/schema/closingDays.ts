import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { closingKinds } from '@/contracts/closingDays/enums'
import { accounts } from './accounts'
import { clients } from './clients'
import { between, day, id, inOrder, instant, ofClient, oneOf, ref } from './columns'

/** When a store is closed: on a weekday from a day on, or from one day to another. */
export const closingDays = pgTable(
  'closing_days',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    kind: text({ enum: closingKinds }).notNull(),
    weekday: integer(),
    /** Weeks of the month, 1 to 5; none: every week. */
    weeks: jsonb().$type<number[]>().notNull().default([]),
    startsOn: day().notNull(),
    endsOn: day(),
    opensOnHolidays: boolean().notNull().default(false),
    reason: text().notNull().default(''),
    createdBy: ref().references(() => accounts.id),
    createdAt: instant().notNull(),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref().references(() => accounts.id),
    updatedAt: instant(),
  },
  (t) => [
    index().on(t.clientId),
    index().on(t.createdBy),
    index().on(t.updatedBy),
    ...ofClient(t),
    oneOf(t.kind, closingKinds),
    between(t.weekday, 0, 6),
    inOrder(t.startsOn, t.endsOn),
    check(
      'closing_days_kind_fields',
      sql`(kind = 'regular') = (weekday is not null) and (kind = 'single') = (ends_on is not null)`,
    ),
  ],
)
