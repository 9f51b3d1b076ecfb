import { and, eq } from 'drizzle-orm'
import type { ClientInvitation } from '@/contracts/clients/schemas'
import type { Role } from '@/contracts/permission'
import { grantableRoles } from '@/domain/accounts/memberRights'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { normalizeEmail } from '@/server/auth/email'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { memberships, type accounts } from '@/server/db/schema'
import { bypassRls, type Operation, type Tx } from '@/server/db/transaction'
import { forbidden, invalid } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { findOrCreateAccount } from '@/server/modules/accounts/records/accounts'
import { addMembership } from './records/memberships'

/** Why an account cannot give a role. */
export const grantRefusalText = (role: Role) =>
  `「${roleLabel[role]}」の権限を与えられるのは、企業管理者だけです。別の権限を選ぶか、企業管理者にご依頼ください。`

type Store = { companyId: number; clientId: number }

/** Returns why a person cannot be invited. Only this company's roles are read: those in other companies stay secret. */
async function refusalOf(db: Tx, account: typeof accounts.$inferSelect, store: Store) {
  const roles = await db
    .select({
      clientId: memberships.clientId,
      role: memberships.role,
      suspendedAt: memberships.suspendedAt,
    })
    .from(memberships)
    .where(and(eq(memberships.accountId, account.id), eq(memberships.companyId, store.companyId)))
  const isStopped = roles.some(({ suspendedAt }) => suspendedAt !== null)
  if (isStopped || (roles.length > 0 && account.status === 'disabled'))
    return 'このメールアドレスのアカウントは停止しています。企業管理者にご確認ください。'
  if (roles.some(({ clientId }) => clientId === store.clientId))
    return 'この方は、すでにこの店舗の担当者です。'
  if (roles.some(({ clientId, role }) => clientId === null && role !== 'accounting'))
    return 'この方は企業全体の担当者です。招待しなくても、この店舗を使えます。'
  return undefined
}

/**
 * Gives people a role in a store and mails them: a setup link to those without an active account, a note to the others.
 * Throws ApiError 422 with the reason at `invitations.<index>.email`.
 */
export async function inviteToStore(
  { db, now, scope }: Operation & { scope: ClientScope | CompanyScope },
  store: Store,
  invitations: readonly ClientInvitation[],
) {
  if (invitations.length === 0) return
  if (!scope.may('account.inviteStore')) throw forbidden()
  const emails = invitations.map(({ email }) => normalizeEmail(email))
  const grantable = grantableRoles((permission) => scope.may(permission))
  const reasons: Record<string, string> = {}
  await bypassRls(db, scope, async () => {
    for (const [i, { role }] of invitations.entries()) {
      const email = emails[i] ?? ''
      if (!grantable.includes(role)) {
        reasons[`invitations.${i}.role`] = grantRefusalText(role)
        continue
      }
      if (emails.indexOf(email) < i) {
        reasons[`invitations.${i}.email`] = '同じメールアドレスが2回あります。'
        continue
      }
      const account = await findOrCreateAccount(db, email, now)
      const refusal = await refusalOf(db, account, store)
      if (refusal) reasons[`invitations.${i}.email`] = refusal
      else await addMembership(db, { accountId: account.id, ...store, role })
    }
  })
  if (Object.keys(reasons).length > 0) throw invalid(reasons)
  for (const email of emails)
    await enqueue(db, 'setupMail', { email, clientIds: [store.clientId] }, now)
}
