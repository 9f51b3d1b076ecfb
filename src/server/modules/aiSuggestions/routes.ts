import { addSeconds } from 'date-fns'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { aiSuggestions as contract } from '@/contracts/aiSuggestions'
import { AiDraft, AiSuggestionInput, AiSuggestionJob } from '@/contracts/aiSuggestions/schemas'
import {
  cannotSuggestFrom,
  suggestionBounds,
  suggestionFailureText,
  suggestionNote,
  suggestionStatus,
} from '@/domain/offers/aiSuggestion'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { aiSuggestionJobs } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid, tooMany } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { enqueue } from '@/server/jobs/queue'
import { consume, limits } from '@/server/platform/rateLimiter'
import { fromTemplate, occupationFor } from './draft'
import { aiSuggestionsReference } from './reference'

type Row = typeof aiSuggestionJobs.$inferSelect
const toSuggestion = (
  { id, input, generator, result, failure, createdAt, startedAt, finishedAt, expiresAt }: Row,
  now: Date,
): AiSuggestionJob => ({
  id,
  input,
  generator,
  note: generator && suggestionNote[generator],
  result,
  createdAt,
  expiresAt,
  failure: failure && { code: failure, message: suggestionFailureText[failure] },
  status: suggestionStatus({ startedAt, finishedAt, expiresAt, failed: failure !== null }, now),
})

/**
 * Counts a draft against the limit of the day and against the limit of drafts that wait or run. The counter's row stays
 * locked until the commit, so two concurrent requests cannot both take the last place.
 */
async function admit(db: Tx, scope: ClientScope, now: Date) {
  const { left, seconds } = await consume(db, 'aiSuggestion', scope.clientId, now)
  if (left < 0)
    throw tooMany(
      seconds,
      `この店舗で1日に作成できる文案(${limits.aiSuggestion.count}件)に達しました。ひな形は手入力でも作成できます。`,
    )
  const open = await db
    .select({ expiresAt: aiSuggestionJobs.expiresAt })
    .from(aiSuggestionJobs)
    .where(
      and(
        scope.has(aiSuggestionJobs),
        isNull(aiSuggestionJobs.finishedAt),
        gt(aiSuggestionJobs.expiresAt, now.toISOString()),
      ),
    )
    .orderBy(aiSuggestionJobs.expiresAt)
  const [first] = open
  if (first && open.length >= suggestionBounds.open)
    throw tooMany(
      (new Date(first.expiresAt).getTime() - now.getTime()) / 1000,
      `作成中の文案が${open.length}件あります。終わってから、もう一度お試しください。`,
    )
}

export const aiSuggestionRoutes = implement(contract, aiSuggestionsReference, {
  draft: {
    body: AiSuggestionInput,
    response: AiDraft,
    run: async ({ body }) => ({
      generator: 'template' as const,
      note: suggestionNote.template,
      result: fromTemplate(body),
    }),
  },
  createJob: {
    body: AiSuggestionInput,
    response: AiSuggestionJob,
    run: async ({ db, scope, account, body, now }) => {
      occupationFor(body)
      const faults = cannotSuggestFrom(body)
      if (faults) throw invalid(faults)
      await admit(db, scope, now)
      const row = firstOrNotFound(
        await db
          .insert(aiSuggestionJobs)
          .values({
            clientId: scope.clientId,
            input: body,
            createdBy: account.id,
            createdAt: now.toISOString(),
            expiresAt: addSeconds(now, suggestionBounds.waitSeconds).toISOString(),
          })
          .returning(),
      )
      await enqueue(db, 'aiSuggestion', { suggestionId: row.id }, now)
      return toSuggestion(row, now)
    },
  },
  job: {
    response: AiSuggestionJob,
    run: async ({ db, scope, jobId, now }) =>
      toSuggestion(
        firstOrNotFound(
          await db
            .select()
            .from(aiSuggestionJobs)
            .where(and(scope.has(aiSuggestionJobs), eq(aiSuggestionJobs.id, jobId))),
        ),
        now,
      ),
  },
})
