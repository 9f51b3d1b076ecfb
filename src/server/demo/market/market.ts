import type { Tx } from '@/server/db/transaction'

/** What the simulator remembers between two looks. */
export type Market = {
  seed: number
  speed: number
  /** How many people were asked for a posting, so that the next ones are others. */
  tried: Map<number, number>
  /** Postings with a seat that came free, and from when on it is taken again. */
  reopened: Map<number, number>
  /** The last look at who is at work, and how many there were since the server was away. */
  lookedAt: number
  looks: number
}
/** One thing somebody does. `run` answers false when there was nothing to do after all. */
export type Act = {
  what: string
  run: (db: Tx) => Promise<unknown>
  after?: () => void
  refused?: () => void
}
