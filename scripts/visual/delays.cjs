/**
 * Runs in the page before its own scripts: `visualRest` tells when no short delay is running any more
 * (drafts, messages, what is checked while somebody types).
 */
{
  /** Milliseconds. What takes longer is a poll or another try, which no picture waits for. */
  const longest = 1_000
  const delays = new Set()
  const { setTimeout: reallyWait, clearTimeout: reallyStop } = globalThis
  globalThis.setTimeout = (work, delay = 0, ...given) => {
    const id = reallyWait(
      (...args) => {
        delays.delete(id)
        work(...args)
      },
      delay,
      ...given,
    )
    if (delay > 0 && delay <= longest) delays.add(id)
    return id
  }
  globalThis.clearTimeout = (id) => {
    delays.delete(id)
    reallyStop(id)
  }
  /** Waits for the delays, not longer than told; true: there were none. */
  globalThis.visualRest = async (most) => {
    const none = delays.size === 0
    for (const until = performance.now() + most; delays.size > 0 && performance.now() < until;) {
      await new Promise((done) => reallyWait(done, 20))
    }
    await document.fonts.ready
    await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }))
    return none
  }
}
