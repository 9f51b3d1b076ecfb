// Tests wait here, for something and never for a time. The few that need the real clock are in lint/singlePlace.mjs.
const { setTimeout: realSetTimeout } = globalThis
const TURNS = 5
const POLL_MS = 5
const WITHIN_MS = 15_000

const pause = (ms: number) =>
  new Promise<void>((done) => {
    realSetTimeout(done, ms)
  })

/** Waits some turns of the event loop, in which work without timers completes, such as calls answered at once. */
export async function flushPromises(turns = TURNS) {
  for (let turn = 0; turn < turns; turn += 1) await pause(0)
}

/** Waits until the condition is true. Throws if that takes longer than `withinMs`. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  { withinMs = WITHIN_MS } = {},
) {
  for (let waitedMs = 0; !(await isTrue()); waitedMs += POLL_MS) {
    if (waitedMs >= withinMs) throw new Error(`not within ${withinMs} ms: ${isTrue.toString()}`)
    await pause(POLL_MS)
  }
}
