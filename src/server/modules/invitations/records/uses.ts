import { invitationUses } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Records that a worker used an invitation. Returns false if they had used it before. */
export async function writeUse(db: Tx, use: typeof invitationUses.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(invitationUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ id: invitationUses.id })
  return written.length > 0
}
