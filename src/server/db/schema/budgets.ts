import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { budgetNoticeLevels, budgetRequestStatuses } from '@/contracts/budgets/enums'
import { accounts } from './accounts'
import { atLeast, id, inOrder, instant, month, ofClient, oneOf, ref, uniqueOn } from './columns'
import { clientId } from './owners'

/** What a store may spend in a month and those after it, until the next row; null: no budget from that month on. */
export const storeBudgets = pgTable(
  'store_budgets',
  {
    id: id(),
    clientId: clientId(),
    month: month().notNull(),
    budgetYen: integer(),
    setBy: ref()
      .notNull()
      .references(() => accounts.id),
    setAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.month),
    index().on(t.setBy),
    ...ofClient(t),
    ...atLeast(1, t.budgetYen),
  ],
)

/**
 * A store asks head office for a higher budget of one month; one open request for each month. An approval writes a row
 * of `store_budgets`.
 */
export const budgetRequests = pgTable(
  'budget_requests',
  {
    id: id(),
    clientId: clientId(),
    month: month().notNull(),
    currentYen: integer().notNull(),
    requestedYen: integer().notNull(),
    reason: text().notNull(),
    status: text({ enum: budgetRequestStatuses }).notNull().default('submitted'),
    requestedBy: ref()
      .notNull()
      .references(() => accounts.id),
    requestedByName: text().notNull(),
    createdAt: instant().notNull(),
    /** When head office was notified by mail; null until then. */
    mailedAt: instant(),
    decidedBy: ref().references(() => accounts.id),
    decidedAt: instant(),
    decisionNote: text(),
  },
  (t) => [
    index().on(t.clientId, t.month),
    index().on(t.requestedBy),
    index().on(t.decidedBy),
    uniqueIndex('budget_requests_open_index')
      .on(t.clientId, t.month)
      .where(sql`status = 'submitted'`),
    ...ofClient(t),
    oneOf(t.status, budgetRequestStatuses),
    ...atLeast(1, t.currentYen),
    inOrder(t.currentYen, t.requestedYen),
    inOrder(t.createdAt, t.decidedAt),
    check('budget_requests_decided', sql`(status = 'submitted') = (decided_at is null)`),
  ],
)

/** The levels of a budget that were notified by mail: once for each level and month. */
export const budgetNotices = pgTable(
  'budget_notices',
  {
    id: id(),
    clientId: clientId(),
    month: month().notNull(),
    level: text({ enum: budgetNoticeLevels }).notNull(),
    mailedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.month, t.level),
    ...ofClient(t),
    oneOf(t.level, budgetNoticeLevels),
  ],
)
