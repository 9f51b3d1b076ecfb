import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { fixedPayOf } from '@/domain/matchings/paymentCorrection'
import { formatYen } from '@/lib/text/money'
import { formatShift } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import { clientUsers, fixPaymentRequests, matchings, offerings, users } from '@/server/db/schema'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { ensureRoom, writeMessage } from '@/server/modules/chat/service'

type Fix = typeof fixPaymentRequests.$inferSelect
type Matching = typeof matchings.$inferSelect
type Posting = Pick<typeof offerings.$inferSelect, 'id' | 'title' | 'workOn' | 'startAt' | 'endAt'>
export type Correction = { fix: Fix; matching: Matching; posting: Posting }

/** Requests with what they are about. The caller says which rows, and locks them where it writes. */
export const corrections = (db: Tx) =>
  db
    .select({
      fix: fixPaymentRequests,
      matching: matchings,
      posting: {
        id: offerings.id,
        title: offerings.title,
        workOn: offerings.workOn,
        startAt: offerings.startAt,
        endAt: offerings.endAt,
      },
    })
    .from(fixPaymentRequests)
    .innerJoin(
      matchings,
      and(
        eq(matchings.clientId, fixPaymentRequests.clientId),
        eq(matchings.id, fixPaymentRequests.matchingId),
      ),
    )
    .innerJoin(offerings, shiftOfMatching)

/** Counts a shift as worked, once: at the check-out, or for whoever could not scan with the approved correction. */
export async function countWork(db: Tx, { clientId, userId }: Matching, workOn: string, now: Date) {
  await db
    .update(users)
    .set({ totalWorkedCount: sql`${users.totalWorkedCount} + 1` })
    .where(eq(users.id, userId))
  await db
    .update(clientUsers)
    .set({ workedCount: sql`${clientUsers.workedCount} + 1`, lastWorkedOn: workOn })
    .where(and(eq(clientUsers.clientId, clientId), eq(clientUsers.userId, userId)))
  await joinAutoGroups(db, clientId, userId, now)
}

/** What a correction pays when it is approved; the bonus is the one that was promised with the match. */
export const payOfCorrection = ({ fix, matching }: Pick<Correction, 'fix' | 'matching'>) =>
  fixedPayOf({ ...matching, ...fix, bonuses: matching.scheduledPay.bonuses })

/** Fixes the pay of a shift as the worker asked. It cannot be undone. The rows must be locked, and the request still open. */
export async function approve(
  db: Tx,
  correction: Correction,
  by: { id: number } | 'nobody',
  now: Date,
) {
  const { fix, matching, posting } = correction
  const at = now.toISOString()
  const pay = payOfCorrection(correction)
  await db
    .update(fixPaymentRequests)
    .set({
      status: by === 'nobody' ? 'auto_approved' : 'approved',
      respondedAt: at,
      respondedBy: by === 'nobody' ? null : by.id,
      lockVersion: sql`${fixPaymentRequests.lockVersion} + 1`,
    })
    .where(eq(fixPaymentRequests.id, fix.id))
  await db
    .update(matchings)
    .set({ status: 'worked', fixedPay: pay, paymentStatus: 'confirmed' })
    .where(eq(matchings.id, matching.id))
  if (matching.status === 'established') await countWork(db, matching, posting.workOn, now)
  const how =
    by === 'nobody' ? '期限までに回答がなかったため、自動で承認されました。' : '承認されました。'
  await tell(
    db,
    correction,
    `の修正依頼が${how}報酬は${formatYen(pay.grossYen)}で確定しました。`,
    now,
  )
  return pay
}

/** A line about the shift in the room of the pair. */
export async function tell(db: Tx, { matching, posting }: Correction, text: string, now: Date) {
  const room = await ensureRoom({ db, now }, matching.clientId, matching.userId, posting.id)
  const body = `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」${text}`
  await writeMessage(
    db,
    room,
    { side: 'system', kind: 'system', body, offeringId: posting.id },
    now,
  )
}

const AT_ONCE = 200
/** Approves what nobody answered in time. Answers how many. */
export async function approveDue(db: Tx, now: Date): Promise<number> {
  const due = await corrections(db)
    .where(
      and(
        eq(fixPaymentRequests.status, 'requested'),
        lte(fixPaymentRequests.dueAt, now.toISOString()),
      ),
    )
    .orderBy(asc(fixPaymentRequests.id))
    .limit(AT_ONCE)
    .for('update', { of: [fixPaymentRequests, matchings], skipLocked: true })
  for (const correction of due) await approve(db, correction, 'nobody', now)
  return due.length
}
