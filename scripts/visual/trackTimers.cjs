/**
 * Runs in every page before its own scripts: `visualTimersDone` waits until no short timer (debounce, toast, draft)
 * is pending.
 */
{
  /** Milliseconds. Longer timers are polls or retries, which the screenshots do not wait for. */
  const longestTracked = 1_000
  const pending = new Set()
  const { setTimeout: nativeSetTimeout, clearTimeout: nativeClearTimeout } = globalThis
  globalThis.setTimeout = (callback, delay = 0, ...args) => {
    const id = nativeSetTimeout(
      (...callbackArgs) => {
        pending.delete(id)
        callback(...callbackArgs)
      },
      delay,
      ...args,
    )
    if (delay > 0 && delay <= longestTracked) pending.add(id)
    return id
  }
  globalThis.clearTimeout = (id) => {
    pending.delete(id)
    nativeClearTimeout(id)
  }
  /** Resolves when no short timer is pending, or after `timeout`; to true if none was pending at the call. */
  globalThis.visualTimersDone = async (timeout) => {
    const wasIdle = pending.size === 0
    const deadline = performance.now() + timeout
    while (pending.size > 0 && performance.now() < deadline) {
      await new Promise((resolve) => nativeSetTimeout(resolve, 20))
    }
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    return wasIdle
  }
}
