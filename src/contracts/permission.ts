/** Roles that an account can have in one scope (a company, or one of its stores). */
export const roles = [
  'companyAdmin',
  'companyStaff',
  'accounting',
  'clientManager',
  'clientStaff',
  'viewer',
] as const
export type Role = (typeof roles)[number]
/** Roles of a whole company; the others are those of one store. */
export const companyRoles: readonly Role[] = ['companyAdmin', 'companyStaff', 'accounting']
/** Roles of one store. */
export const clientRoles = [
  'clientManager',
  'clientStaff',
  'viewer',
] as const satisfies readonly Role[]
export type ClientRole = (typeof clientRoles)[number]

/** Permissions that an endpoint can require. Permissions of each role: `src/domain/accounts/permissions.ts`. */
export const permissions = [
  'company.edit',
  'identification.apply',
  'account.invite',
  'account.inviteStore',
  'client.create',
  'client.edit',
  'companyGroup.view',
  'companyGroup.manage',
  'billing.viewCompany',
  'billing.viewStore',
  'billing.export',
  'usageLimit.request',
  'budget.manage',
  'workerList.export',
  'worker.pii',
  'mynumber.request',
  'store.read',
  /**
   * Money and personal data: what shifts cost, what people earn, their gender, the notices of their conditions
   * (ADR 55).
   */
  'private.read',
  'offer.edit',
  'offer.archive',
  'offering.publish',
  'matching.reject',
  'matching.absence',
  'fixPayment.respond',
  'fixPayment.respondAny',
  'review.write',
  'chat.send',
  'chatText.edit',
  'companyChatText.manage',
  'group.edit',
  'memo.edit',
  'worker.block',
  'worker.report',
  'worker.trust',
  'worker.graduate',
  'longTerm.manage',
  'longTerm.reopen',
  'emergencyContact.view',
  'activity.view',
] as const
export type Permission = (typeof permissions)[number]
