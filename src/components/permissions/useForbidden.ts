import type { Endpoint } from '@/contracts/endpoint'
import { usePermissions } from './usePermissions'
import { useScope } from './useScope'

/**
 * Whether the account is known to lack the permission for an endpoint in the scope of this page.
 * False while the permissions are loading: the screen keeps showing its loading state.
 */
export function useForbidden({ permission }: Pick<Endpoint, 'permission'>): boolean {
  const permissions = usePermissions(useScope())
  return permission !== undefined && permissions !== undefined && !permissions.may(permission)
}
