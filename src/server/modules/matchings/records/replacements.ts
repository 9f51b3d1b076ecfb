import { and, eq, inArray } from 'drizzle-orm'
import type { TodayUser } from '@/contracts/dashboard/schemas'
import { replacementStateOf } from '@/domain/offerings/replacement'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { offeringColumns } from '@/server/modules/offerings/records/offerings'
import { isLive } from './endedSeats'

/** Records that an offering seeks a replacement for this worker. 404 if the worker never matched the shift. */
export async function linkReplacement(
  db: Tx,
  scope: ClientScope,
  { offeringId, userId }: { offeringId: number; userId: number },
  replacementOfferingId: number,
) {
  firstOrNotFound(
    await db
      .update(matchings)
      .set({ replacementOfferingId })
      .where(
        and(
          scope.has(matchings),
          eq(matchings.offeringId, offeringId),
          eq(matchings.userId, userId),
        ),
      )
      .returning({ id: matchings.id }),
  )
}

/** Returns those of these offerings that still seek a replacement or have found one who is expected, keyed by id. */
export async function liveReplacements(
  db: Tx,
  scope: ClientScope,
  ids: number[],
  now: Date,
): Promise<Map<number, NonNullable<TodayUser['replacement']>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      ...offeringColumns,
      expectedCount: db.$count(matchings, and(eq(matchings.offeringId, offerings.id), isLive)),
    })
    .from(offerings)
    .where(and(scope.has(offerings), inArray(offerings.id, ids)))
  return new Map(
    rows.flatMap((row) => {
      const state = replacementStateOf(row, now)
      if (state === undefined) return []
      const { id, startAt, endAt, peopleWanted, expectedCount } = row
      return [[id, { id, state, startAt, endAt, peopleWanted, peopleMatched: expectedCount }]]
    }),
  )
}
