import { authenticate } from '@/server/auth/sessions'
import { isExport, isWrite, type CallState } from '@/server/http/callState'
import { consumeCall, releaseExportSlot } from '@/server/platform/rateLimiter'
import { requireSameAccount } from './sameAccount'

/**
 * Authenticates the call and counts it, in a transaction that is committed before the call's own begins: a call that
 * is refused later stays counted, and calls of one account wait for each other only while the counter is written.
 * Returns what must be released after the call.
 */
export async function admitCall(state: CallState): Promise<() => Promise<void>> {
  const { context, cookies } = state
  const { endpoint } = state.route
  if (endpoint.public) return () => Promise.resolve()
  const now = context.clock()
  const kind = { isWrite: isWrite(endpoint), isExport: isExport(endpoint) }
  const { account, refusal } = await context.db.tx('system', async (db) => {
    const caller = await authenticate(db, cookies, now)
    return { account: caller, refusal: await consumeCall(db, caller.id, kind, now) }
  })
  state.account = account
  requireSameAccount(state.request, account)
  if (refusal) throw refusal
  return async () => {
    if (kind.isExport) await context.db.tx('system', (db) => releaseExportSlot(db, account.id, now))
  }
}
