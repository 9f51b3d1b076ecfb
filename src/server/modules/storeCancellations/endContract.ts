import { and, eq, sql } from 'drizzle-orm'
import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { payOf } from '@/domain/pay/pay'
import type { Tx } from '@/server/db/transaction'
import { matchings } from '@/server/db/schema'
import { bookAfterClose } from '@/server/modules/billing/service'

/**
 * The store's cancel takes effect: nothing is worked, and the leave allowance (yen, 0: none) is all that is
 * paid. `actedBy` null: the operator decided. The matching must be locked.
 */
export async function endContract(
  db: Tx,
  { matching, startAt }: { matching: typeof matchings.$inferSelect; startAt: string },
  end: { code: RejectReasonCode; allowanceYen: number; actedBy: number | null },
  now: Date,
) {
  const at = now.toISOString()
  const { allowanceYen } = end
  const nothingWorked = {
    startAt,
    endAt: startAt,
    breakMin: 0,
    hourlyWageYen: matching.hourlyWageYen,
    transportationYen: 0,
  }
  await db
    .update(matchings)
    .set({
      status: 'rejected',
      cancelledAt: at,
      cancelBy: 'client',
      rejectReasonCode: end.code,
      cancelReviewDueAt: null,
      fixedPay:
        allowanceYen > 0 ? payOf({ ...nothingWorked, leaveAllowanceYen: allowanceYen }) : null,
      paymentStatus: allowanceYen > 0 ? 'confirmed' : 'none',
      actedBy: end.actedBy,
      actedAt: at,
      lockVersion: sql`${matchings.lockVersion} + 1`,
    })
    .where(and(eq(matchings.clientId, matching.clientId), eq(matchings.id, matching.id)))
  await bookAfterClose({ db, now }, matching, 'leaveAllowanceAfterClose', end.actedBy)
}
