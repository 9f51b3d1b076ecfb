import { clientReviews } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** A worker reviews the store after a shift. Returns the id; undefined where the shift has been reviewed. */
export async function insertClientReview(
  db: Tx,
  review: typeof clientReviews.$inferInsert,
): Promise<number | undefined> {
  const [added] = await db
    .insert(clientReviews)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: clientReviews.id })
  return added?.id
}
