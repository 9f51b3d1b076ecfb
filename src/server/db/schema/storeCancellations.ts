import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { RejectReasonCode, RejectRequestStatus } from '@/contracts/common/enums'
import { id, instant, ofClient, ref } from './columns'
import { matchings } from './matchings'
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
    reasonCode: text().$type<RejectReasonCode>().notNull(),
    note: text().notNull(),
    message: text().notNull(),
    evidenceFileIds: jsonb().$type<number[]>().notNull().default([]),
    answers: jsonb().$type<{ itemWritten: boolean; workPossible: boolean }>(),
    minutesBeforeStart: integer().notNull(),
    leaveAllowanceYen: integer().notNull(),
    ratePercent: integer().notNull(),
    explanation: text().notNull(),
    reopened: boolean().notNull(),
    status: text().$type<RejectRequestStatus>().notNull(),
    requestedBy: ref().notNull(),
    requestedByName: text().notNull(),
    requestedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.matchingId),
    index().on(t.clientId, t.requestedAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
  ],
)
