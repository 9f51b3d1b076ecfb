import { permissions, roles, type Permission, type Role } from '@/contracts/permission'

const storePermissions: readonly Permission[] = [
  'store.read',
  'private.read',
  'review.write',
  'chat.send',
  'group.edit',
  'memo.edit',
  'matching.absence',
  'fixPayment.respond',
  'emergencyContact.view',
]
const managerPermissions: readonly Permission[] = [
  ...storePermissions,
  'account.inviteStore',
  'companyGroup.view',
  'billing.viewStore',
  'usageLimit.request',
  'workerList.export',
  'worker.pii',
  'mynumber.request',
  'offer.edit',
  'offer.archive',
  'offering.publish',
  'matching.reject',
  'fixPayment.respondAny',
  'worker.block',
  'worker.report',
  'worker.trust',
  'worker.graduate',
  'longTerm.manage',
  'client.edit',
  'chatText.edit',
]

/**
 * The permissions of each role. The server checks them; the browser uses the permissions that the server sends with the
 * account (`<Can>`).
 */
const permissionsByRole: Record<Role, readonly Permission[]> = {
  companyAdmin: permissions,
  // Company staff are not responsible for the spending of the company, so they cannot ask for a higher limit.
  companyStaff: [
    ...managerPermissions.filter((permission) => permission !== 'usageLimit.request'),
    'client.create',
    'companyGroup.manage',
  ],
  accounting: [
    'billing.viewCompany',
    'billing.viewStore',
    'billing.export',
    'usageLimit.request',
    'budget.manage',
  ],
  clientManager: managerPermissions,
  clientStaff: [...storePermissions, 'offer.edit'],
  viewer: ['store.read'],
}
/** The permissions of a role in its scope (a company or a store). */
export const permissionsOf = (role: Role) => permissionsByRole[role]
/** The roles that hold a permission, in the order of the roles. */
export const rolesWith = (permission: Permission): Role[] =>
  roles.filter((role) => permissionsByRole[role].includes(permission))
