import { ClientScope, CompanyScope, type Scope } from '@/server/auth/tenantScope'
import type { CallState } from '@/server/http/callState'
import { forbidden } from '@/server/http/errors'

function scopeOf({ account, store, params }: CallState): Scope {
  if (!account) return 'system'
  if ('clientId' in params) return ClientScope.of(account, store)
  if ('companyId' in params) return CompanyScope.check(account, Number(params['companyId']))
  return 'system'
}

/**
 * Returns the scope that the path names. Throws 404 for a scope of which the account is not a member, and 403 if the
 * account lacks the permission of the endpoint in it.
 */
export function authorizeCall(state: CallState): Scope {
  const { permission } = state.route.endpoint
  state.isAuthorizing = true
  const scope = scopeOf(state)
  if (scope !== 'system') state.scope = scope
  if (permission && (scope === 'system' || !scope.may(permission))) throw forbidden()
  state.isAuthorizing = false
  return scope
}
