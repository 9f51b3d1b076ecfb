import { foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CloseRule, MultidateResult } from '@/contracts/common/enums'
import { id, instant, ofClient, ref } from './columns'
import { offerings } from './posting'

/** One posting on many dates: what was asked for. How far it has come, its items tell. */
export const multidatePostings = pgTable(
  'multidate_postings',
  {
    id: id(),
    clientId: ref().notNull(),
    sourceOfferingId: ref().notNull(),
    requestedBy: ref().notNull(),
    requestedByName: text().notNull(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    checkedAt: instant(),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    index().on(t.clientId, t.createdAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.sourceOfferingId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
  ],
)

/** One date of a run. The posting made of it names it (`offerings.multidateItemId`, unique): no date is made twice. */
export const multidateItems = pgTable(
  'multidate_items',
  {
    id: id(),
    clientId: ref().notNull(),
    operationId: ref().notNull(),
    workOn: text().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    breakMin: integer().notNull(),
    peopleWanted: integer().notNull(),
    closeRule: text().$type<CloseRule>().notNull(),
    hourlyWageYen: integer().notNull(),
    transportationYen: integer().notNull(),
    result: text().$type<MultidateResult>().notNull().default('pending'),
    errors: jsonb().$type<{ field: string; message: string }[]>().notNull().default([]),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    unique().on(t.operationId, t.workOn),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.operationId],
      foreignColumns: [multidatePostings.clientId, multidatePostings.id],
    }),
  ],
)
