import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BonusPayer, BonusPer, BonusTarget } from '@/contracts/bonusContracts/enums'
import { clients } from './clients'
import { id, instant, ofClient, ref } from './columns'

/** What workers of a store get on top (ボーナス契約). Whether it runs follows from its days. */
export const bonusContracts = pgTable(
  'bonus_contracts',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    name: text().notNull(),
    amountYen: integer().notNull(),
    per: text().$type<BonusPer>().notNull(),
    target: text().$type<BonusTarget>().notNull(),
    offerIds: jsonb().$type<number[]>().notNull().default([]),
    startsOn: text().notNull(),
    endsOn: text(),
    payer: text().$type<BonusPayer>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.clientId, t.startsOn), ofClient()],
)
