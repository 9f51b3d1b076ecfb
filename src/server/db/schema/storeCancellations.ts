import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { rejectReasonCodes, rejectRequestStatuses } from '@/contracts/storeCancellations/enums'
import { accounts } from './accounts'
import { atLeast, between, id, instant, ofClient, oneOf, ref } from './columns'
import { matchings } from './matchings'
import { offerings } from './offerings'
import { users } from './workers'

/** The store ends a contract with a matched worker (キャンセル申請): what was judged, and what was agreed to. */
export const rejectRequests = pgTable(
  'reject_requests',
  {
    id: id(),
    clientId: ref().notNull(),
    offeringId: ref().notNull(),
    matchingId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    reasonCode: text({ enum: rejectReasonCodes }).notNull(),
    note: text().notNull(),
    message: text().notNull(),
    evidenceFileIds: jsonb().$type<number[]>().notNull().default([]),
    answers: jsonb().$type<{ itemWritten: boolean; workPossible: boolean }>(),
    minutesBeforeStart: integer().notNull(),
    leaveAllowanceYen: integer().notNull(),
    ratePercent: integer().notNull(),
    explanation: text().notNull(),
    reopened: boolean().notNull(),
    status: text({ enum: rejectRequestStatuses }).notNull(),
    requestedBy: ref()
      .notNull()
      .references(() => accounts.id),
    requestedByName: text().notNull(),
    requestedAt: instant().notNull(),
    /** When the operator decides, where the reason needs evidence. */
    reviewDueAt: instant(),
    decidedAt: instant(),
    decisionNote: text().notNull().default(''),
  },
  (t) => [
    // A declined request keeps the contract: the store may send another one with another reason.
    uniqueIndex('reject_requests_open_index')
      .on(t.clientId, t.matchingId)
      .where(sql`status <> 'declined'`),
    index().on(t.clientId, t.matchingId),
    index('reject_requests_due_index')
      .on(t.reviewDueAt)
      .where(sql`status = 'submitted'`),
    index().on(t.clientId, t.requestedAt),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    oneOf(t.reasonCode, rejectReasonCodes),
    oneOf(t.status, rejectRequestStatuses),
    index().on(t.requestedBy),
    foreignKey({
      columns: [t.clientId, t.offeringId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    index().on(t.clientId, t.offeringId),
    index().on(t.userId),
    ...atLeast(0, t.leaveAllowanceYen),
    between(t.ratePercent, 0, 100),
  ],
)
