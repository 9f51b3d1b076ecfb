import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { BlockReasonCode, BlockScope } from '@/contracts/workers/enums'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { clients, clientUsers, userBlocks } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { leaveGroups } from '@/server/modules/groups/records/members'
import { blocksHere, blocksOf } from './records/blocks'
export { contactOf } from './emergencyContact'
export { registerGraduates } from './graduation'
export { countUsers } from './list'

const ofScope = (scope: ClientScope, where: BlockScope) =>
  where === 'company' ? isNull(userBlocks.clientId) : eq(userBlocks.clientId, scope.clientId)

type Block = { reasonCode: BlockReasonCode; by: number; note?: string; where?: BlockScope }
/**
 * Blocks a worker for this store: removes them from its groups and clears their marks; the company's groups stay as
 * they are. A block for the whole company does so at all its stores. Returns false if they were blocked already.
 */
export async function blockUser(
  { db, scope, now }: StoreOperation,
  userId: number,
  { reasonCode, by, note = '', where = 'client' }: Block,
): Promise<boolean> {
  const { companyId, clientId } = scope
  // Two concurrent calls make one block.
  await db
    .select({ id: clientUsers.id })
    .from(clientUsers)
    .where(and(scope.has(clientUsers), eq(clientUsers.userId, userId)))
    .for('update')
  const before = await blocksOf(db, scope, userId)
  if (before.some((block) => where === 'client' || block.clientId === null)) return false
  await db.insert(userBlocks).values({
    companyId,
    clientId: where === 'company' ? null : clientId,
    userId,
    reasonCode,
    note,
    blockedBy: by,
    blockedAt: now.toISOString(),
  })
  const unmarked = { favorite: false, trusted: false }
  await leaveGroups(
    db,
    where === 'company' ? { companyId, userId } : { companyId, userId, clientId },
  )
  if (where === 'client')
    await db
      .update(clientUsers)
      .set(unmarked)
      .where(and(scope.has(clientUsers), eq(clientUsers.userId, userId)))
  else {
    await bypassRls(db, scope, () => {
      const stores = db
        .select({ id: clients.id })
        .from(clients)
        .where(eq(clients.companyId, companyId))
      return db
        .update(clientUsers)
        .set(unmarked)
        .where(and(eq(clientUsers.userId, userId), inArray(clientUsers.clientId, stores)))
    })
  }
  return true
}

/** Removes the blocks of one kind; groups and marks are not restored. Returns the number of workers. */
export async function unblockUsers(
  db: Tx,
  scope: ClientScope,
  userIds: number[],
  where: BlockScope,
): Promise<number> {
  const removed = await db
    .delete(userBlocks)
    .where(and(blocksHere(scope, userIds), ofScope(scope, where)))
    .returning({ userId: userBlocks.userId })
  return new Set(removed.map((row) => row.userId)).size
}
