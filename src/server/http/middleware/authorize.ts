import { ClientScope, CompanyScope, type Scope } from '@/server/auth/tenantScope'
import type { Tx } from '@/server/db/transaction'
import type { CallState } from '@/server/http/callState'
import { forbidden } from '@/server/http/errors'

async function scopeOf({ account, params }: CallState, db: Tx): Promise<Scope> {
  if (!account) return 'system'
  if ('clientId' in params) return ClientScope.check(db, account, Number(params['clientId']))
  if ('companyId' in params) return CompanyScope.check(account, Number(params['companyId']))
  return 'system'
}

/**
 * The scope that the path names, and the permission of the endpoint held in that scope: 404 for a foreign scope, 403
 * without the permission.
 */
export async function authorizeCall(state: CallState, db: Tx): Promise<Scope> {
  const { permission } = state.route.endpoint
  state.isAuthorizing = true
  const scope = await scopeOf(state, db)
  if (scope !== 'system') state.scope = scope
  if (permission && (scope === 'system' || !scope.may(permission))) throw forbidden()
  state.isAuthorizing = false
  return scope
}
