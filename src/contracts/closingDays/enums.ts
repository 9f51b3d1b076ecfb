/** A day of the week that a store is closed on, or a single closure. */
export const closingKinds = ['regular', 'single'] as const
export type ClosingKind = (typeof closingKinds)[number]

/** How many a store can have. */
export const mostClosingDays = 50
export const longestClosingReason = 30
