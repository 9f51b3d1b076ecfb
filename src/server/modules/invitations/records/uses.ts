import { invitationUses } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** A worker uses an invitation. Returns false for the second time. */
export async function writeUse(db: Tx, use: typeof invitationUses.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(invitationUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ id: invitationUses.id })
  return written.length > 0
}
