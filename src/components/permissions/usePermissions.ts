import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { permissionsIn, type Permissions, type Scope } from '@/domain/accounts/permissionsIn'

/** The account's roles and permissions in a scope. Undefined while loading. */
export function usePermissions(scope: Scope): Permissions | undefined {
  const { clientId, companyId } = scope
  const hasScope = clientId !== undefined || companyId !== undefined
  const { data } = useQuery(accounts.permission, hasScope ? {} : null)
  const { data: clients } = useQuery(accounts.clients, clientId === undefined ? null : {})
  return permissionsIn(scope, data, clients)
}

/**
 * Whether the permissions of a store or company have been loaded or have failed to load. Actions are shown
 * only then, so that the layout does not shift.
 */
export function useRightsSettled({ clientId }: Scope): boolean {
  const permission = useQuery(accounts.permission, {})
  const clients = useQuery(accounts.clients, clientId === undefined ? null : {})
  const needed = clientId === undefined ? [permission] : [permission, clients]
  return needed.every(({ data, error }) => data !== undefined || error !== undefined)
}
