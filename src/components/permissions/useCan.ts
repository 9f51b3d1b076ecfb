import type { Endpoint } from '@/contracts/endpoint'
import { usePermissions, type Scope } from './usePermissions'
import { useScope } from './useScope'

/**
 * Whether the account may call an endpoint, in the scope of this page or a given one. False while
 * it is not known: nothing is offered that might be refused.
 */
export function useCan(endpoint: Pick<Endpoint, 'permission'>, scope?: Scope): boolean {
  const here = useScope()
  const held = usePermissions(scope ?? here)
  return endpoint.permission === undefined || (held?.may(endpoint.permission) ?? false)
}
