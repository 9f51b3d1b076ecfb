import { foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { FixPaymentRequestStatus, FixReasonKind } from '@/contracts/common/enums'
import { id, instant, ofClient, ref } from './columns'
import { matchings } from './matchings'

type Times = {
  startAt: string
  endAt: string
  breakMin: number
  grossYen: number
  /** Where the request is about it. */ transportationYen?: number
}

/** A worker's request to correct times or pay (修正依頼). */
export const fixPaymentRequests = pgTable(
  'fix_payment_requests',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    reasonKinds: jsonb().$type<FixReasonKind[]>().notNull(),
    reasonText: text().notNull(),
    planned: jsonb().$type<Times>().notNull(),
    requested: jsonb().$type<Times>().notNull(),
    status: text().$type<FixPaymentRequestStatus>().notNull(),
    requestedAt: instant().notNull(),
    dueAt: instant().notNull(),
    respondedAt: instant(),
    respondedBy: ref(),
    responseReason: text(),
    counter: jsonb().$type<Pick<Times, 'startAt' | 'endAt' | 'breakMin'>>(),
    previousId: ref(),
    lockVersion: integer().notNull().default(1),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    index().on(t.clientId, t.status, t.dueAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
  ],
)
