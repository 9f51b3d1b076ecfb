import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { fixReasonLabel } from '@/domain/matchings/labels'
import { MAX_BULK_DIFFERENCE_MIN } from '@/domain/matchings/paymentCorrection'
import { breakText, clockOrNone } from '@/features/paymentCorrections/lib/correctionText'
import { formatMonth, minutesBetween, monthOf } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Fold } from '@/ui/data-display/Fold'
import { Tag } from '@/ui/data-display/Tag'
import { Notice } from '@/ui/feedback/Notice'

const isFarFromPlan = ({ planned, requested }: FixPaymentRequest) =>
  Math.abs(minutesBetween(planned.startAt, requested.startAt)) > MAX_BULK_DIFFERENCE_MIN ||
  Math.abs(minutesBetween(planned.endAt, requested.endAt)) > MAX_BULK_DIFFERENCE_MIN

const isApproved = ({ status }: FixPaymentRequest) =>
  status === 'approved' || status === 'auto_approved'

/** The worker's reason, the evidence for and against the request, and the store's answer. */
export function CorrectionNotices({
  request,
  canAnswer,
}: {
  request: FixPaymentRequest
  canAnswer: boolean
}) {
  const isOpen = request.status === 'requested'
  const showsAdjustment = isOpen || isApproved(request)
  return (
    <>
      {request.reasonKinds.length > 0 && (
        <p data-tags=''>
          {request.reasonKinds.map((kind) => (
            <Tag key={kind}>{fixReasonLabel[kind]}</Tag>
          ))}
        </p>
      )}
      {request.reasonText && <blockquote>{request.reasonText}</blockquote>}
      {isOpen && request.evidence !== 'matches' && <Colleagues request={request} />}
      {isOpen && <LawNotices request={request} />}
      {isOpen && <BulkRefusal request={request} />}
      {request.adjustmentMonth && showsAdjustment && (
        <Notice tone='plain'>
          {formatMonth(monthOf(request.planned.startAt))}
          分の請求は確定しています。予定との差額は、
          {formatMonth(request.adjustmentMonth)}分の請求で調整します。
        </Notice>
      )}
      {isOpen && request.refusal && canAnswer && <Notice tone='plain'>{request.refusal}</Notice>}
      {!isOpen && request.responseReason && <Response request={request} />}
    </>
  )
}

/** The legal notes on an answer: the pay that is undisputed, and the overtime that an approval creates. */
function LawNotices({
  request: { undisputedYen, overtimeWarning, overtimeText },
}: {
  request: FixPaymentRequest
}) {
  return (
    <>
      {undisputedYen != null && undisputedYen > 0 && (
        <Notice tone='plain'>
          争いのない{formatYen(undisputedYen)}
          は、回答を待たずに支払日に支払われます(労働基準法24条2項)。回答で決まるのは差額です。
        </Notice>
      )}
      {overtimeWarning && <Notice tone='warning'>{overtimeWarning}</Notice>}
      {overtimeText && <Notice tone='plain'>{overtimeText}</Notice>}
    </>
  )
}

/** The scans of the other workers of the shift. */
function Colleagues({ request: { colleagues, planned } }: { request: FixPaymentRequest }) {
  if (colleagues.length === 0) return null
  const clock = (at: string | null) => (at ? clockOrNone(planned.startAt, at) : '記録なし')
  return (
    <Fold look='link' summary={`同じ勤務の${colleagues.length}名の記録を見る`}>
      <ul>
        {colleagues.map(({ userId, name, checkedInAt, checkedOutAt }) => (
          <li key={userId}>
            {name}さん {clock(checkedInAt)}〜{clock(checkedOutAt)}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** Why the request cannot be approved together with others. */
function BulkRefusal({ request }: { request: FixPaymentRequest }) {
  if (!request.bulkRefusal) return null
  const title =
    isFarFromPlan(request) && request.evidence !== 'matches'
      ? { title: `予定との差が${MAX_BULK_DIFFERENCE_MIN}分を超えています。` }
      : {}
  return (
    <Notice tone='warning' {...title}>
      {request.bulkRefusal}
    </Notice>
  )
}

function Response({
  request: { responseReason, counter, planned },
}: {
  request: FixPaymentRequest
}) {
  const clock = (at: string) => clockOrNone(planned.startAt, at)
  return (
    <blockquote>
      差し戻しの理由: {responseReason}
      {counter &&
        `(店舗の提案 ${clock(counter.startAt)}〜${clock(counter.endAt)}・休憩${breakText(counter.breakMin)})`}
    </blockquote>
  )
}
