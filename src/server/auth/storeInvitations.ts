import { and, eq } from 'drizzle-orm'
import type { ClientInvitation } from '@/contracts/clients/schemas'
import { plainEmail } from '@/server/auth/email'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { takeOne } from '@/server/db/pagination'
import { accounts, memberships } from '@/server/db/schema'
import { bypassRls, type Operation, type Tx } from '@/server/db/transaction'
import { forbidden, invalid } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'

type Store = { companyId: number; clientId: number }

/** The account of an address, made when there is none; it begins with the mail. */
async function accountWith(db: Tx, email: string, now: Date) {
  await db
    .insert(accounts)
    .values({ email, name: email, status: 'invited', createdAt: now.toISOString() })
    .onConflictDoNothing()
  return takeOne(await db.select().from(accounts).where(eq(accounts.email, email)))
}

/** Why somebody cannot be invited. It speaks of this company alone: whether another one knows the address is secret. */
async function refusalOf(db: Tx, account: typeof accounts.$inferSelect, store: Store) {
  const roles = await db
    .select({ clientId: memberships.clientId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.accountId, account.id), eq(memberships.companyId, store.companyId)))
  if (roles.length > 0 && account.status === 'disabled')
    return 'このメールアドレスのアカウントは停止しています。企業管理者にご確認ください。'
  if (roles.some(({ clientId }) => clientId === store.clientId))
    return 'この方は、すでにこの店舗の担当者です。'
  if (roles.some(({ clientId, role }) => clientId === null && role !== 'accounting'))
    return 'この方は企業全体の担当者です。招待しなくても、この店舗を使えます。'
  return undefined
}

/**
 * Gives people a role in a store and mails them: a setup link to whoever has no account in use, a note to the others.
 * Throws ApiError 422 with the reason at `invitations.<index>.email`.
 */
export async function inviteToStore(
  { db, now, scope }: Operation & { scope: ClientScope | CompanyScope },
  store: Store,
  invitations: readonly ClientInvitation[],
) {
  if (invitations.length === 0) return
  if (!scope.may('account.inviteStore')) throw forbidden()
  const emails = invitations.map(({ email }) => plainEmail(email))
  const reasons: Record<string, string> = {}
  await bypassRls(db, scope, async () => {
    for (const [i, { role }] of invitations.entries()) {
      const email = emails[i] ?? ''
      if (emails.indexOf(email) < i) {
        reasons[`invitations.${i}.email`] = '同じメールアドレスが2回あります。'
        continue
      }
      const account = await accountWith(db, email, now)
      const refusal = await refusalOf(db, account, store)
      if (refusal) reasons[`invitations.${i}.email`] = refusal
      else await db.insert(memberships).values({ accountId: account.id, ...store, role })
    }
  })
  if (Object.keys(reasons).length > 0) throw invalid(reasons)
  for (const email of emails)
    await enqueue(db, 'setupMail', { email, clientId: store.clientId }, now)
}
