import { RateLimiterMemory } from 'rate-limiter-flexible'
import { tooMany, type ApiError } from '@/server/http/errors'
import { scaled } from './rateLimiter'

const MINUTE_SECONDS = 60
/** Calls in one process of the server. The limits that hold over all processes: `rateLimiter.ts` (ADR 45). */
export const callLimits = {
  // `writes` and `reads` count the calls of one account.
  /** No user presses two buttons a second for a minute; refused calls count too. */
  writes: { count: 120, seconds: MINUTE_SECONDS },
  /**
   * A screen makes about 10 reads when it opens and a few a minute afterwards: this allows two screens a second for a
   * whole minute, in all tabs together. A loop in a script or a broken client reaches it within seconds.
   */
  reads: { count: 1200, seconds: MINUTE_SECONDS },
  /**
   * Calls of one address without a session. A sign-in takes up to six, so a hundred people of one office can sign in
   * within a minute.
   */
  anonymous: { count: 600, seconds: MINUTE_SECONDS },
} as const
type Kind = keyof typeof callLimits

const createCounters = () => {
  // The counter is created without a limit, because the limit may change while the process runs (setLimitsScale).
  const counter = ({ seconds }: { seconds: number }) =>
    new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds })
  return {
    writes: counter(callLimits.writes),
    reads: counter(callLimits.reads),
    anonymous: counter(callLimits.anonymous),
  }
}
let counters = createCounters()

async function count(kind: Kind, subject: number | string): Promise<ApiError | undefined> {
  const { consumedPoints, msBeforeNext } = await counters[kind].consume(subject)
  return consumedPoints > scaled(callLimits[kind].count) ? tooMany(msBeforeNext / 1000) : undefined
}
/** Counts a call of an account; the refusal (429) above the limit. The window begins with the first call. */
export const countCallOf = (accountId: number, kind: 'reads' | 'writes') => count(kind, accountId)
/** Counts a call without a session by the address that it comes from (`hostOf`), in the same way. */
export const countCallFrom = (host: string) => count('anonymous', host)
/** Resets the counts, for tests. */
export const forgetCalls = () => {
  counters = createCounters()
}
