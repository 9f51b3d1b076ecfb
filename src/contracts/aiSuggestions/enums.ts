export const suggestionTones = ['standard', 'friendly', 'concise'] as const
export type SuggestionTone = (typeof suggestionTones)[number]
/** Source of a suggested text: the fixed texts of the occupations, or a language model configured by the operator. */
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
