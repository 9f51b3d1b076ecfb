import { addSeconds } from 'date-fns'
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Manual } from '@/contracts/manuals/schemas'
import type { ClientScope } from '@/server/auth/tenantScope'
import { manuals, offerings, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid } from '@/server/http/errors'

export const HOUR_SECONDS = 3600

const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS

/** A manual as the API shows it. */
export const toManual = ({ id, name, byteSize }: typeof manuals.$inferSelect): Manual => ({
  id,
  name,
  byteSize,
})

/**
 * Returns the stored manuals that an offer refers to: their names and sizes never come from the form. Marks them as
 * kept, so that they are not deleted as unused (ADR 19).
 */
export async function keptManuals(
  db: Tx,
  scope: ClientScope,
  wanted: readonly Manual[] | undefined,
  now: Date,
): Promise<Manual[] | undefined> {
  const ids = [...new Set(wanted?.map(({ id }) => id))]
  if (ids.length === 0) return wanted && []
  const rows = await db
    .update(manuals)
    .set({ keptAt: now.toISOString() })
    .where(and(scope.has(manuals), inArray(manuals.id, ids), isNotNull(manuals.finishedAt)))
    .returning()
  if (rows.length < ids.length)
    throw invalid({
      'content.manuals': 'マニュアルが見つかりません。外して、もう一度選んでください。',
    })
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toManual))
}

/** Whether an offer, or the terms of an offering, have the manual. */
async function isReferredTo(db: Tx, clientId: number, id: number) {
  const manual = sql`${JSON.stringify([{ id }])}::jsonb`
  const ofOffers = await db.$count(
    offers,
    and(eq(offers.clientId, clientId), sql`${offers.content} -> 'manuals' @> ${manual}`),
  )
  return (
    ofOffers > 0 ||
    (await db.$count(
      offerings,
      and(eq(offerings.clientId, clientId), sql`${offerings.terms} -> 'manuals' @> ${manual}`),
    )) > 0
  )
}

/** Unused manuals handled by one run. */
const BATCH_SIZE = 20

/**
 * Deletes manuals that nothing refers to: abandoned uploads, and those unused for a week. A manual of an offering is
 * part of a labour contract and stays.
 */
export async function dropUnusedManuals(db: Tx, now: Date) {
  await db
    .delete(manuals)
    .where(
      and(
        isNull(manuals.finishedAt),
        lt(manuals.createdAt, addSeconds(now, -HOUR_SECONDS).toISOString()),
      ),
    )
  const old = await db
    .select()
    .from(manuals)
    .where(lt(manuals.keptAt, addSeconds(now, -WEEK_SECONDS).toISOString()))
    .orderBy(asc(manuals.keptAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  for (const { id, clientId } of old) {
    if (await isReferredTo(db, clientId, id))
      await db.update(manuals).set({ keptAt: now.toISOString() }).where(eq(manuals.id, id))
    else await db.delete(manuals).where(eq(manuals.id, id))
  }
}
