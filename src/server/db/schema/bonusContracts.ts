import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bonusPayers, bonusPers, bonusTargets } from '@/contracts/bonusContracts/enums'
import { clients } from './clients'
import { atLeast, day, id, inOrder, instant, ofClient, oneOf, ref } from './columns'

/** Bonus contracts of a store (ボーナス契約). Their status is derived from their days. */
export const bonusContracts = pgTable(
  'bonus_contracts',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    name: text().notNull(),
    amountYen: integer().notNull(),
    per: text({ enum: bonusPers }).notNull(),
    target: text({ enum: bonusTargets }).notNull(),
    offerIds: jsonb().$type<number[]>().notNull().default([]),
    startsOn: day().notNull(),
    endsOn: day(),
    payer: text({ enum: bonusPayers }).notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.clientId, t.startsOn),
    ...ofClient(t),
    oneOf(t.per, bonusPers),
    oneOf(t.target, bonusTargets),
    oneOf(t.payer, bonusPayers),
    ...atLeast(1, t.amountYen),
    inOrder(t.startsOn, t.endsOn),
  ],
)
