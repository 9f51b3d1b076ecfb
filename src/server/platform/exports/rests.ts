import { setImmediate, setTimeout } from 'node:timers/promises'

// On globalThis: each API route has its own copy of this module.
const kept = globalThis as { apiCallCount?: number }
const callCount = () => kept.apiCallCount ?? 0

/** Counts a call of the API, so that long work notices waiting calls. */
export function countCall() {
  kept.apiCallCount = callCount() + 1
}

/** The length of a rest relative to the work before it: the database is free three quarters of the time. */
const REST_FACTOR = 3

type RestClock = { now: () => number; sleep: (milliseconds: number) => Promise<unknown> }
const realClock: RestClock = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) }

/** The sum of all rests: time that a piece has rested inside, as the papers of an archive do, is not work. */
let restedMs = 0

/**
 * Long work calls this after each piece. If calls came in meanwhile, it rests three times as long as the piece took;
 * without calls it does not rest. The embedded database does one thing at a time, so calls would otherwise queue behind
 * piece after piece.
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
  /** The next piece begins only now: earlier time is not counted. */
  const restart = () => {
    piece = begin()
  }
  return { rest, restart }
}

/** The same pieces, with a rest after each. The time of the consumer is not counted. */
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
