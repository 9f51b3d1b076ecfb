import { and, eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/transaction'
import { graduates } from '@/server/db/schema'
import { notFound } from '@/server/http/errors'

/**
 * A graduate switches the notices of dedicated postings of one store on or off. They still see the postings. 404 for a
 * worker who is no graduate of the store.
 */
export async function setGraduateNotices(
  db: Tx,
  userId: number,
  clientId: number,
  { isOn }: { isOn: boolean },
) {
  const changed = await db
    .update(graduates)
    .set({ noticesOff: !isOn })
    .where(and(eq(graduates.clientId, clientId), eq(graduates.userId, userId)))
    .returning({ id: graduates.id })
  if (changed.length === 0) throw notFound()
}
