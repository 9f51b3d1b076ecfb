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

/** Correction requests with their matching and posting. The caller adds the condition, and locks the rows where it writes. */
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

/** Counts a shift as worked. Called once for each shift: at the check-out, or with the approved correction of a worker who could not scan. */
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

/** The pay of a shift when the correction is approved. The bonus stays the one that was agreed with the match. */
export const payOfCorrection = ({ fix, matching }: Pick<Correction, 'fix' | 'matching'>) =>
  fixedPayOf({ ...matching, ...fix, bonuses: matching.scheduledPay.bonuses })

/** Approves a correction and fixes the pay of its shift. This cannot be undone. The rows must be locked and the request open. */
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
  const outcome =
    by === 'nobody' ? '期限までに回答がなかったため、自動で承認されました。' : '承認されました。'
  await postCorrectionMessage(
    db,
    correction,
    `の修正依頼が${outcome}報酬は${formatYen(pay.grossYen)}で確定しました。`,
    now,
  )
  return pay
}

/** Posts a message about the shift of a correction in the chat room of store and worker. */
export async function postCorrectionMessage(
  db: Tx,
  { matching, posting }: Correction,
  text: string,
  now: Date,
) {
  const room = await ensureRoom({ db, now }, matching.clientId, matching.userId, posting.id)
  const body = `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」${text}`
  await writeMessage(
    db,
    room,
    { side: 'system', kind: 'system', body, offeringId: posting.id },
    now,
  )
}

/** How many corrections one call approves. */
const BATCH_SIZE = 200

/** Approves the corrections that the store did not answer in time (自動承認). Returns how many. */
export async function approveDue(db: Tx, now: Date): Promise<number> {
  const due = await corrections(db)
    .where(
      and(
        eq(fixPaymentRequests.status, 'requested'),
        lte(fixPaymentRequests.dueAt, now.toISOString()),
      ),
    )
    .orderBy(asc(fixPaymentRequests.id))
    .limit(BATCH_SIZE)
    .for('update', { of: [fixPaymentRequests, matchings], skipLocked: true })
  for (const correction of due) await approve(db, correction, 'nobody', now)
  return due.length
}
