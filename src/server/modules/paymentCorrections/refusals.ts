import type { FixPaymentRequestStatus } from '@/contracts/paymentCorrections/enums'
import { cannotAnswerFix } from '@/domain/matchings/paymentCorrection'
import { formatDateTime } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { ClientScope } from '@/server/auth/tenantScope'
import type { Tx } from '@/server/db/transaction'
import { accountNames, whoDid } from '@/server/modules/accounts/records/names'
import { payOfCorrection, type Correction } from './correction'

const doneTexts: Record<Exclude<FixPaymentRequestStatus, 'requested'>, string> = {
  approved: '承認しました',
  auto_approved: '期限を過ぎたため、自動で承認されました',
  rejected: '差し戻しました',
  withdrawn: 'ワーカーが取り下げました',
}
/** Returns why a correction can no longer be answered, with the name of who answered it; undefined while it is open. */
export async function alreadyDone(db: Tx, scope: ClientScope, { fix }: Correction, now: Date) {
  if (fix.status === 'requested') return undefined
  const name =
    fix.respondedBy === null
      ? undefined
      : (await accountNames(db, scope, [fix.respondedBy])).get(fix.respondedBy)
  const when = fix.respondedAt === null ? '' : `${formatDateTime(fix.respondedAt, now)}に`
  const by =
    fix.status === 'approved' || fix.status === 'rejected' ? `${whoDid(name)}が${when}` : when
  return `すでに対応済みです。${by}${doneTexts[fix.status]}。`
}

/** Returns why this account cannot approve a correction of this amount; undefined if it can. */
export function cannotApprove(
  scope: ClientScope,
  correction: Correction,
  readYen: number,
  now: Date,
) {
  const { grossYen } = payOfCorrection(correction, now)
  if (grossYen !== readYen)
    return `確定する報酬が${formatYen(grossYen)}に変わりました。金額を確認して、もう一度承認してください。`
  return cannotAnswerFix(grossYen - correction.matching.scheduledPay.grossYen, {
    canAnswerAny: scope.may('fixPayment.respondAny'),
  })
}
