import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Pay } from '@/contracts/offerings/schemas'
import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { arrivalReminders, matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

// The changes that other modules make to a matching. The caller has locked the row and checked the rule.

type Matching = typeof matchings.$inferSelect
type Key = Pick<Matching, 'clientId' | 'id'>

const change = (db: Tx, { clientId, id }: Key, set: PgUpdateSetSource<typeof matchings>) =>
  db
    .update(matchings)
    .set(set)
    .where(and(eq(matchings.clientId, clientId), eq(matchings.id, id)))
const newVersion = sql`${matchings.lockVersion} + 1`

/** Writes a new matching, with which a labour contract begins; returns its id. */
export async function openMatching(db: Tx, values: typeof matchings.$inferInsert): Promise<number> {
  const [opened] = await db.insert(matchings).values(values).returning({ id: matchings.id })
  if (!opened) throw new Error('a matching was not written')
  return opened.id
}

/** Stores the worker's answers to 働く前の質問. */
export const saveAnswers = (
  db: Tx,
  matching: Key,
  answers: NonNullable<Matching['answers']>,
  now: Date,
) => change(db, matching, { answers, answeredAt: now.toISOString() })

/** Records that the worker scanned the code on arrival. */
export const checkInMatching = (db: Tx, matching: Key, now: Date) =>
  change(db, matching, { checkedInAt: now.toISOString() })

/** Records that the worker scanned the code on leaving. `fixedPay` undefined: the times have yet to be corrected. */
export const checkOutMatching = (db: Tx, matching: Key, fixedPay: Pay | undefined, now: Date) =>
  change(db, matching, {
    status: 'worked',
    checkedOutAt: now.toISOString(),
    ...(fixedPay ? { fixedPay, paymentStatus: 'confirmed' } : { paymentStatus: 'awaiting_fix' }),
  })

/** Lets the pay wait for a correction of the times. */
export const awaitCorrection = (db: Tx, matching: Key) =>
  change(db, matching, { paymentStatus: 'awaiting_fix' })

/** Sets the part of the pay that nobody disputes. It is paid on its day. */
export const payUndisputed = (db: Tx, matching: Key, pay: Pay) =>
  change(db, matching, { undisputedPay: pay })

/** Records a worked shift with its final pay. */
export const fixPayOfMatching = (db: Tx, matching: Key, pay: Pay) =>
  change(db, matching, { status: 'worked', fixedPay: pay, paymentStatus: 'confirmed' })

/** Records an absence of unknown kind: there is no record of the shift. */
export const recordUnexplainedAbsence = (db: Tx, matching: Key, now: Date) =>
  change(db, matching, {
    status: 'absence',
    absenceKind: null,
    paymentStatus: 'none',
    actedBy: null,
    actedAt: now.toISOString(),
    lockVersion: newVersion,
  })

/** Ends the matching by the store's cancel. `allowance` null: nothing is paid; `actedBy` null: the operator decided. */
export const endMatchingByStore = (
  db: Tx,
  matching: Key,
  end: { code: RejectReasonCode; allowance: Pay | null; actedBy: number | null },
  now: Date,
) =>
  change(db, matching, {
    status: 'rejected',
    cancelledAt: now.toISOString(),
    cancelBy: 'client',
    rejectReasonCode: end.code,
    cancelReviewDueAt: null,
    fixedPay: end.allowance,
    paymentStatus: end.allowance ? 'confirmed' : 'none',
    actedBy: end.actedBy,
    actedAt: now.toISOString(),
    lockVersion: newVersion,
  })

/** Sets the examination of the store's cancel by the operator; null: it was declined, and the contract goes on. */
export const setCancelReview = (
  db: Tx,
  matching: Key,
  review: { code: RejectReasonCode; dueAt: string; requestedBy: number | null } | null,
  now: Date,
) =>
  change(db, matching, {
    rejectReasonCode: review?.code ?? null,
    cancelReviewDueAt: review?.dueAt ?? null,
    actedBy: review?.requestedBy ?? null,
    actedAt: now.toISOString(),
    lockVersion: newVersion,
  })

/** Raises the wage or the transportation allowance of the contract. */
export const raisePayOfMatching = (
  db: Tx,
  matching: Key,
  raise: Pick<Matching, 'hourlyWageYen' | 'transportationYen' | 'scheduledPay'>,
) => change(db, matching, { ...raise, lockVersion: newVersion })

/** Records that the store has reviewed the worker. */
export const markReviewed = (db: Tx, matching: Key, now: Date) =>
  change(db, matching, { reviewedAt: now.toISOString() })

/** Records that the worker opened a reminder of the shift. */
export const markReminderOpened = (db: Tx, reminderId: number, now: Date) =>
  db
    .update(arrivalReminders)
    .set({ openedAt: now.toISOString() })
    .where(eq(arrivalReminders.id, reminderId))
