import { eq } from 'drizzle-orm'
import { msOf } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { resumeLadder } from '@/server/modules/ladders/service'
import { giveSeatBack, keepSeats, setSeats } from '@/server/modules/offerings/records/changes'

/**
 * Locks an offering and returns it. Every writer of seats locks the offering first, then the matching. The lock is `no
 * key update`, so that inserting a row that refers to the offering, such as a message, does not wait.
 */
export const lockOffering = async (db: Tx, offeringId: number) =>
  firstOrNotFound(
    await db.select().from(offerings).where(eq(offerings.id, offeringId)).for('no key update'),
  )

/**
 * Frees the seat of a worker who cancelled; others can take it while applications are open. Resumes a waiting ladder.
 */
export async function freeSeat(
  { db, now }: Operation,
  offering: Pick<typeof offerings.$inferSelect, 'id' | 'clientId' | 'ladder'>,
) {
  await giveSeatBack(db, offering.id)
  await resumeLadder({ db, now }, offering)
}

/**
 * Gives back `count` seats of contracts that the store ended. `offering` must be locked. With `reopen` the seats can be
 * taken again, even if applications were closed. Otherwise the seats are removed, and an offering that has none left is
 * unpublished. Once the shift has begun, the seats stay taken, as for an absence.
 */
export async function endSeats(
  db: Tx,
  offering: typeof offerings.$inferSelect,
  count: number,
  { reopen, now }: { reopen: boolean; now: Date },
) {
  const { id: offeringId, peopleWanted, peopleMatched, publishedAt, closedAt, startAt } = offering
  if (msOf(startAt) <= now.getTime()) {
    await keepSeats(db, offeringId)
    return
  }
  const wanted = reopen ? peopleWanted : peopleWanted - count
  await setSeats(db, offeringId, {
    peopleMatched: peopleMatched - count,
    // The column allows no 0: an offering that loses its last seat keeps one and is unpublished.
    peopleWanted: Math.max(1, wanted),
    publishedAt: wanted < 1 ? null : publishedAt,
    closedAt: reopen ? null : closedAt,
  })
  if (reopen) await resumeLadder({ db, now }, offering)
}
