import { and, eq, inArray } from 'drizzle-orm'
import type { MemberInvitation } from '@/contracts/members/schemas'
import type { Role } from '@/contracts/permission'
import { grantableRoles, isCompanyRole } from '@/domain/accounts/memberRights'
import { normalizeEmail } from '@/server/auth/email'
import { admitMail } from '@/server/auth/mailLimits'
import { revokeSetupTokens } from '@/server/auth/setupTokens'
import { clients, memberships } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict, invalid, tooMany } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { findOrCreateAccount } from '@/server/modules/accounts/records/accounts'
import {
  changingMembers,
  hasRunningRole,
  manageableMember,
  mayOf,
  ofRows,
  type MemberCall,
} from './member'
import { memberRows, storeIdOf } from './memberRows'
import { grantRefusalText } from './storeInvitations'

/** Seconds after which a refused mail can be requested again. */
const MAIL_WAIT_SECONDS = 3600

/** The stores of a role: none for one of the whole company. Throws ApiError 422 at `clientIds` or `role`. */
export async function placesOf(
  call: MemberCall,
  { role, clientIds }: { role: Role; clientIds: readonly number[] },
): Promise<(number | null)[]> {
  if (!grantableRoles(mayOf(call)).includes(role)) throw invalid({ role: grantRefusalText(role) })
  if (isCompanyRole(role)) return [null]
  const wanted = [...new Set(clientIds)]
  if (wanted.length === 0) throw invalid({ clientIds: '開ける店舗を1つ以上選んでください。' })
  const knownCount = await call.db.$count(
    clients,
    and(eq(clients.companyId, call.scope.companyId), inArray(clients.id, wanted)),
  )
  if (knownCount < wanted.length)
    throw invalid({ clientIds: '選んだ店舗が見つかりません。店舗を選び直してください。' })
  return wanted
}

async function refuseKnown(db: Tx, call: MemberCall, accountId: number) {
  if ((await memberRows(db, call.scope, accountId)).length === 0) return
  const place = storeIdOf(call.scope) === null ? 'この企業' : 'この店舗'
  throw invalid({
    email: `この方は、すでに${place}のスタッフです。権限の変更や再開は、スタッフの一覧からできます。`,
  })
}

/** Refuses a member of the whole company whom a store invites: they can open the store already. */
async function refuseWholeCompany(db: Tx, call: MemberCall, accountId: number) {
  if (storeIdOf(call.scope) === null) return
  const rows = await db
    .select({ role: memberships.role, clientId: memberships.clientId })
    .from(memberships)
    .where(
      and(eq(memberships.accountId, accountId), eq(memberships.companyId, call.scope.companyId)),
    )
  if (rows.some(({ role, clientId }) => clientId === null && role !== 'accounting'))
    throw invalid({
      email: 'この方は企業全体の担当者です。招待しなくても、この店舗を使えます。',
    })
}

/** Gives a person a role and mails them. Whether another company knows the address stays secret. */
export const inviteMember = (call: MemberCall, body: MemberInvitation) =>
  changingMembers(call, async (db) => {
    const places = await placesOf(call, body)
    const email = normalizeEmail(body.email)
    const account = await findOrCreateAccount(db, email, call.now)
    await refuseKnown(db, call, account.id)
    await refuseWholeCompany(db, call, account.id)
    const { companyId } = call.scope
    await db.insert(memberships).values(
      places.map((clientId) => ({
        accountId: account.id,
        companyId,
        clientId,
        role: body.role,
      })),
    )
    const clientIds = places.flatMap((clientId) => clientId ?? [])
    const target = clientIds.length > 0 ? { clientIds } : { companyId }
    await enqueue(db, 'setupMail', { email, ...target }, call.now)
    call.recordForAudit({
      ids: { accountId: account.id },
      changes: [
        { field: 'role', before: null, after: [body.role] },
        { field: 'clientIds', before: null, after: clientIds },
      ],
    })
  })

/** A person who was invited and has not joined yet. 409 for others. */
async function invitedMember(call: MemberCall, accountId: number) {
  const member = await manageableMember(call, accountId)
  if (member.rows[0]?.status !== 'invited')
    throw conflict(
      'この方は、すでに利用を始めています。一覧を読み込み直してください。',
      'not_invited',
    )
  return member
}

/** Mails the link of an invitation again. 429 when the address has had too many mails. */
export const resendInvitation = (call: MemberCall & { ip: string }, accountId: number) =>
  changingMembers(call, async (db) => {
    const { rows } = await invitedMember(call, accountId)
    const email = rows[0]?.email ?? ''
    if (!(await admitMail(db, { email, ip: call.ip }, call.now)))
      throw tooMany(
        MAIL_WAIT_SECONDS,
        'この方へのメールが続いたため、送れません。1時間ほど待ってから、もう一度お試しください。',
      )
    await enqueue(db, 'setupMail', { email }, call.now)
  })

/** Withdraws an invitation. Its link is revoked unless another company or store has invited the person too. */
export const withdrawInvitation = (call: MemberCall, accountId: number) =>
  changingMembers(call, async (db) => {
    const { rows } = await invitedMember(call, accountId)
    await db.delete(memberships).where(ofRows(rows))
    if (!(await hasRunningRole(db, accountId))) await revokeSetupTokens(db, accountId, call.now)
  })
