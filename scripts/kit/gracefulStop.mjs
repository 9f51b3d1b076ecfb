// How the server stops: it reports that it is not ready while calls still arrive, then accepts no new ones, finishes
// those in progress, and closes the database.
const HARD_LIMIT_MS = 4_900
const DRAIN_MS = 1_800
const IDLE_CHECK_MS = 20

const wait = (ms) => new Promise((done) => setTimeout(done, ms))

/** Keep-alive connections have no call in progress: they would hold close() up. */
async function drain(server) {
  const closed = new Promise((done) => server.close(done))
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  await Promise.race([closed, wait(DRAIN_MS)])
  clearInterval(idle)
  server.closeAllConnections()
}

/** Answers calls until the proxy has noticed, each on a connection that then closes. */
async function announce(server, delayMs) {
  globalThis.isEnding = true
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  globalThis.stopJobs?.().catch(() => {})
  await wait(delayMs)
}

async function end(server, delayMs) {
  setTimeout(() => process.exit(1), delayMs + HARD_LIMIT_MS).unref()
  await announce(server, delayMs)
  // Streams of events never end by themselves.
  await globalThis.closeStreams?.().catch(() => {})
  await drain(server)
  await globalThis.closeServer?.().catch((error) => {
    console.error(error)
  })
  process.exit(0)
}

/**
 * On SIGTERM and SIGINT, within five seconds after the delay of SIGTERM; a second signal ends at once. Returns whether
 * it is ending. `delaySeconds`: how long a proxy may take to see that this process is no longer ready.
 */
export function stopOnSignals(server, delaySeconds = 0) {
  let isEnding = false
  const delays = { SIGTERM: delaySeconds * 1000, SIGINT: 0 }
  for (const [signal, delayMs] of Object.entries(delays))
    process.on(signal, () => {
      if (isEnding) process.exit(1)
      isEnding = true
      void end(server, delayMs)
    })
  return () => isEnding
}
