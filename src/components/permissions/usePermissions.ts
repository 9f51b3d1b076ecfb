import { useQuery, useQueryWhenReady } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import type { Output } from '@/contracts/endpoint'
import type { Permission, Role } from '@/contracts/permission'

export type Scope = { clientId?: number | undefined; companyId?: number | undefined }
type Permissions = {
  roles: readonly Role[]
  all: readonly Permission[]
  may: (permission: Permission) => boolean
}

/** The account's roles and permissions in a scope. Undefined while loading. */
export function usePermissions(scope: Scope): Permissions | undefined {
  const { clientId, companyId } = scope
  const hasScope = clientId !== undefined || companyId !== undefined
  const { data } = useQuery(accounts.permission, hasScope ? {} : null)
  const { data: clients } = useQuery(accounts.clients, clientId === undefined ? null : {})
  return permissionsIn(scope, data, clients)
}

/**
 * The roles and permissions in a scope: the union of the account's rows for the store and for the store's company.
 * Undefined until the data that the scope needs are loaded.
 */
export function permissionsIn(
  { clientId, companyId }: Scope,
  data: Output<typeof accounts.permission> | undefined,
  clients: Output<typeof accounts.clients> | undefined,
): Permissions | undefined {
  if (!data || (clientId !== undefined && !clients)) return undefined
  const ownCompanyId =
    companyId ?? clients?.items.find((client) => client.id === clientId)?.companyId
  const rows = data.scopes.filter(
    (row) => row.companyId === ownCompanyId && (row.clientId === null || row.clientId === clientId),
  )
  const permissions = new Set(rows.flatMap((row) => row.permissions))
  return {
    roles: rows.map((row) => row.role),
    all: [...permissions],
    may: (permission) => permissions.has(permission),
  }
}

/**
 * Whether the permissions of a store or company have been loaded or have failed to load. Actions are shown
 * only then, so that the layout does not shift.
 */
export function useRightsSettled({ clientId }: Scope): boolean {
  const permission = useQueryWhenReady(accounts.permission, {})
  const clients = useQuery(accounts.clients, clientId === undefined ? null : {})
  const needed = clientId === undefined ? [permission] : [permission, clients]
  return needed.every(({ data, error }) => data !== undefined || error !== undefined)
}
