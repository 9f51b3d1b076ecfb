import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { AiSuggestion, AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import type { SuggestionFailure, SuggestionGenerator } from '@/contracts/aiSuggestions/enums'
import type { BonusPayer, BonusPer, BonusTarget } from '@/contracts/bonusContracts/enums'
import { clients } from './identity'
import { id, instant, ofClient, ref } from './columns'

/** Drafts of templates that stores asked for. Their state follows from the instants: domain/aiSuggestion. */
export const aiSuggestionJobs = pgTable(
  'ai_suggestion_jobs',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    input: jsonb().$type<AiSuggestionInput>().notNull(),
    generator: text().$type<SuggestionGenerator>(),
    result: jsonb().$type<AiSuggestion>(),
    failure: text().$type<SuggestionFailure>(),
    createdBy: ref().notNull(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (t) => [unique().on(t.clientId, t.id), index().on(t.clientId, t.expiresAt), ofClient()],
)

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
