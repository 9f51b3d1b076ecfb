/** Next runs this once when a server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitOnWrongConfig } = await import('@/server/config')
  exitOnWrongConfig()
}
