import type { FixPaymentRequestStatus } from '@/contracts/paymentCorrections/enums'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { serverNow } from '@/lib/clock'
import { addDays, dayOf, formatDateTime } from '@/lib/date'
import { formatNumber, formatYenDiff } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'

/** What the pay of a request is, by its status. */
const payWords = {
  requested: '確定する報酬',
  approved: '確定した報酬',
  auto_approved: '確定した報酬',
  rejected: '申請された報酬',
  withdrawn: '申請された報酬',
} satisfies Record<FixPaymentRequestStatus, string>

/**
 * The pay that an approval fixes or has fixed, or that was requested and rejected, and its difference from the plan.
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

export function CorrectionActions({
  isRefused,
  onPreloadReject,
  onReject,
  onApprove,
}: {
  isRefused: boolean
  onPreloadReject: () => void
  onReject: () => void
  onApprove: () => void
}) {
  return (
    <div data-acts=''>
      <Button
        size={44}
        data-act='reject'
        disabled={isRefused}
        onPointerEnter={onPreloadReject}
        onFocus={onPreloadReject}
        onClick={onReject}
      >
        差し戻す
      </Button>
      <Button size={44} data-act='approve' disabled={isRefused} tone='primary' onClick={onApprove}>
        承認する
      </Button>
    </div>
  )
}

/** A prefix such as '明日 ' for a near day. */
const nearDayText = (instant: string, now: Date) =>
  ({ [dayOf(now)]: '本日 ', [addDays(dayOf(now), 1)]: '明日 ' })[dayOf(instant)]

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
