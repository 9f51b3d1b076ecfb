import { eq } from 'drizzle-orm'
import type { MemberUpdate } from '@/contracts/members/schemas'
import type { Role } from '@/contracts/permission'
import { endSessions } from '@/server/auth/sessions'
import { revokeSetupTokens } from '@/server/auth/setupTokens'
import { firstOrNotFound } from '@/server/db/pagination'
import { memberships } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { placesOf } from './invitations'
import {
  changingMembers,
  hasRunningRole,
  manageableMember,
  ofRows,
  refuseLastAdmin,
  summaryOf,
  type HeldMember,
  type MemberCall,
} from './member'
import { isSuspended, memberRows, versionOf } from './memberRows'

/** Gives a member this role in these places and removes every other role in the scope. */
async function replaceRoles(
  { scope, now }: MemberCall,
  db: Tx,
  { accountId, rows }: HeldMember,
  { role, places }: { role: Role; places: readonly (number | null)[] },
) {
  const suspendedAt = rows.every((row) => row.suspendedAt !== null) ? now.toISOString() : null
  await db.delete(memberships).where(ofRows(rows))
  await db.insert(memberships).values(
    places.map((clientId) => ({
      accountId,
      companyId: scope.companyId,
      clientId,
      role,
      suspendedAt,
      lockVersion: versionOf(rows) + 1,
    })),
  )
}

function recordRoles(
  call: MemberCall,
  { rows }: HeldMember,
  role: Role,
  places: (number | null)[],
) {
  const before = summaryOf(rows)
  call.recordForAudit({
    changes: [
      { field: 'role', before: before.role, after: [role] },
      {
        field: 'clientIds',
        before: before.clientIds,
        after: places.flatMap((clientId) => clientId ?? []),
      },
    ],
  })
}

/**
 * Changes the role and the stores of a member, with effect from their next call on. 409 `last_admin` for the only
 * 企業管理者.
 */
export const updateMember = (
  call: MemberCall,
  accountId: number,
  { role, clientIds, lockVersion }: MemberUpdate,
) =>
  changingMembers(call, async (db) => {
    const member = await manageableMember(call, accountId, lockVersion)
    const places = await placesOf(call, { role, clientIds })
    if (role !== 'companyAdmin') await refuseLastAdmin(call, member)
    await replaceRoles(call, db, member, { role, places })
    recordRoles(call, member, role, places)
  })

/** Suspends a member: the roles of the scope grant nothing, and every session of the account ends at once. */
export const suspendMember = (call: MemberCall, accountId: number, lockVersion: number) =>
  changingMembers(call, async (db) => {
    const member = await manageableMember(call, accountId, lockVersion)
    if (accountId === call.account.id)
      throw conflict('ご自分の利用は停止できません。ほかの企業管理者にご依頼ください。', 'self')
    await refuseLastAdmin(call, member)
    await db
      .update(memberships)
      .set({ suspendedAt: call.now.toISOString(), lockVersion: versionOf(member.rows) + 1 })
      .where(ofRows(member.rows))
    await endSessions(db, accountId, call.now)
    if (!(await hasRunningRole(db, accountId))) await revokeSetupTokens(db, accountId, call.now)
    call.recordForAudit({ changes: [{ field: 'suspended', before: false, after: true }] })
  })

/** Resumes a suspended member, with the old password. 409 if the operator has deactivated the account. */
export const resumeMember = (call: MemberCall, accountId: number) =>
  changingMembers(call, async (db) => {
    const { rows } = await manageableMember(call, accountId)
    if (rows[0]?.status === 'disabled')
      throw conflict(
        '運営が停止したアカウントです。お問い合わせから、運営にご連絡ください。',
        'stopped',
      )
    if (!isSuspended(rows))
      throw conflict('この方は停止していません。一覧を読み込み直してください。', 'not_suspended')
    await db
      .update(memberships)
      .set({ suspendedAt: null, lockVersion: versionOf(rows) + 1 })
      .where(ofRows(rows))
    call.recordForAudit({ changes: [{ field: 'suspended', before: true, after: false }] })
  })

/** Makes another member 企業管理者 and the caller 企業担当者, atomically. */
export const handOverAdmin = (call: MemberCall, accountId: number, lockVersion: number) =>
  changingMembers(call, async (db) => {
    const member = await manageableMember(call, accountId, lockVersion)
    const isActive = !isSuspended(member.rows) && member.rows[0]?.status === 'active'
    if (accountId === call.account.id || !isActive)
      throw conflict(
        '引き継げるのは、利用を始めているほかの方だけです。別の方を選んでください。',
        'not_active',
      )
    await replaceRoles(call, db, member, { role: 'companyAdmin', places: [null] })
    recordRoles(call, member, 'companyAdmin', [null])
    const own = await memberRows(db, call.scope, call.account.id)
    const admin = firstOrNotFound(own.filter(({ role }) => role === 'companyAdmin'))
    await db
      .update(memberships)
      .set({ role: 'companyStaff', lockVersion: versionOf(own) + 1 })
      .where(eq(memberships.id, admin.id))
  })
