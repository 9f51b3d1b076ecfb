import { and, desc, eq } from 'drizzle-orm'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings } from '@/server/db/schema'
import { writeToPair } from './rooms'

/**
 * Writes a system message that is about no particular shift into the room of store and worker. Does nothing for a pair
 * that never had a shift together: it has no room.
 */
export async function notifyWorker(
  { db, scope, now }: StoreOperation,
  userId: number,
  body: string,
) {
  const [latest] = await db
    .select({ offeringId: matchings.offeringId })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(and(scope.has(matchings), eq(matchings.userId, userId)))
    .orderBy(desc(offerings.startAt))
    .limit(1)
  if (latest)
    await writeToPair({ db, now }, { clientId: scope.clientId, userId, ...latest }, [
      { side: 'system', kind: 'system', body },
    ])
}
