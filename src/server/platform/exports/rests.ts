import { setImmediate, setTimeout } from 'node:timers/promises'

// On globalThis: each API route has its own copy of this module.
const kept = globalThis as { apiCallCount?: number }
const callCount = () => kept.apiCallCount ?? 0

/** Counts a call of the API, so that long work notices that somebody waits. */
export function countCall() {
  kept.apiCallCount = callCount() + 1
}

/** How much longer than a piece of work the rest after it is: the database is free three times of four. */
const REST_FACTOR = 3

type RestClock = { now: () => number; sleep: (milliseconds: number) => Promise<unknown> }
const realClock: RestClock = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) }

/** All rests so far: a piece that rested inside, as the papers of an archive do, did not work meanwhile. */
let restedMs = 0

/**
 * What long work calls after each piece: it rests three times as long as the piece took if calls came in meanwhile. The
 * embedded database does one thing at a time, so calls would queue behind piece after piece. Nobody calls: no rest.
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
  /** The next piece begins only now: what was before is nobody's work. */
  const restart = () => {
    piece = begin()
  }
  return { rest, restart }
}

/** The same pieces, with a rest after each. How long whoever takes them needs counts for nothing. */
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
