import { and, eq, inArray } from 'drizzle-orm'
import { groupLimits } from '@/domain/workers/groups'
import { groups, groupUsers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { joinGroup } from '@/server/modules/groups/records/members'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { writeUse } from '@/server/modules/invitations/records/uses'
import { invitationOf } from '@/server/modules/invitations/service'
import {
  graduateInvited,
  setFavorite,
  trustInvited,
} from '@/server/modules/workers/records/clientUsers'
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
  const use = { companyId, invitationId: invitation.id, userId, acceptedAt }
  if (!(await writeUse(db, use))) return
  for (const clientId of clientIds)
    await (invitation.purpose === 'trusted'
      ? trustInvited(db, { clientId, userId }, acceptedAt)
      : graduateInvited(db, { clientId, userId }, acceptedAt))
  for (const group of await lockGroups(db, companyId, invitation.targetGroupIds))
    await joinUnlessFull(db, userId, { ...group, companyId, clientIds, addedAt: acceptedAt })
  for (const clientId of clientIds) await joinAutoGroups(db, clientId, userId, now)
}

/** The groups among these that still exist, locked in the order of their ids. */
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

/** Adds the worker to a group of the invitation unless it is full; the rest of the invitation applies all the same. */
async function joinUnlessFull(
  db: Tx,
  userId: number,
  { id: groupId, isDefault, companyId, clientIds, addedAt }: TargetGroup,
) {
  const ofGroup = and(eq(groupUsers.companyId, companyId), eq(groupUsers.groupId, groupId))
  if ((await db.$count(groupUsers, ofGroup)) >= groupLimits.members) return
  await joinGroup(db, { companyId, groupId, userId, addedAt })
  if (isDefault) await setFavorite(db, { clientIds, userIds: [userId] }, true)
}
