import { savedFile } from '@/domain/audit/auditChange'
import { ClientScope } from '@/server/auth/tenantScope'
import type { Tx } from '@/server/db/transaction'
import { isExport, type CallState } from '@/server/http/callState'
import type { ApiError } from '@/server/http/errors'
import { audit } from '@/server/platform/auditLog'
import { Export } from '@/server/platform/exports/export'
import { consume } from '@/server/platform/rateLimiter'

const idOf = (output: unknown) =>
  typeof output === 'object' && output !== null && 'id' in output && typeof output.id === 'number'
    ? { id: output.id }
    : {}

/**
 * The file that an export saves: its name says which store, month or days. Not where the call names a worker, because
 * the log keeps no names of workers.
 */
const savedFileOf = (output: unknown, ids: Record<string, unknown>) =>
  output instanceof Export && !('userId' in ids) ? [savedFile(output.name)] : []

/** Returns the ids in a body that the audit log records; of several workers, all. */
function objectsNamedIn(body: unknown) {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const ids = ['userId', 'offeringId', 'offerId', 'groupId', 'clientId'].flatMap((name) => {
    const id = fields[name]
    return typeof id === 'number' ? [[name, id] as const] : []
  })
  const listOf = (name: string) => (Array.isArray(fields[name]) ? (fields[name] as number[]) : [])
  const workers = listOf('userIds')
  const [only] = workers
  const moved = (['addUserIds', 'removeUserIds'] as const).flatMap((field) => {
    const after = listOf(field)
    return after.length > 0 ? [{ field, before: null, after }] : []
  })
  return {
    ids: {
      ...Object.fromEntries(ids),
      ...(workers.length === 1 && only !== undefined && { userId: only }),
    },
    changes: [
      ...(workers.length > 1 ? [{ field: 'userIds' as const, before: null, after: workers }] : []),
      ...moved,
    ],
  }
}

const entryOf = (state: CallState, output?: unknown) => ({
  call: state.route.endpoint.operation,
  accountId: state.account?.id ?? state.actingAccountId,
  sessionId: state.account?.sessionId,
  companyId: state.scope?.companyId,
  // An action of the company on one store belongs to that store.
  clientId:
    state.scope instanceof ClientScope ? state.scope.clientId : state.audited.ids['clientId'],
  ids: { ...state.params, ...idOf(output), ...state.audited.ids },
  changes: state.audited.changes,
  ip: state.ip,
})

/** The statement that records a call in the audit log, in the transaction of its work; undefined for other calls. */
export function auditOfSuccess(state: CallState, db: Tx, output: unknown) {
  const { endpoint } = state.route
  if (!endpoint.audit && !isExport(endpoint)) return undefined
  const entry = entryOf(state, output)
  const objects = objectsNamedIn(state.parsedBody())
  return audit(
    db,
    {
      ...entry,
      ids: { ...objects.ids, ...entry.ids },
      changes: [...entry.changes, ...objects.changes, ...savedFileOf(output, entry.ids)],
      result: 'done',
    },
    state.context.clock(),
  )
}

/** Records a denied access in a separate transaction, because that of the call is rolled back. */
export async function auditDenial(state: CallState, error: ApiError) {
  const { account, context } = state
  if (!account || !state.isAuthorizing) return
  await context.db.tx('system', async (db) => {
    const now = context.clock()
    if ((await consume(db, 'denials', account.id, now)).left >= 0)
      await audit(db, { ...entryOf(state), result: 'denied', code: error.code }, now)
  })
}
