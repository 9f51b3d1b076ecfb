import type { Endpoint } from '@/contracts/endpoint'
import { usePermissions, type Scope } from './usePermissions'
import { useScope } from './useScope'

/**
 * Whether the account may call an endpoint in the scope of this page or a given one. False while
 * the permissions are loading, so that nothing is offered that might be refused.
 */
export function useCan(endpoint: Pick<Endpoint, 'permission'>, scope?: Scope): boolean {
  const pageScope = useScope()
  const permissions = usePermissions(scope ?? pageScope)
  return endpoint.permission === undefined || (permissions?.may(endpoint.permission) ?? false)
}
