/** Next runs this once when a server starts, before the first request: wrong settings end the start with a clear message. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { readConfig } = await import('@/server/config')
  readConfig()
}
