import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { budgetNoticeLevels } from '@/contracts/budgets/enums'
import { accounts } from './accounts'
import { clients } from './clients'
import { atLeast, id, instant, month, ofClient, oneOf, ref } from './columns'

const clientId = () =>
  ref()
    .notNull()
    .references(() => clients.id)

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
    unique().on(t.clientId, t.month),
    index().on(t.setBy),
    ...ofClient(),
    ...atLeast(1, t.budgetYen),
  ],
)

/** That a level of the budget was told by mail: once for each level and month. */
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
    unique().on(t.clientId, t.month, t.level),
    ...ofClient(),
    oneOf(t.level, budgetNoticeLevels),
  ],
)
