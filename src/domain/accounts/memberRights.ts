import { companyRoles, roles, type Permission, type Role } from '@/contracts/permission'

type May = (permission: Permission) => boolean

/** Roles that a store gives to its own people. */
const rolesOfStaff: readonly Role[] = ['clientStaff', 'viewer']

export const isCompanyRole = (role: Role) => companyRoles.includes(role)

/**
 * The roles that somebody may give and take, and whose holders they may change: an administrator of the company all of
 * them, whoever may invite for a store only those of its staff (domain.md §6).
 */
export function grantableRoles(may: May): readonly Role[] {
  if (may('account.invite')) return roles
  return may('account.inviteStore') ? rolesOfStaff : []
}

/** Whether somebody may change a member who holds these roles. */
export const canManage = (may: May, held: readonly Role[]) => {
  const grantable = grantableRoles(may)
  return held.length > 0 && held.every((role) => grantable.includes(role))
}
