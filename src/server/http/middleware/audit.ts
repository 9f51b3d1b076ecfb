import { ClientScope } from '@/server/auth/tenantScope'
import type { Tx } from '@/server/db/transaction'
import { isExport, type CallState } from '@/server/http/callState'
import type { ApiError } from '@/server/http/errors'
import { audit } from '@/server/platform/auditLog'
import { consume } from '@/server/platform/rateLimiter'

const idOf = (output: unknown) =>
  typeof output === 'object' && output !== null && 'id' in output && typeof output.id === 'number'
    ? { id: output.id }
    : {}

const entryOf = (state: CallState, output?: unknown) => ({
  call: state.route.endpoint.operation,
  accountId: state.account?.id ?? state.actingAccountId,
  sessionId: state.account?.sessionId,
  companyId: state.scope?.companyId,
  clientId: state.scope instanceof ClientScope ? state.scope.clientId : undefined,
  ids: { ...state.params, ...idOf(output), ...state.audited.ids },
  changes: state.audited.changes,
  ip: state.ip,
})

/** Records a call in the audit log, in the transaction of its work. */
export async function auditSuccess(state: CallState, db: Tx, output: unknown) {
  const { endpoint } = state.route
  if (endpoint.audit || isExport(endpoint))
    await audit(db, { ...entryOf(state, output), result: 'done' }, state.context.clock())
}

/** Records a denied access. In a transaction of its own, because that of the call is rolled back. */
export async function auditDenial(state: CallState, error: ApiError) {
  const { account, context } = state
  if (!account || !state.isAuthorizing) return
  await context.db.tx('system', async (db) => {
    const now = context.clock()
    if ((await consume(db, 'denials', account.id, now)).left >= 0)
      await audit(db, { ...entryOf(state), result: 'denied', code: error.code }, now)
  })
}
