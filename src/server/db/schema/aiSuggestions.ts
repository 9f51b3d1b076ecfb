import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { SuggestionFailure, SuggestionGenerator } from '@/contracts/aiSuggestions/enums'
import type { AiSuggestion, AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import { clients } from './clients'
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
