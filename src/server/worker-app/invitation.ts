import { and, eq, inArray } from 'drizzle-orm'
import { groupLimits } from '@/domain/workers/groups'
import type { Tx } from '@/server/db/transaction'
import { clientUsers, groups, groupUsers, invitationUses } from '@/server/db/schema'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { conflict } from '@/server/http/errors'
import { invitationOf } from '@/server/modules/invitations/service'
import { isBlocked } from './talk'

/**
 * A worker opens the link of a store they know: from then on they are trusted there, and in the groups the invitation leads to. Once is enough; again changes nothing.
 * Who is blocked hears what any dead code says.
 */
export async function acceptInvitation(db: Tx, userId: number, code: string, now: Date) {
  const found = await invitationOf(db, code)
  const dead = () => conflict('この招待は使えません。お店に新しいURLをご確認ください。')
  if (!found) throw dead()
  const { invitation, stores } = found
  const { companyId } = invitation
  const at = now.toISOString()
  const open: typeof stores = []
  for (const store of stores) if (!(await isBlocked(db, userId, store.id))) open.push(store)
  if (open.length === 0) throw dead()
  const first = await db
    .insert(invitationUses)
    .values({ companyId, invitationId: invitation.id, userId, acceptedAt: at })
    .onConflictDoNothing()
    .returning({ id: invitationUses.id })
  if (first.length === 0) return
  for (const { id: clientId } of open) {
    await db
      .insert(clientUsers)
      .values({ clientId, userId, firstAt: at, trusted: true })
      .onConflictDoUpdate({
        target: [clientUsers.clientId, clientUsers.userId],
        set: { trusted: true },
      })
  }
  const wanted =
    invitation.targetGroupIds.length === 0
      ? []
      : await db
          .select({ id: groups.id, isDefault: groups.isDefault })
          .from(groups)
          .where(
            and(eq(groups.companyId, companyId), inArray(groups.id, invitation.targetGroupIds)),
          )
          .orderBy(groups.id)
          .for('update')
  for (const group of wanted) {
    // A full group keeps nobody from being trusted.
    if (
      (await db.$count(
        groupUsers,
        and(eq(groupUsers.companyId, companyId), eq(groupUsers.groupId, group.id)),
      )) >= groupLimits.members
    )
      continue
    await db
      .insert(groupUsers)
      .values({ companyId, groupId: group.id, userId, addedAt: at })
      .onConflictDoNothing()
    if (group.isDefault)
      await db
        .update(clientUsers)
        .set({ favorite: true })
        .where(
          and(
            inArray(
              clientUsers.clientId,
              open.map((store) => store.id),
            ),
            eq(clientUsers.userId, userId),
          ),
        )
  }
  for (const { id } of open) await joinAutoGroups(db, id, userId, now)
}
