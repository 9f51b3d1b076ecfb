import { and, desc, eq, exists, gt, inArray, isNull, not, sql, type SQL } from 'drizzle-orm'
import { msOf, toInstant } from '@/lib/date'
import { clients, clientUsers, invitations, invitationUses, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { acceptInvitation } from '@/server/worker-app/invitation'
import type { Action, Market } from './market'
import { acceptancesOf, APPLICATION_PERIOD_MS } from './plan'

/** Limits of one step: invitations, and spare workers for each, because some of those who are due are blocked. */
const MAX_INVITATIONS = 20
const SPARE_WORKERS = 5

const selectOne = { one: sql`1` }
type Invited = Pick<
  typeof invitations.$inferSelect,
  'id' | 'companyId' | 'clientId' | 'brandName' | 'purpose' | 'code' | 'createdAt'
> & { acceptedCount: number }

/** Invitations in force that are newer than an application period, the newest first. */
const readInvitations = (db: Tx, since: string): Promise<Invited[]> =>
  db
    .select({
      id: invitations.id,
      companyId: invitations.companyId,
      clientId: invitations.clientId,
      brandName: invitations.brandName,
      purpose: invitations.purpose,
      code: invitations.code,
      createdAt: invitations.createdAt,
      acceptedCount: db.$count(invitationUses, eq(invitationUses.invitationId, invitations.id)),
    })
    .from(invitations)
    .where(and(isNull(invitations.endedAt), gt(invitations.createdAt, since)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MAX_INVITATIONS)

/** The stores that an invitation leads to: one, or all of a brand. */
const storesOf = ({ companyId, clientId, brandName }: Invited) =>
  clientId === null
    ? and(eq(clients.companyId, companyId), eq(clients.brandName, brandName ?? ''))
    : eq(clients.id, clientId)

/** The workers to whom the stores show the code: those they know, to be trusted; former staff nearby, as graduates. */
function isAddressee(db: Tx, invitation: Invited): SQL | undefined {
  const stores = storesOf(invitation)
  const relation = (which?: SQL) =>
    exists(
      db
        .select(selectOne)
        .from(clientUsers)
        .innerJoin(clients, and(eq(clients.id, clientUsers.clientId), stores))
        .where(and(eq(clientUsers.userId, users.id), which)),
    )
  if (invitation.purpose === 'trusted')
    return and(relation(), not(relation(eq(clientUsers.trusted, true))))
  const prefectures = db
    .select({ prefectureCode: clients.prefectureCode })
    .from(clients)
    .where(stores)
  return and(
    inArray(users.prefectureCode, prefectures),
    not(relation(eq(clientUsers.graduate, true))),
  )
}

const hasAccepted = (db: Tx, { id }: Invited) =>
  exists(
    db
      .select(selectOne)
      .from(invitationUses)
      .where(and(eq(invitationUses.invitationId, id), eq(invitationUses.userId, users.id))),
  )

/** The acceptances that are due: soon after a store made an invitation, some workers read its code and join. */
export async function invitees(db: Tx, { seed, speed }: Market, now: Date): Promise<Action[]> {
  const since = toInstant(now.getTime() - APPLICATION_PERIOD_MS / speed)
  const actions: Action[] = []
  for (const invitation of await readInvitations(db, since)) {
    const age = now.getTime() - msOf(invitation.createdAt)
    const dueCount = acceptancesOf(seed, invitation.id).filter(
      (after) => after / speed <= age,
    ).length
    let remaining = dueCount - invitation.acceptedCount
    if (remaining <= 0) continue
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isAddressee(db, invitation), not(hasAccepted(db, invitation))))
      .orderBy(sql`md5(${`${seed} invitation ${invitation.id} `} || ${users.id}::text)`)
      .limit(remaining + SPARE_WORKERS)
    for (const { id } of rows)
      actions.push({
        name: 'accept an invitation',
        run: async (tx) => {
          if (remaining <= 0) return false
          await acceptInvitation(tx, id, invitation.code, now)
          return true
        },
        onSuccess: () => {
          remaining -= 1
        },
      })
  }
  return actions
}
