import type { AccountPermission } from '@/contracts/accounts/schemas'
import type { Permission } from '@/contracts/permission'

/** Whether an account may do something in a store, by a row of the store itself or of its whole company. */
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
