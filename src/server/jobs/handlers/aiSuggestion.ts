import { and, eq, isNull } from 'drizzle-orm'
import type { AiSuggestion, AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import type { SuggestionFailure } from '@/contracts/aiSuggestions/enums'
import { tags } from '@/domain/data/occupations'
import { aiSuggestionJobs } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'
import { describe } from '@/server/platform/logger'
import { TextModelFailure } from '@/server/platform/textModel'
import { fromTemplate, occupationFor } from '@/server/modules/aiSuggestions/suggestionTexts'
import type { JobKind } from '@/server/jobs/queue'

type Made = { result: AiSuggestion } | { failure: SuggestionFailure }

async function make(world: AppContext, jobId: number, input: AiSuggestionInput): Promise<Made> {
  if (!world.textModel) return { result: fromTemplate(input) }
  const { name: occupation, industry, modelText } = occupationFor(input)
  const { keywords, tone, industryNote } = input
  try {
    const { tags: chosen, ...texts } = await world.textModel({
      occupation,
      industry,
      keywords,
      tone,
      industryNote,
      tags: tags.map((t) => t.name),
      sample: modelText,
    })
    return {
      result: { ...texts, tagIds: tags.filter((t) => chosen.includes(t.name)).map((t) => t.id) },
    }
  } catch (error) {
    if (!(error instanceof TextModelFailure)) throw error
    // The reader asks again or writes by hand; the operator must know.
    world.log({
      level: error.code === 'misconfigured' ? 'error' : 'warn',
      event: 'no suggestion',
      job: jobId,
      code: error.code,
      error: describe(error),
    })
    return { failure: error.code }
  }
}

/** Writes a draft, or why there is none. One that comes too late is thrown away: whoever asked was told so. */
export const aiSuggestion: JobKind = async ({ id: jobId, payload }, world) => {
  const mine = and(
    eq(aiSuggestionJobs.id, Number(payload['suggestionId'])),
    isNull(aiSuggestionJobs.finishedAt),
  )
  const late = (expiresAt: string) => world.clock().toISOString() >= expiresAt
  const begun = await world.db.tx('system', async (db) => {
    const [row] = await db.select().from(aiSuggestionJobs).where(mine).for('update')
    if (!row || late(row.expiresAt)) return undefined
    await db
      .update(aiSuggestionJobs)
      .set({
        startedAt: world.clock().toISOString(),
        generator: world.textModel ? 'model' : 'template',
      })
      .where(mine)
    return row
  })
  if (!begun) return () => Promise.resolve()
  const made = await make(world, jobId, begun.input)
  return async (db) => {
    if (!late(begun.expiresAt))
      await db
        .update(aiSuggestionJobs)
        .set({ ...made, finishedAt: world.clock().toISOString() })
        .where(mine)
  }
}
