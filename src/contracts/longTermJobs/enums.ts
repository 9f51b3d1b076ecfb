// Values of long-term employment; their labels are in domain/workers/longTerm.

/** Where the selection of a candidate stands. The last three end it; only the worker sets the last one. */
export const longTermSelections = [
  'unselected',
  'contacting',
  'interview',
  'hired',
  'declined_by_client',
  'declined_by_user',
] as const
export type LongTermSelection = (typeof longTermSelections)[number]

/** `application`: to a job that is offered. `preference`: only said to want to work here for longer. */
export const longTermKinds = ['application', 'preference'] as const
export type LongTermKind = (typeof longTermKinds)[number]

export const longTermLevels = ['interested', 'strong'] as const
export type LongTermLevel = (typeof longTermLevels)[number]

/** Parts of a day by the hour at which a shift starts. */
export const longTermBands = ['morning', 'daytime', 'evening', 'night'] as const
export type LongTermBand = (typeof longTermBands)[number]

/** `ask`: possible, but to be talked about. */
export const longTermAnswers = ['yes', 'ask'] as const
export type LongTermAnswer = (typeof longTermAnswers)[number]

/** A job is open while its offer says 「長期採用あり」 and can be posted. */
export const longTermJobStatuses = ['open', 'closed'] as const
export type LongTermJobStatus = (typeof longTermJobStatuses)[number]

/** Filter of candidates; `decided` is every state that ends a selection. */
export const longTermFilters = ['unselected', 'contacting', 'interview', 'decided'] as const
export type LongTermFilter = (typeof longTermFilters)[number]

/** Characters of the note that a selection carries. */
export const MAX_SELECTION_NOTE_LENGTH = 500
