export const suggestionTones = ['standard', 'friendly', 'concise'] as const
export type SuggestionTone = (typeof suggestionTones)[number]
/** Where a text comes from: the fixed texts of the occupations, or a language model that the operator has connected. */
export const suggestionGenerators = ['template', 'model'] as const
export type SuggestionGenerator = (typeof suggestionGenerators)[number]
export const suggestionFailures = [
  'timeout',
  'unreachable',
  'busy',
  'misconfigured',
  'unusable',
] as const
export type SuggestionFailure = (typeof suggestionFailures)[number]

/** States of a job that runs behind (files, suggestions). */
export const jobStatuses = ['queued', 'processing', 'succeeded', 'failed', 'expired'] as const
export type JobStatus = (typeof jobStatuses)[number]
