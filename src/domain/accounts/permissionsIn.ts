import type { AccessibleClients, AccountPermission } from '@/contracts/accounts/schemas'
import type { Permission, Role } from '@/contracts/permission'

export type Scope = { clientId?: number | undefined; companyId?: number | undefined }
export type Permissions = { roles: readonly Role[]; may: (permission: Permission) => boolean }

/**
 * The roles and permissions in a scope: the union of the account's rows for the store and for the store's company.
 * Undefined where what was read does not tell. It runs in the head of a page, too
 * (`shell/document/earlyReadsScript`), so it uses nothing but its arguments.
 */
export function permissionsIn(
  { clientId, companyId }: Scope,
  data: AccountPermission | undefined,
  clients: Pick<AccessibleClients, 'items'> | undefined,
): Permissions | undefined {
  if (!data || (clientId !== undefined && !clients)) return undefined
  const ownCompanyId =
    companyId ?? clients?.items.find((client) => client.id === clientId)?.companyId
  const rows = data.scopes.filter(
    (row) => row.companyId === ownCompanyId && (row.clientId === null || row.clientId === clientId),
  )
  const permissions = new Set(rows.flatMap((row) => row.permissions))
  return { roles: rows.map((row) => row.role), may: (permission) => permissions.has(permission) }
}
