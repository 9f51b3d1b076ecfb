import { and, eq } from 'drizzle-orm'
import { firstOrNotFound } from '@/server/db/pagination'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Locks a worker's own matching and returns it with its offering; 404 without one. */
export async function ownMatching(db: Tx, userId: number, offeringId: number) {
  const matching = firstOrNotFound(
    await db
      .select()
      .from(matchings)
      .where(and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId)))
      .for('update'),
  )
  const offering = firstOrNotFound(
    await db
      .select()
      .from(offerings)
      .where(and(eq(offerings.clientId, matching.clientId), eq(offerings.id, offeringId))),
  )
  return { matching, offering }
}
