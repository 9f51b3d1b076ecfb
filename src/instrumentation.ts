/** Next runs this once when a server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitOnWrongConfig } = await import('@/server/config')
  exitOnWrongConfig()
  if (process.env.NODE_ENV !== 'development') return
  const { outboxSecret } = await import('@/server/platform/mailer/outboxSecret')
  console.log(`送信したメールは /api/outbox/${outboxSecret()} で読めます。`)
}
