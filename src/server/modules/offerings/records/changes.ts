import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ClientScope } from '@/server/auth/tenantScope'
import { offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Offering = typeof offerings.$inferSelect

const newVersion = sql`${offerings.lockVersion} + 1`
const change = (db: Tx, offeringId: number, set: PgUpdateSetSource<typeof offerings>) =>
  db.update(offerings).set(set).where(eq(offerings.id, offeringId))

/** Takes a seat. The offering must be locked. */
export const takeSeat = (db: Tx, offeringId: number) =>
  change(db, offeringId, { peopleMatched: sql`${offerings.peopleMatched} + 1` })

/** Frees a taken seat. The offering must be locked. */
export const giveSeatBack = (db: Tx, offeringId: number) =>
  change(db, offeringId, { peopleMatched: sql`${offerings.peopleMatched} - 1` })

/** The seats of an offering, and whether it is open, after the store ended contracts. The offering must be locked. */
export const setSeats = (
  db: Tx,
  offeringId: number,
  seats: Pick<Offering, 'peopleMatched' | 'peopleWanted' | 'publishedAt' | 'closedAt'>,
) => change(db, offeringId, { ...seats, lockVersion: newVersion })

/** Contracts ended and their seats stay taken: increments the version of the offering. */
export const keepSeats = (db: Tx, offeringId: number) =>
  change(db, offeringId, { lockVersion: newVersion })

/** A rung of the ladder opens the offering to one more circle of workers. */
export const openScope = (
  db: Tx,
  { id, openScopes }: Pick<Offering, 'id' | 'openScopes'>,
  scope: Offering['openScopes'][number],
) => change(db, id, { scope, openScopes: [...openScopes, scope] })

/** Makes the link of an offering that has none. */
export const giveShareToken = (
  db: Tx,
  scope: ClientScope,
  offeringId: number,
  shareToken: SQL<string>,
) =>
  db
    .update(offerings)
    .set({ shareToken })
    .where(and(scope.has(offerings, offeringId), isNull(offerings.shareToken)))

/** Unpublishes the public offerings of an offer that have not begun and have no matches. */
export const unpublishUnmatched = (db: Tx, offer: { clientId: number; id: number }, now: Date) =>
  db
    .update(offerings)
    .set({ publishedAt: null, closedAt: null, lockVersion: newVersion })
    .where(
      and(
        eq(offerings.clientId, offer.clientId),
        eq(offerings.offerId, offer.id),
        isNotNull(offerings.publishedAt),
        gt(offerings.startAt, now.toISOString()),
        eq(offerings.peopleMatched, 0),
      ),
    )
