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
import { type FixReasonKind, fixPaymentRequestStatuses } from '@/contracts/paymentCorrections/enums'
import type { OtherWork } from '@/domain/pay/overtime'
import { accounts } from './accounts'
import { id, inOrder, instant, ofClient, oneOf, ref, uniqueOn } from './columns'
import { matchings } from './matchings'

type Times = {
  startAt: string
  endAt: string
  breakMin: number
  grossYen: number
  /** Yen; absent if the request is not about it. */
  transportationYen?: number
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
    status: text({ enum: fixPaymentRequestStatuses }).notNull(),
    requestedAt: instant().notNull(),
    dueAt: instant().notNull(),
    respondedAt: instant(),
    respondedBy: ref().references(() => accounts.id),
    responseReason: text(),
    /** The worker's other work at stores that this one cannot see, as it was when the request was opened. */
    workElsewhere: jsonb().$type<OtherWork>(),
    counter: jsonb().$type<Pick<Times, 'startAt' | 'endAt' | 'breakMin'>>(),
    previousId: ref(),
    /** Approved with overtime, although the workplace had no agreement on that day (労働基準法36条). */
    overtimeWithoutAgreement: boolean().notNull().default(false),
    lockVersion: integer().notNull().default(1),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    index().on(t.clientId, t.status, t.dueAt),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    oneOf(t.status, fixPaymentRequestStatuses),
    index().on(t.respondedBy),
    foreignKey({ columns: [t.clientId, t.previousId], foreignColumns: [t.clientId, t.id] }),
    index().on(t.clientId, t.previousId),
    index().on(t.clientId, t.matchingId),
    uniqueIndex('fix_payment_requests_open_index')
      .on(t.clientId, t.matchingId)
      .where(sql`status = 'requested'`),
    inOrder(t.requestedAt, t.dueAt),
  ],
)
