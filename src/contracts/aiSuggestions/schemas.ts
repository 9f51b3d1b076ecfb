import * as z from 'zod/mini'
import { id, instant, requiredText, optionalText } from '@/contracts/common/schemas'
import { ModelText } from '@/contracts/offers/schemas'
import { jobStatuses, suggestionFailures, suggestionGenerators, suggestionTones } from './enums'

/** What a draft of a template is made from. All of it, and nothing else of the store, may leave for the language model. */
export const AiSuggestionInput = z.object({
  masterCompanyOccupationId: id,
  keywords: z.array(requiredText(40)).check(z.maxLength(10, 'キーワードは10件までです。')),
  tone: z.enum(suggestionTones),
  industryNote: optionalText(500),
})
export type AiSuggestionInput = z.infer<typeof AiSuggestionInput>

/** The sections of a template, each within the length its form takes. */
export const AiSuggestion = z.extend(ModelText, { tagIds: z.array(id) })
export type AiSuggestion = z.infer<typeof AiSuggestion>

/** A draft at once, always from the fixed texts. */
export const AiDraft = z.object({
  generator: z.enum(suggestionGenerators),
  note: z.string(),
  result: AiSuggestion,
})
export type AiDraft = z.infer<typeof AiDraft>

export const AiSuggestionJob = z.object({
  id,
  status: z.enum(jobStatuses),
  input: AiSuggestionInput,
  /** Null until the work has begun. */
  generator: z.nullable(z.enum(suggestionGenerators)),
  /** What the reader is told of where the text comes from; null until the work has begun. */
  note: z.nullable(z.string()),
  result: z.nullable(AiSuggestion),
  failure: z.nullable(z.object({ code: z.enum(suggestionFailures), message: z.string() })),
  createdAt: instant,
  /** Nobody waits longer: without a result the status is `expired` from then on, and stays so. */
  expiresAt: instant,
})
export type AiSuggestionJob = z.infer<typeof AiSuggestionJob>
