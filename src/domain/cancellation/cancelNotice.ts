import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { formatYen } from '@/lib/text/money'
import { rejectReasons } from './rejection'
import { isStoreReason } from './rejectionMessage'

/** The name of a reason; its code for one that is no longer in the table. */
export const rejectReasonLabel = (code: RejectReasonCode): string =>
  rejectReasons.find((reason) => reason.code === code)?.label ?? code

/** Says who or what ended the contract: 「店舗の都合で」 only if the reason is the store's responsibility. */
export const cancelCause = (code: RejectReasonCode | null) =>
  code === null || isStoreReason(code) ? '店舗の都合で' : `「${rejectReasonLabel(code)}」を理由に、`

const noPenalty = 'ペナルティはありません。'

/** The system message of a cancel that takes effect at once. `shift`: its time and title. */
export const cancelledNotice = (shift: string, code: RejectReasonCode, allowanceYen: number) => {
  const pays = allowanceYen > 0 ? `休業手当 ${formatYen(allowanceYen)}が支払われます。` : ''
  const cause = cancelCause(code)
  const by = isStoreReason(code) ? '' : '店舗から'
  return `${shift}が、${cause}${by}キャンセルされました。${pays}${noPenalty}`
}

/** Sent when a request is submitted whose evidence the operator examines first. */
export const reviewStartedNotice = (shift: string, code: RejectReasonCode, dueText: string) =>
  `${shift}について、店舗から「${rejectReasonLabel(code)}」を理由とするキャンセルの申請がありました。運営が自動審査(規則による確認)を行い、${dueText}までに結果をお知らせします。結果が出るまで契約は続きますが、チェックインはお待ちください。申請が認められないときは、勤務に戻るか、予定の賃金と交通費の100%の休業手当が支払われます。`

/**
 * Sent when the operator accepts the cancel: no leave allowance, and seven days to object. `shift`: its time and title.
 */
export const reviewAcceptedNotice = (shift: string, code: RejectReasonCode) =>
  `${shift}のキャンセルの申請が、運営の自動審査で認められました。「${rejectReasonLabel(code)}」を理由に、契約は終了しました。休業手当はありません。異議があるときは、7日以内に運営へお申し出ください。`

/** Sent when the operator declines the cancel while the shift can still be worked: the contract remains valid. */
export const reviewDeclinedNotice = (shift: string) =>
  `${shift}のキャンセルの申請は、運営の自動審査で認められませんでした。契約は元どおりです。予定どおりご出勤ください。`

/**
 * Sent when the operator declines a cancel too late for the shift to be worked. It then counts as a cancel for reasons
 * of the store, and the allowance is the whole planned pay (民法536条2項), whatever rate the company agreed on.
 */
export const reviewDeclinedPaidNotice = (shift: string, allowanceYen: number) =>
  `${shift}のキャンセルの申請は、運営の自動審査で認められませんでした。出勤をお待ちいただいたため、契約は店舗の都合による終了として扱い、休業手当 ${formatYen(allowanceYen)}(予定の賃金と交通費の100%)が支払われます。${noPenalty}`
