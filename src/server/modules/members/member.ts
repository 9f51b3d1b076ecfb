import { and, eq, inArray, isNull } from 'drizzle-orm'
import { canManage } from '@/domain/accounts/memberRights'
import type { AuditChange } from '@/domain/audit/auditChange'
import { hasOtherAdmin, lockMembersOf } from '@/server/auth/companyAdmins'
import type { Account } from '@/server/auth/tenantScope'
import { refuseStale } from '@/server/db/optimisticLock'
import { memberships } from '@/server/db/schema'
import { bypassRls, type Operation, type Tx } from '@/server/db/transaction'
import { conflict, forbidden, notFound } from '@/server/http/errors'
import { memberRows, versionOf, type MemberRow, type MemberScope } from './memberRows'

/** The parts of a call that a change of a member needs. */
export type MemberCall = Operation & {
  scope: MemberScope
  account: Account
  recordForAudit: (audited: { ids?: Record<string, number>; changes?: AuditChange[] }) => void
}
export type HeldMember = { accountId: number; rows: MemberRow[] }

/** Returns a function that says whether the caller has a permission in the scope of the call. */
export const mayOf =
  ({ scope }: Pick<MemberCall, 'scope'>) =>
  (permission: Parameters<MemberScope['may']>[0]) =>
    scope.may(permission)

/** Runs a change of the members of a company: one at a time, and outside row-level security. */
export const changingMembers = <T>(call: MemberCall, change: (db: Tx) => Promise<T>) =>
  bypassRls(call.db, call.scope, async () => {
    await lockMembersOf(call.db, call.scope.companyId)
    return change(call.db)
  })

/**
 * A member whom the caller may change. 404 for a non-member, 403 without the permission, 409 `stale` when `version` is
 * not the newest.
 */
export async function manageableMember(
  call: MemberCall,
  accountId: number,
  version?: number,
): Promise<HeldMember> {
  const rows = await memberRows(call.db, call.scope, accountId)
  if (rows.length === 0) throw notFound()
  const heldRoles = rows.map(({ role }) => role)
  if (!canManage(mayOf(call), heldRoles)) throw forbidden()
  await refuseStale(call.db, { lockVersion: versionOf(rows) }, version)
  return { accountId, rows }
}

/** Throws 409 if the member is the only active 企業管理者. Lock the members of the company first. */
export async function refuseLastAdmin(
  { db, scope }: MemberCall,
  { accountId, rows }: HeldMember,
): Promise<void> {
  const isActiveAdmin = rows.some(
    (row) => row.role === 'companyAdmin' && row.suspendedAt === null && row.status === 'active',
  )
  if (!isActiveAdmin || (await hasOtherAdmin(db, scope.companyId, accountId))) return
  throw conflict(
    '企業管理者がいなくなるため、変更できません。先に、ほかの方を企業管理者にしてください。',
    'last_admin',
  )
}

/** The ids of these rows. */
export const ofRows = (rows: readonly MemberRow[]) =>
  inArray(
    memberships.id,
    rows.map(({ id }) => id),
  )

/** Whether an account has a role that is not suspended, in any company. */
export const hasRunningRole = async (db: Tx, accountId: number) =>
  (await db.$count(
    memberships,
    and(eq(memberships.accountId, accountId), isNull(memberships.suspendedAt)),
  )) > 0

/** The roles and stores of a member, for the audit log. */
export const summaryOf = (rows: readonly Pick<MemberRow, 'role' | 'clientId'>[]) => ({
  role: [...new Set(rows.map(({ role }) => role))],
  clientIds: rows.flatMap(({ clientId }) => clientId ?? []),
})
