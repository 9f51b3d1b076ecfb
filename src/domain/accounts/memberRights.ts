import { companyRoles, roles, type Permission, type Role } from '@/contracts/permission'

type May = (permission: Permission) => boolean

/** Roles that a store gives to its own people. */
const rolesOfStaff: readonly Role[] = ['clientStaff', 'viewer']

export const isCompanyRole = (role: Role) => companyRoles.includes(role)

/**
 * The roles that an account may give and remove, and whose holders it may change: all for an administrator of the
 * company; only those of store staff for an account that may invite for a store (domain.md §6).
 */
export function grantableRoles(may: May): readonly Role[] {
  if (may('account.invite')) return roles
  return may('account.inviteStore') ? rolesOfStaff : []
}

/** Whether an account may change a member who holds these roles. */
export const canManage = (may: May, held: readonly Role[]) => {
  const grantable = grantableRoles(may)
  return held.length > 0 && held.every((role) => grantable.includes(role))
}
