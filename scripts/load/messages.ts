/** What the parent asks the measured program. */
export type Question =
  | { kind: 'prepare'; sessions: number }
  | { kind: 'rows'; sql: string }
  /** Forgets the statements so far. */
  | { kind: 'begin' }
  /** The statements since `begin`, and the processor time of the process so far. */
  | { kind: 'statements' }
export type Answer = { id: number; value: unknown } | { id: number; error: string }

/** A session in a store. */
export type Store = { clientId: number; offerId: number; cookie: string }
