import { setImmediate, setTimeout } from 'node:timers/promises'

// On globalThis: each API route has its own copy of this module.
const processState = globalThis as { apiCallCount?: number }
const callCount = () => processState.apiCallCount ?? 0

/** Counts a call of the API, so that long work notices waiting calls. */
export function countCall() {
  processState.apiCallCount = callCount() + 1
}

/** The length of a rest, in multiples of the work before it: the database is free three quarters of the time. */
const REST_FACTOR = 3

type RestClock = { now: () => number; sleep: (milliseconds: number) => Promise<unknown> }
const realClock: RestClock = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) }

/**
 * Milliseconds of all rests. A piece may rest itself, as a document of an archive does; that does not count as work.
 */
let restedMs = 0

/**
 * Returns `rest`, which long work calls after each piece. If API calls came in during the piece, it sleeps REST_FACTOR
 * times as long as the piece took; otherwise it returns at once. The embedded database runs one transaction at a time,
 * so calls would otherwise queue behind piece after piece.
 */
export function createRests({ now, sleep }: RestClock = realClock) {
  const begin = () => ({ at: now(), callCount: callCount(), restedMs })
  let piece = begin()
  async function rest() {
    const endedAt = now()
    const tookMs = endedAt - piece.at - (restedMs - piece.restedMs)
    if (callCount() > piece.callCount) await sleep(tookMs * REST_FACTOR)
    else await setImmediate()
    restedMs += now() - endedAt
    piece = begin()
  }
  /** Begins the next piece now: the time until here is not counted. */
  const restart = () => {
    piece = begin()
  }
  return { rest, restart }
}

/** Yields the same pieces with a rest after each. The time that the consumer takes does not count as work. */
export async function* withRests<T>(
  pieces: AsyncIterable<T>,
  clock?: RestClock,
): AsyncGenerator<T> {
  const { rest, restart } = createRests(clock)
  for await (const piece of pieces) {
    await rest()
    yield piece
    restart()
  }
}
