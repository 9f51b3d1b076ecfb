// Values of long-term employment; their labels are in domain/workers/longTerm.

/** The state of the selection of a candidate. The last three end it; only the worker sets the last one. */
export const longTermSelections = [
  'unselected',
  'contacting',
  'interview',
  'hired',
  'declined_by_client',
  'declined_by_user',
] as const
export type LongTermSelection = (typeof longTermSelections)[number]

/** `application`: to a job that is offered. `preference`: without an application to a job. */
export const longTermKinds = ['application', 'preference'] as const
export type LongTermKind = (typeof longTermKinds)[number]

export const longTermLevels = ['interested', 'strong'] as const
export type LongTermLevel = (typeof longTermLevels)[number]

/** Parts of a day by the hour at which a shift starts. */
export const longTermBands = ['morning', 'daytime', 'evening', 'night'] as const
export type LongTermBand = (typeof longTermBands)[number]

/** `ask`: possible, but to be discussed. */
export const longTermAnswers = ['yes', 'ask'] as const
export type LongTermAnswer = (typeof longTermAnswers)[number]

/** A job is open while its offer says 「長期採用あり」 and can be posted. */
export const longTermJobStatuses = ['open', 'closed'] as const

/** Filter of candidates; `decided` is every state that ends a selection. */
export const longTermFilters = ['unselected', 'contacting', 'interview', 'decided'] as const
export type LongTermFilter = (typeof longTermFilters)[number]

/** Characters of the note that a selection carries. */
export const MAX_SELECTION_NOTE_LENGTH = 500
