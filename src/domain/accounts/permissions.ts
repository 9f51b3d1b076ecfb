import { permissions, type Permission, type Role } from '@/contracts/permission'

const store: readonly Permission[] = [
  'store.read',
  'review.write',
  'chat.send',
  'group.edit',
  'memo.edit',
  'matching.absence',
  'fixPayment.respond',
  'emergencyContact.view',
]
const manager: readonly Permission[] = [
  ...store,
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
]

/** The matrix of roles and permissions, as data: the server checks it, `<Can>` reads what the server says of the account. */
const granted: Record<Role, readonly Permission[]> = {
  companyAdmin: permissions,
  companyStaff: [...manager, 'client.create', 'companyGroup.manage'],
  accounting: ['billing.viewCompany', 'billing.viewStore', 'billing.export', 'usageLimit.request'],
  clientManager: manager,
  clientStaff: [...store, 'offer.edit'],
  viewer: ['store.read'],
}
/** What a role may do in its scope. */
export const permissionsOf = (role: Role) => granted[role]
