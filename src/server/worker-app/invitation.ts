import { and, eq, inArray } from 'drizzle-orm'
import { groupLimits } from '@/domain/workers/groups'
import type { Tx } from '@/server/db/transaction'
import { clientUsers, graduates, groups, groupUsers, invitationUses } from '@/server/db/schema'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { conflict } from '@/server/http/errors'
import { invitationOf } from '@/server/modules/invitations/service'
import { isBlocked } from './talk'

/**
 * A worker accepts the invitation of stores they know: they become trusted there, or a graduate of the store, and join
 * the groups of the invitation. A second time changes nothing. A worker whom all stores have blocked gets the message
 * of an invalid code: they must not learn of the block.
 */
export async function acceptInvitation(db: Tx, userId: number, code: string, now: Date) {
  const found = await invitationOf(db, code)
  const invalidCode = () => conflict('この招待は使えません。お店に新しいURLをご確認ください。')
  if (!found) throw invalidCode()
  const { invitation, stores } = found
  const clientIds: number[] = []
  for (const { id } of stores) if (!(await isBlocked(db, userId, id))) clientIds.push(id)
  if (clientIds.length === 0) throw invalidCode()
  const acceptedAt = now.toISOString()
  const { companyId } = invitation
  const uses = await db
    .insert(invitationUses)
    .values({ companyId, invitationId: invitation.id, userId, acceptedAt })
    .onConflictDoNothing()
    .returning({ id: invitationUses.id })
  if (uses.length === 0) return
  if (invitation.purpose === 'trusted') await markTrusted(db, userId, clientIds, acceptedAt)
  else
    for (const clientId of clientIds) await registerAsGraduate(db, { userId, clientId, acceptedAt })
  for (const group of await lockGroups(db, companyId, invitation.targetGroupIds))
    await joinGroup(db, userId, { ...group, companyId, clientIds, addedAt: acceptedAt })
  for (const clientId of clientIds) await joinAutoGroups(db, clientId, userId, now)
}

async function markTrusted(db: Tx, userId: number, clientIds: number[], firstAt: string) {
  for (const clientId of clientIds)
    await db
      .insert(clientUsers)
      .values({ clientId, userId, firstAt, trusted: true })
      .onConflictDoUpdate({
        target: [clientUsers.clientId, clientUsers.userId],
        set: { trusted: true },
      })
}

/** Registers a former employee as a graduate. Whom the store has registered itself stays as they are. */
async function registerAsGraduate(
  db: Tx,
  { userId, clientId, acceptedAt }: { userId: number; clientId: number; acceptedAt: string },
) {
  await db
    .insert(clientUsers)
    .values({ clientId, userId, firstAt: acceptedAt, graduate: true })
    .onConflictDoUpdate({
      target: [clientUsers.clientId, clientUsers.userId],
      set: { graduate: true },
    })
  await db
    .insert(graduates)
    .values({
      clientId,
      userId,
      kind: 'former_staff',
      viaInvitation: true,
      registeredAt: acceptedAt,
    })
    .onConflictDoNothing()
}

/** Those of these groups that still exist, locked in the order of their ids. */
const lockGroups = async (db: Tx, companyId: number, groupIds: number[]) =>
  groupIds.length === 0
    ? []
    : db
        .select({ id: groups.id, isDefault: groups.isDefault })
        .from(groups)
        .where(and(eq(groups.companyId, companyId), inArray(groups.id, groupIds)))
        .orderBy(groups.id)
        .for('update')

type TargetGroup = {
  id: number
  isDefault: boolean
  companyId: number
  clientIds: number[]
  addedAt: string
}

/** Adds the worker to a group of the invitation. A full group is left out: the rest of the invitation still holds. */
async function joinGroup(
  db: Tx,
  userId: number,
  { id: groupId, isDefault, companyId, clientIds, addedAt }: TargetGroup,
) {
  const ofGroup = and(eq(groupUsers.companyId, companyId), eq(groupUsers.groupId, groupId))
  if ((await db.$count(groupUsers, ofGroup)) >= groupLimits.members) return
  await db.insert(groupUsers).values({ companyId, groupId, userId, addedAt }).onConflictDoNothing()
  if (isDefault)
    await db
      .update(clientUsers)
      .set({ favorite: true })
      .where(and(inArray(clientUsers.clientId, clientIds), eq(clientUsers.userId, userId)))
}
