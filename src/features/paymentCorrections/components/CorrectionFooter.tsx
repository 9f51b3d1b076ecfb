import type { FixPaymentRequestStatus } from '@/contracts/paymentCorrections/enums'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { serverNow } from '@/lib/clock'
import { addDays, dayOf, formatDateTime } from '@/lib/date'
import { formatNumber, formatYenDiff } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'

// The parts of a card's footer.

/** Label of the pay for each status of a request. */
const payWords = {
  requested: '確定する報酬',
  approved: '確定した報酬',
  auto_approved: '確定した報酬',
  rejected: '申請された報酬',
  withdrawn: '申請された報酬',
} satisfies Record<FixPaymentRequestStatus, string>

/**
 * The requested pay and its difference from the plan. An approval fixes this pay.
 */
export function CorrectionPay({ request }: { request: FixPaymentRequest }) {
  const diffYen = request.diff.grossYen
  return (
    <p data-pay=''>
      <span>{payWords[request.status]}</span>{' '}
      <strong>
        {formatNumber(request.requested.pay.grossYen)}
        <small>円</small>
      </strong>{' '}
      {diffYen !== 0 && <em data-more={diffYen > 0}>{formatYenDiff(diffYen)}</em>}
    </p>
  )
}

/** The button of `CorrectionActions` that opens a panel. */
export const actionButtonIn = (root: HTMLElement | null, action: 'approve' | 'reject') =>
  root?.querySelector<HTMLElement>(`[data-button='${action}']`)

/** The buttons that reject or approve a correction request. `subject` names it. */
export function CorrectionActions({
  subject,
  isRefused,
  onPreloadReject,
  onReject,
  onApprove,
}: {
  subject: string
  isRefused: boolean
  onPreloadReject: () => void
  onReject: () => void
  onApprove: () => void
}) {
  return (
    <div data-buttons=''>
      <Button
        size={44}
        data-button='reject'
        aria-label={`${subject}を差し戻す`}
        disabled={isRefused}
        onPointerEnter={onPreloadReject}
        onFocus={onPreloadReject}
        onClick={onReject}
      >
        差し戻す
      </Button>
      <Button
        size={44}
        data-button='approve'
        aria-label={`${subject}を承認する`}
        disabled={isRefused}
        tone='primary'
        onClick={onApprove}
      >
        承認する
      </Button>
    </div>
  )
}

/** '本日 ' or '明日 '; undefined for every other day. */
function nearDayText(instant: string, now: Date) {
  const day = dayOf(instant)
  if (day === dayOf(now)) return '本日 '
  if (day === addDays(dayOf(now), 1)) return '明日 '
  return undefined
}

/** The due date of an open request, or who has answered it and when. */
export function CorrectionDue({ request }: { request: FixPaymentRequest }) {
  const now = serverNow()
  if (request.status !== 'requested') {
    const { respondedByName, respondedAt } = request
    const respondent = respondedByName ? `${respondedByName}さんが` : ''
    const respondedText = respondedAt ? formatDateTime(respondedAt, now) : ''
    return (
      <p data-due=''>
        {respondent}
        {respondedText}に対応
      </p>
    )
  }
  const nearDay = nearDayText(request.dueAt, now)
  const due = formatDateTime(request.dueAt, now)
  return (
    <p data-due=''>
      期限{' '}
      {nearDay ? (
        <b>
          {nearDay}
          {due}
        </b>
      ) : (
        due
      )}
    </p>
  )
}
