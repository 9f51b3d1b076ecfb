import type { AccountPermission } from '@/contracts/accounts/schemas'
import type { Permission } from '@/contracts/permission'

/**
 * Whether an account has a permission in a store, by a scope for that store or for its whole company (`clientId`
 * null).
 */
export const canIn = (
  scopes: AccountPermission['scopes'],
  store: { id: number; companyId: number },
  permission: Permission,
) =>
  scopes.some(
    (row) =>
      row.companyId === store.companyId &&
      (row.clientId === null || row.clientId === store.id) &&
      row.permissions.includes(permission),
  )
