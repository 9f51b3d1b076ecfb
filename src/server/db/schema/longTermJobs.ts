import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { longTermKinds, longTermLevels, longTermSelections } from '@/contracts/longTermJobs/enums'
import type { LongTermWishes } from '@/contracts/longTermJobs/schemas'
import { employmentTypes } from '@/contracts/workers/enums'
import { accounts } from './accounts'
import { day, id, instant, ofClient, oneOf, ref, uniqueOn } from './columns'
import { offerings } from './offerings'
import { clientUsers } from './workers'

/**
 * Workers who want long-term employment at a store: applications to a job, known by the offering, and preferences
 * for the store. The state of the selection is stored, because people decide it.
 */
export const longTermCandidates = pgTable(
  'long_term_candidates',
  {
    id: id(),
    clientId: ref().notNull(),
    userId: ref().notNull(),
    kind: text({ enum: longTermKinds }).notNull(),
    offeringId: ref(),
    level: text({ enum: longTermLevels }),
    message: text().notNull().default(''),
    wishes: jsonb().$type<LongTermWishes>().notNull(),
    receivedAt: instant().notNull(),
    selection: text({ enum: longTermSelections }).notNull().default('unselected'),
    isEndedByHire: boolean().notNull().default(false),
    note: text().notNull().default(''),
    startOn: day(),
    employmentType: text({ enum: employmentTypes }),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref().references(() => accounts.id),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    uniqueIndex('long_term_candidates_open_application_unique')
      .on(t.clientId, t.userId, t.offeringId)
      .where(sql`kind = 'application' and selection in ('unselected', 'contacting', 'interview')`),
    uniqueIndex('long_term_candidates_preference_unique')
      .on(t.clientId, t.userId)
      .where(sql`kind = 'preference'`),
    index('long_term_candidates_list_index').on(t.clientId, t.kind, t.receivedAt.desc(), t.id),
    index('long_term_candidates_unselected_index')
      .on(t.clientId)
      .where(sql`selection = 'unselected'`),
    index().on(t.clientId, t.userId),
    index().on(t.clientId, t.offeringId),
    index().on(t.updatedBy),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.userId],
      foreignColumns: [clientUsers.clientId, clientUsers.userId],
    }),
    foreignKey({
      columns: [t.clientId, t.offeringId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    oneOf(t.kind, longTermKinds),
    oneOf(t.level, longTermLevels),
    oneOf(t.selection, longTermSelections),
    oneOf(t.employmentType, employmentTypes),
    check(
      'long_term_candidates_kind_columns',
      sql`(${t.kind} = 'application') = (${t.offeringId} is not null) and (${t.kind} = 'preference') = (${t.level} is not null)`,
    ),
    check(
      'long_term_candidates_hired_columns',
      sql`${t.selection} <> 'hired' or (${t.startOn} is not null and ${t.employmentType} is not null)`,
    ),
  ],
)

/** The history of a selection, with its beginning. Without an account, the worker made the change. */
export const longTermChanges = pgTable(
  'long_term_changes',
  {
    id: id(),
    clientId: ref().notNull(),
    candidateId: ref().notNull(),
    selection: text({ enum: longTermSelections }).notNull(),
    isEndedByHire: boolean().notNull().default(false),
    changedAt: instant().notNull(),
    changedBy: ref().references(() => accounts.id),
  },
  (t) => [
    index().on(t.clientId, t.candidateId, t.id),
    index().on(t.changedBy),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.candidateId],
      foreignColumns: [longTermCandidates.clientId, longTermCandidates.id],
    }),
    oneOf(t.selection, longTermSelections),
  ],
)
