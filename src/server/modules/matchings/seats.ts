import { eq } from 'drizzle-orm'
import { msOf } from '@/lib/date'
import type { Operation, Tx } from '@/server/db/transaction'
import { giveSeatBack, keepSeats, setSeats } from '@/server/modules/offerings/records/changes'
import { offerings } from '@/server/db/schema'
import { takeOne } from '@/server/db/pagination'
import { resumeLadder } from '@/server/modules/ladders/service'

/**
 * The offering, locked. Writers of seats take this lock first, then the matching. Rows that only refer to the offering
 * (messages) do not wait.
 */
export const lockOffering = async (db: Tx, offeringId: number) =>
  takeOne(
    await db.select().from(offerings).where(eq(offerings.id, offeringId)).for('no key update'),
  )

/** A worker gave a seat back: it is free for others while applications are open. A waiting ladder continues. */
export async function freeSeat(
  { db, now }: Operation,
  offering: Pick<typeof offerings.$inferSelect, 'id' | 'clientId'>,
) {
  await giveSeatBack(db, offering.id)
  await resumeLadder({ db, now }, offering)
}

/**
 * Gives back the seats of contracts that the store ended. `offering`: the locked row. `reopen`: the seats are posted
 * again, also where applications were closed. Otherwise the seats are removed, and an offering without seats is
 * unpublished. Once the shift has begun, the seat stays taken, as for an absence.
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
    peopleWanted: Math.max(1, wanted),
    publishedAt: wanted < 1 ? null : publishedAt,
    closedAt: reopen ? null : closedAt,
  })
  if (reopen) await resumeLadder({ db, now }, offering)
}
