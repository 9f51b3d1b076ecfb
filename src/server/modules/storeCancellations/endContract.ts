import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { allowancePayOf } from '@/domain/pay/pay'
import type { matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { bookAfterClose } from '@/server/modules/billing/service'
import { endMatchingByStore } from '@/server/modules/matchings/records/changes'

/**
 * The store's cancel takes effect: the shift is not worked, and only the leave allowance (yen, 0: none) is paid.
 * `actedBy` null: the operator decided. The matching must be locked.
 */
export async function endContract(
  db: Tx,
  { matching, startAt }: { matching: typeof matchings.$inferSelect; startAt: string },
  end: { code: RejectReasonCode; allowanceYen: number; actedBy: number | null },
  now: Date,
) {
  const { allowanceYen } = end
  const allowance = allowanceYen > 0 ? allowancePayOf({ startAt }, allowanceYen) : null
  await endMatchingByStore(db, matching, { code: end.code, allowance, actedBy: end.actedBy }, now)
  await bookAfterClose({ db, now }, matching, 'leaveAllowanceAfterClose', end.actedBy)
}
