import { authenticate } from '@/server/auth/callers'
import type { Tx } from '@/server/db/transaction'
import { isExport, isWrite, type CallState } from '@/server/http/callState'
import type { AppContext } from '@/server/http/context'
import { idOf } from '@/server/http/input'
import { countCallOf } from '@/server/platform/callLimits'
import { describe } from '@/server/platform/logger'
import { admitExport, releaseExportSlot } from '@/server/platform/rateLimiter'
import { requireSameAccount } from './sameAccount'

/**
 * Checks the session (401), the account that opened the page (409) and the rate limits (429). It does so once for each
 * call, so a transaction that is tried again is not counted twice. Resolves to true if the transaction has already
 * entered the tenant of the store in the path: to save a statement, a read enters it with the one that finds the
 * session.
 */
export async function admitCall(state: CallState, db: Tx): Promise<boolean> {
  const { context, cookies, request, route } = state
  if (route.endpoint.public || state.account) return false
  const writes = isWrite(route.endpoint)
  const enters = !writes && !isExport(route.endpoint)
  const { account, store } = await authenticate(db, cookies, {
    now: context.clock(),
    clientId: idOf(request.req.param('clientId')),
    enters,
  })
  state.account = account
  state.store = store
  const refusal = await countCallOf(account.id, writes ? 'writes' : 'reads')
  requireSameAccount(request, account)
  if (refusal) throw refusal
  return enters && store !== undefined
}

/** Pauses (ms) before each further attempt to end an export. */
const END_AGAIN_MS = [1000, 5000, 20_000]

/**
 * Ends an export. A busy database must neither spoil the complete answer nor block the account's next export until the
 * lease expires, so a failed end is retried after the call.
 */
async function endExport(end: () => Promise<void>, log: AppContext['log'], pauses = END_AGAIN_MS) {
  try {
    await end()
  } catch (error) {
    const [pause, ...others] = pauses
    log({ level: 'error', event: 'an export did not end', error: describe(error) })
    if (pause !== undefined) setTimeout(() => void endExport(end, log, others), pause).unref()
  }
}

/**
 * Admits an export in a transaction that is committed before the call's own begins, because an account makes one export
 * at a time on all servers together. Other calls are admitted in their own transaction. Returns a function that ends
 * the export, so that the account can make its next one.
 */
export async function admitExportCall(state: CallState): Promise<() => Promise<void>> {
  const { context, route } = state
  if (!isExport(route.endpoint) || route.endpoint.public) return () => Promise.resolve()
  const now = context.clock()
  const refusal = await context.db.tx('system', async (db) => {
    await admitCall(state, db)
    return state.account && admitExport(db, state.account.id, now)
  })
  if (refusal) throw refusal
  return () =>
    endExport(
      () =>
        context.db.tx('system', async (db) => {
          if (state.account) await releaseExportSlot(db, state.account.id, now)
        }),
      context.log,
    )
}
