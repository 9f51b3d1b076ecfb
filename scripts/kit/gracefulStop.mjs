// How the server ends: nothing new is accepted, what is being answered is answered, then the database is closed.
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

async function end(server) {
  setTimeout(() => process.exit(1), HARD_LIMIT_MS).unref()
  // Streams of events never end by themselves.
  await globalThis.closeStreams?.().catch(() => {})
  await drain(server)
  await globalThis.closeServer?.().catch((error) => {
    console.error(error)
  })
  process.exit(0)
}

/** On SIGTERM and SIGINT, within five seconds; a second signal ends at once. Returns whether it is ending. */
export function stopOnSignals(server) {
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      if (isEnding) process.exit(1)
      isEnding = true
      void end(server)
    })
  return () => isEnding
}
