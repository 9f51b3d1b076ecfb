import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { clientUsers, graduates } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Pair = { clientId: number; userId: number }

const ofPair = ({ clientId, userId }: Pair) =>
  and(eq(clientUsers.clientId, clientId), eq(clientUsers.userId, userId))

/** Makes the worker known to the store; an existing row stays unchanged. */
export const introduceWorker = (db: Tx, pair: Pair, now: Date) =>
  db
    .insert(clientUsers)
    .values({ ...pair, firstAt: now.toISOString() })
    .onConflictDoNothing()

/** Makes the worker trusted at the store, whose invitation they accepted. */
export const trustInvited = (db: Tx, pair: Pair, firstAt: string) =>
  db
    .insert(clientUsers)
    .values({ ...pair, firstAt, trusted: true })
    .onConflictDoUpdate({
      target: [clientUsers.clientId, clientUsers.userId],
      set: { trusted: true },
    })

/** Makes a former employee a graduate, who accepted an invitation. A registration by the store stays unchanged. */
export async function graduateInvited(db: Tx, pair: Pair, acceptedAt: string) {
  await db
    .insert(clientUsers)
    .values({ ...pair, firstAt: acceptedAt, graduate: true })
    .onConflictDoUpdate({
      target: [clientUsers.clientId, clientUsers.userId],
      set: { graduate: true },
    })
  await db
    .insert(graduates)
    .values({ ...pair, kind: 'former_staff', viaInvitation: true, registeredAt: acceptedAt })
    .onConflictDoNothing()
}

/**
 * Switches the notices of a store's dedicated offerings on or off. Returns false if the worker is no graduate there.
 */
export async function switchGraduateNotices(db: Tx, pair: Pair, { isOn }: { isOn: boolean }) {
  const changed = await db
    .update(graduates)
    .set({ noticesOff: !isOn })
    .where(and(eq(graduates.clientId, pair.clientId), eq(graduates.userId, pair.userId)))
    .returning({ id: graduates.id })
  return changed.length > 0
}

/** Counts a shift that the worker has worked at the store. */
export const countShiftAtStore = (db: Tx, pair: Pair, workOn: string) =>
  db
    .update(clientUsers)
    .set({ workedCount: sql`${clientUsers.workedCount} + 1`, lastWorkedOn: workOn })
    .where(ofPair(pair))

/** Sets or clears the mark of お気に入り for these workers at these stores. */
export const setFavorite = (
  db: Tx,
  { clientIds, userIds }: { clientIds: number[]; userIds: number[] },
  favorite: boolean,
) =>
  db
    .update(clientUsers)
    .set({ favorite })
    .where(and(inArray(clientUsers.clientId, clientIds), inArray(clientUsers.userId, userIds)))

/** Appoints workers as supporters of the store, or ends it (`supporterAt` null). */
export const setSupporters = (
  db: Tx,
  scope: ClientScope,
  userIds: number[],
  supporterAt: string | null,
) =>
  db
    .update(clientUsers)
    .set({ supporter: supporterAt !== null, supporterAt })
    .where(and(scope.has(clientUsers), inArray(clientUsers.userId, userIds)))

/** What the store decided about a worker together with a review; null leaves a mark or the memo as it is. */
export async function setMarks(
  { db, scope, now }: StoreOperation,
  userId: number,
  marks: { favorite: boolean | null; trusted: boolean | null; memo: string | null },
  by: number,
) {
  const { favorite, trusted, memo } = marks
  const set = {
    ...(favorite === null ? {} : { favorite }),
    ...(trusted === null ? {} : { trusted }),
    ...(memo === null
      ? {}
      : {
          memo,
          memoUpdatedBy: by,
          memoUpdatedAt: now.toISOString(),
          memoVersion: sql`${clientUsers.memoVersion} + 1`,
        }),
  }
  if (Object.keys(set).length > 0)
    await db
      .update(clientUsers)
      .set(set)
      .where(and(scope.has(clientUsers), eq(clientUsers.userId, userId)))
}
