import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

// The counters of a worker over all stores.

const setFigures = (db: Tx, userId: number, figures: PgUpdateSetSource<typeof users>) =>
  db.update(users).set(figures).where(eq(users.id, userId))

/** Counts a shift that the worker has worked. */
export const countWorkedShift = (db: Tx, userId: number) =>
  setFigures(db, userId, { totalWorkedCount: sql`${users.totalWorkedCount} + 1` })

/** Counts a review of the worker by a store. */
export const countReview = (db: Tx, userId: number, { isGood }: { isGood: boolean }) =>
  setFigures(db, userId, {
    reviewCount: sql`${users.reviewCount} + 1`,
    ...(isGood ? { goodCount: sql`${users.goodCount} + 1` } : {}),
  })

/** Counts a shift that the worker has cancelled. */
export const countCancel = (
  db: Tx,
  userId: number,
  { penaltyPoints, isLastMinute }: { penaltyPoints: number; isLastMinute: boolean },
) =>
  setFigures(db, userId, {
    cancelCount: sql`${users.cancelCount} + 1`,
    lastMinuteCancelCount: sql`${users.lastMinuteCancelCount} + ${isLastMinute ? 1 : 0}`,
    penaltyPoints: sql`${users.penaltyPoints} + ${penaltyPoints}`,
  })

/** Adds penalty points without a cancellation, as for being late. */
export const addPenaltyPoints = (db: Tx, userId: number, points: number) =>
  setFigures(db, userId, { penaltyPoints: sql`${users.penaltyPoints} + ${points}` })

/** Counts an absence without notice. */
export const countNoShow = (db: Tx, userId: number) =>
  setFigures(db, userId, { noShowCount: sql`${users.noShowCount} + 1` })

/** Takes an absence without notice off the count, after the store has withdrawn it. */
export const uncountNoShow = (db: Tx, userId: number) =>
  setFigures(db, userId, { noShowCount: sql`greatest(0, ${users.noShowCount} - 1)` })

/** Sets the qualifications that the worker has registered; the row must be locked. */
export const setQualifications = (db: Tx, userId: number, qualificationIds: number[]) =>
  db.update(users).set({ qualificationIds }).where(eq(users.id, userId))
