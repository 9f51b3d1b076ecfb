/** A day of the week that a store is closed on, or a single closure. */
export const closingKinds = ['regular', 'single'] as const
export type ClosingKind = (typeof closingKinds)[number]

/** The most closing days that a store can have. */
export const MAX_CLOSING_DAYS = 50
export const MAX_CLOSING_REASON_LENGTH = 30
