import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { factCheckKinds, type FactCheckStatus } from '@/contracts/factChecks/enums'
import { accounts } from './accounts'
import { clients } from './clients'
import { between, id, inOrder, instant, ofClient, oneOf, ref, uniqueOn } from './columns'

const storedStatuses = [
  'open',
  'submitted',
  'approved',
  'returned',
] as const satisfies readonly FactCheckStatus[]

/** What the operator asks a store to show (事業実態確認). */
export const factCheckTasks = pgTable(
  'business_fact_check_tasks',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    kind: text({ enum: factCheckKinds }).notNull(),
    title: text().notNull(),
    instructions: text().notNull(),
    questions: jsonb().$type<string[]>().notNull().default([]),
    dueAt: instant().notNull(),
    status: text({ enum: storedStatuses }).notNull().default('open'),
    returnReason: text(),
    /** When the last submission came. */
    submittedAt: instant(),
    remindedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    index().on(t.dueAt),
    ...ofClient(t),
    oneOf(t.kind, factCheckKinds),
    oneOf(t.status, storedStatuses),
    inOrder(t.createdAt, t.dueAt),
  ],
)

/** What a store submitted. One at a time is under review, the one without a decision. */
export const factCheckSubmissions = pgTable(
  'business_fact_check_submissions',
  {
    id: id(),
    clientId: ref().notNull(),
    taskId: ref().notNull(),
    fileIds: jsonb().$type<number[]>().notNull(),
    answers: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
    takenAt: instant(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    submittedBy: ref().references(() => accounts.id),
    submittedAt: instant().notNull(),
    reviewDueAt: instant().notNull(),
    decidedAt: instant(),
    comment: text(),
  },
  (t) => [
    index().on(t.clientId, t.taskId),
    index().on(t.submittedBy),
    uniqueIndex('business_fact_check_submissions_one_open')
      .on(t.taskId)
      .where(sql`decided_at is null`),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.taskId],
      foreignColumns: [factCheckTasks.clientId, factCheckTasks.id],
    }),
    between(t.latitude, -90, 90),
    between(t.longitude, -180, 180),
    inOrder(t.submittedAt, t.reviewDueAt),
    inOrder(t.submittedAt, t.decidedAt),
  ],
)
