import type { Endpoint } from '@/contracts/endpoint'
import { usePermissions } from './usePermissions'
import { useScope } from './useScope'

/**
 * Whether the account is known not to be allowed an endpoint in the scope of this page. False while
 * it is not known: the screen goes on loading.
 */
export function useForbidden({ permission }: Pick<Endpoint, 'permission'>): boolean {
  const held = usePermissions(useScope())
  return permission !== undefined && held !== undefined && !held.may(permission)
}
