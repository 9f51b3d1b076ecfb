import { and, eq, isNull, lt } from 'drizzle-orm'
import type { SuggestionFailure } from '@/contracts/aiSuggestions/enums'
import type { AiSuggestion, AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import { tags } from '@/domain/data/masterData'
import { aiSuggestionJobs } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import type { JobHandler } from '@/server/jobs/worker'
import { describe } from '@/server/platform/logger'
import { TextModelFailure } from '@/server/platform/textModel'
import { fromTemplate, occupationFor, withoutRefusals } from './draft'

type Outcome = { result: AiSuggestion } | { failure: SuggestionFailure }

async function generate(
  context: AppContext,
  jobId: number,
  input: AiSuggestionInput,
): Promise<Outcome> {
  if (!context.textModel) return { result: fromTemplate(input) }
  const { name: occupation, industry, modelText } = occupationFor(input)
  const { keywords, tone, industryNote } = input
  try {
    const { tags: tagNames, ...texts } = await context.textModel({
      occupation,
      industry,
      keywords,
      tone,
      industryNote,
      tags: tags.map((tag) => tag.name),
      sample: modelText,
    })
    const result = withoutRefusals({
      ...texts,
      tagIds: tags.filter((tag) => tagNames.includes(tag.name)).map((tag) => tag.id),
    })
    if (result.jobDescription === '') return { failure: 'unusable' }
    return { result: { ...result, title: result.title || occupation } }
  } catch (error) {
    if (!(error instanceof TextModelFailure)) throw error
    // The user can retry or write the text; the operator needs the log entry.
    context.log({
      level: error.code === 'misconfigured' ? 'error' : 'warn',
      event: 'no suggestion',
      job: jobId,
      code: error.code,
      error: describe(error),
    })
    return { failure: error.code }
  }
}

/**
 * Generates a suggestion and stores it or the failure. A result after the time-out is discarded: it was shown as
 * failed.
 */
export const generateSuggestion: JobHandler = async ({ id: jobId, payload }, context) => {
  const isUnfinished = and(
    eq(aiSuggestionJobs.id, Number(payload['suggestionId'])),
    isNull(aiSuggestionJobs.finishedAt),
  )
  const isExpired = (expiresAt: string) => context.clock().toISOString() >= expiresAt
  const suggestion = await context.db.tx('system', async (db) => {
    const [row] = await db.select().from(aiSuggestionJobs).where(isUnfinished).for('update')
    if (!row || isExpired(row.expiresAt)) return undefined
    await db
      .update(aiSuggestionJobs)
      .set({
        startedAt: context.clock().toISOString(),
        generator: context.textModel ? 'model' : 'template',
      })
      .where(isUnfinished)
    return row
  })
  if (!suggestion) return () => Promise.resolve()
  const outcome = await generate(context, jobId, suggestion.input)
  return async (db) => {
    if (!isExpired(suggestion.expiresAt))
      await db
        .update(aiSuggestionJobs)
        .set({ ...outcome, finishedAt: context.clock().toISOString() })
        .where(isUnfinished)
  }
}

/** Deletes suggestions from before `limit`. */
export const dropOldSuggestions = (db: Tx, limit: string) =>
  db.delete(aiSuggestionJobs).where(lt(aiSuggestionJobs.createdAt, limit))
