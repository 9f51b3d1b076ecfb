import { companyRoles, roles, type Permission, type Role } from '@/contracts/permission'

type May = (permission: Permission) => boolean

/** Roles that a store may give to its own staff. */
const rolesOfStaff: readonly Role[] = ['clientStaff', 'viewer']

/** Whether a role is for the whole company, not for single stores. */
export const isCompanyRole = (role: Role) => companyRoles.includes(role)

/**
 * Returns the roles that an account may give and remove, and whose holders it may change: all roles for an
 * administrator of the company, only those of store staff for an account that may invite for a store.
 */
export function grantableRoles(may: May): readonly Role[] {
  if (may('account.invite')) return roles
  return may('account.inviteStore') ? rolesOfStaff : []
}

/** Whether an account may change a member who holds these roles. */
export const canManage = (may: May, heldRoles: readonly Role[]) => {
  const grantable = grantableRoles(may)
  return heldRoles.length > 0 && heldRoles.every((role) => grantable.includes(role))
}
