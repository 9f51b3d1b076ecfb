import type { Tx } from '@/server/db/transaction'

/** State of the simulated labour market between two steps. */
export type Market = {
  /** The same seed with the same data gives the same actions. */
  seed: number
  /** 1 is real time; at 10, workers react ten times as fast. */
  speed: number
  /** Number of refused candidates by offering id: the next step tries others. */
  refusedCounts: Map<number, number>
  /** When a seat that became free is taken again (ms since the epoch), by offering id. */
  refillTimes: Map<number, number>
  /** Time of the last check of attendances (ms since the epoch), and number of checks since the last pause. */
  attendanceCheckedAt: number
  attendanceChecks: number
}
/**
 * One action of a worker, for example an application. `run` executes it in a transaction and returns false if there was
 * nothing to do. `onSuccess` and `onRefused` update the state of the market.
 */
export type Action = {
  name: string
  run: (db: Tx) => Promise<unknown>
  onSuccess?: () => void
  onRefused?: () => void
}
