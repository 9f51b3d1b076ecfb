/** Status of an offering. It is derived from its instants and the clock when read: domain/offerings/offering. */
export const offeringStatuses = [
  'unpublished',
  'published',
  'matching',
  'working',
  'finished',
] as const
export type OfferingStatus = (typeof offeringStatuses)[number]

/**
 * Who sees an offering. `graduate` is the scope of dedicated offerings (専用の求人) only: it is set at their creation
 * and never changes.
 */
export const publicationScopes = [
  'public',
  'badge',
  'group',
  'url',
  'worked',
  'graduate',
  'trusted',
] as const
export type PublicationScope = (typeof publicationScopes)[number]

/** The scopes that a ladder of publication opens, in the order in which it opens them. */
export const ladderScopes = [
  'trusted',
  'group',
  'worked',
  'public',
] as const satisfies readonly PublicationScope[]
export type LadderScope = (typeof ladderScopes)[number]

/** Deadline of applications, relative to the start; `custom` is a separate instant. */
export const closeRules = [
  'at_start',
  'before_1h',
  'before_3h',
  'before_6h',
  'before_12h',
  'before_24h',
  'custom',
] as const
export type CloseRule = (typeof closeRules)[number]

/** `graduate`: a dedicated offering (専用の求人). `long_term_trial`: a word of the API, never written here. */
export const offeringKinds = ['regular', 'graduate', 'long_term_trial'] as const

/** How an offering was made. `recreate`: as a copy of another one on a new date (再募集). */
export const offeringSources = ['manual', 'copy', 'multidate', 'recreate', 'ai'] as const
export type OfferingSource = (typeof offeringSources)[number]

/** Why a store ends the applications for an offering. */
export const closedReasons = [
  'filled_internally',
  'no_longer_needed',
  'mistake',
  'changed_terms',
  'other',
] as const
export type ClosedReason = (typeof closedReasons)[number]

/** The state of a day with offerings in the calendar. `reviewCandidate`: workers wait for a review. */
export const postedDayStates = [
  'confirmed',
  'done',
  'reviewCandidate',
  'wanted',
  'working',
] as const
export const calendarDayStates = [...postedDayStates, 'today'] as const
export type CalendarDayState = (typeof calendarDayStates)[number]

/** Workers that one offering can ask for, and characters of its memo to them. */
export const offeringLimits = { peopleWanted: 100, memo: 500, hourlyWageYen: 20_000 } as const
