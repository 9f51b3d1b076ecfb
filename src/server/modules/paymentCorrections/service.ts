import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { missingAgreementWarning } from '@/domain/clients/laborAgreement'
import { formatYen } from '@/lib/text/money'
import { fixPaymentRequests, matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { bookAfterClose } from '@/server/modules/billing/service'
import { fixPayOfMatching } from '@/server/modules/matchings/records/changes'
import {
  corrections,
  countWork,
  payOfCorrection,
  postCorrectionMessage,
  type Correction,
} from './correction'

export {
  approveWhenDue,
  CORRECTION_DUE_DAYS as correctionDueDays,
  correctionsOf,
  countWork,
  openCorrection,
  postCorrectionMessage,
  type FixInput,
} from './correction'
export { countCompanyCorrections } from './companyWaiting'
export { countCorrections } from './listed'
export { settleDue, warnUnrecorded } from './settlement'

/**
 * Approves a correction and fixes the pay of its shift. This cannot be undone. The rows must be locked and the
 * request open.
 */
export async function approve(
  db: Tx,
  correction: Correction,
  by: { id: number } | 'nobody',
  now: Date,
) {
  const { fix, matching, offering } = correction
  const nowText = now.toISOString()
  const pay = payOfCorrection(correction, now)
  await db
    .update(fixPaymentRequests)
    .set({
      status: by === 'nobody' ? 'auto_approved' : 'approved',
      respondedAt: nowText,
      respondedBy: by === 'nobody' ? null : by.id,
      overtimeWithoutAgreement:
        missingAgreementWarning(pay.overtimeMin, correction.hasAgreement) !== undefined,
      lockVersion: sql`${fixPaymentRequests.lockVersion} + 1`,
    })
    .where(eq(fixPaymentRequests.id, fix.id))
  await fixPayOfMatching(db, matching, pay)
  await bookAfterClose({ db, now }, matching, 'fixAfterClose', by === 'nobody' ? null : by.id)
  if (matching.status === 'established') await countWork(db, matching, offering.workOn, now)
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
