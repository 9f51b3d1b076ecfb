import { and, eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/transaction'
import { matchings, offerings } from '@/server/db/schema'
import { takeOne } from '@/server/db/pagination'

/** A worker's own matching on an offering, locked, with the offering. 404 when there is none. */
export async function ownMatching(db: Tx, userId: number, offeringId: number) {
  const matching = takeOne(
    await db
      .select()
      .from(matchings)
      .where(and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId)))
      .for('update'),
  )
  const offering = takeOne(
    await db
      .select()
      .from(offerings)
      .where(and(eq(offerings.clientId, matching.clientId), eq(offerings.id, offeringId))),
  )
  return { matching, offering }
}
