import * as z from 'zod/mini'
import { jobStatuses } from '@/contracts/common/jobStatus'
import { id, instant, requiredText, optionalText } from '@/contracts/common/schemas'
import { ModelText } from '@/contracts/offers/schemas'
import { suggestionFailures, suggestionGenerators, suggestionTones } from './enums'

/** The input of a suggestion. Exactly this data of the store is sent to the language model. */
export const AiSuggestionInput = z.object({
  masterCompanyOccupationId: id,
  keywords: z.array(requiredText(40)).check(z.maxLength(10, 'キーワードは10件までです。')),
  tone: z.enum(suggestionTones),
  industryNote: optionalText(500),
})
export type AiSuggestionInput = z.infer<typeof AiSuggestionInput>

/** The texts of an offer, each within the length limit of its field. */
export const AiSuggestion = z.extend(ModelText, { tagIds: z.array(id) })
export type AiSuggestion = z.infer<typeof AiSuggestion>

/** A suggestion that needs no job, because it consists of the fixed texts of the occupation (`template`). */
export const AiDraft = z.object({
  generator: z.enum(suggestionGenerators),
  /** Explains to the user where the text comes from. */
  note: z.string(),
  result: AiSuggestion,
})
export type AiDraft = z.infer<typeof AiDraft>

export const AiSuggestionJob = z.object({
  id,
  status: z.enum(jobStatuses),
  input: AiSuggestionInput,
  /** Null until the job has started. */
  generator: z.nullable(z.enum(suggestionGenerators)),
  /** Explains to the user where the text comes from; null until the job has started. */
  note: z.nullable(z.string()),
  result: z.nullable(AiSuggestion),
  failure: z.nullable(z.object({ code: z.enum(suggestionFailures), message: z.string() })),
  createdAt: instant,
  /** The status becomes `expired` if there is no result by then, and stays so. */
  expiresAt: instant,
})
export type AiSuggestionJob = z.infer<typeof AiSuggestionJob>
