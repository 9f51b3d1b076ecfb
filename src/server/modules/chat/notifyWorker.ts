import { and, desc, eq } from 'drizzle-orm'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings } from '@/server/db/schema'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { ensureRoom, writeMessage } from './rooms'

/**
 * A line of the system in the room of store and worker, about no shift in particular. Without a shift they ever
 * shared there is no room.
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
    await writeMessage(
      db,
      await ensureRoom({ db, now }, scope.clientId, userId, latest.offeringId),
      { side: 'system', kind: 'system', body },
      now,
    )
}
