import type { Random } from '@/server/demo/market/random'
import type { BonusRow } from '@/server/demo/seed/bonuses'
import type { Person } from '@/server/demo/seed/people'
import type { FixRow } from '@/server/demo/seed/types'
import type { Ledger } from './ledger'

/** What the shifts are made with. Counters, ledger and corrections grow with each shift. */
export type ShiftContext = {
  /** Each step draws in a fixed order: another order makes other data from the same seed. */
  random: Random
  now: Date
  ledger: Ledger
  bonuses: readonly BonusRow[]
  /** The workers of each store. */
  pools: ReadonlyMap<number, readonly Person[]>
  lastIds: { offering: number; matching: number }
  /** When the shifts ended that a worker worked at a store; by `workedKey`. */
  workedEndMs: Map<string, number[]>
  corrections: FixRow[]
}
