import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { suggestionFailures, suggestionGenerators } from '@/contracts/aiSuggestions/enums'
import type { AiSuggestion, AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import { accounts } from './accounts'
import { clients } from './clients'
import { id, inOrder, instant, ofClient, oneOf, ref, uniqueOn } from './columns'

/** Requested text suggestions for offers. Their status is derived from the instants (domain/offers/aiSuggestion). */
export const aiSuggestionJobs = pgTable(
  'ai_suggestion_jobs',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    input: jsonb().$type<AiSuggestionInput>().notNull(),
    generator: text({ enum: suggestionGenerators }),
    result: jsonb().$type<AiSuggestion>(),
    failure: text({ enum: suggestionFailures }),
    createdBy: ref()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    index().on(t.clientId, t.expiresAt),
    ...ofClient(t),
    oneOf(t.generator, suggestionGenerators),
    oneOf(t.failure, suggestionFailures),
    index().on(t.createdBy),
    inOrder(t.createdAt, t.expiresAt),
    inOrder(t.startedAt, t.finishedAt),
  ],
)
