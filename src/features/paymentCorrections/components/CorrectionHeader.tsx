import { Clock3, ScanLine } from 'lucide-react'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { fixPaymentRequestStatusLabel } from '@/domain/matchings/labels'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'

const answeredKind: Partial<Record<FixPaymentRequest['status'], ChipKind>> = {
  rejected: 'error',
  withdrawn: 'finished',
}

/** The worker, the shift, and how far the scans confirm the request. */
export function CorrectionHeader({
  request,
  subject,
  isSelected,
  onSelect,
}: {
  request: FixPaymentRequest
  subject: string
  isSelected: boolean
  onSelect: ((isSelected: boolean) => void) | undefined
}) {
  const { planned, scans } = request
  return (
    <>
      <header>
        {onSelect && (
          <label data-pick=''>
            <input
              type='checkbox'
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
              aria-label={`${subject}を選択`}
            />
          </label>
        )}
        <Avatar name={request.name} />
        <span data-name=''>
          <b>{request.name}</b>
          <small>{request.nameKana}</small>
        </span>
        <span data-chips=''>
          {scans.lateMin > 0 && (
            <StatusChip kind='late' icon={Clock3} label={`遅刻 ${scans.lateMin}分`} />
          )}
          {request.status === 'requested' ? (
            <EvidenceChip evidence={request.evidence} />
          ) : (
            <StatusChip
              kind={answeredKind[request.status] ?? 'success'}
              label={fixPaymentRequestStatusLabel[request.status]}
            />
          )}
        </span>
      </header>
      <p data-shift=''>
        <b>{formatShift(planned.startAt, planned.endAt, serverNow())}</b>
        <span>{request.offeringTitle}</span>
      </p>
    </>
  )
}

function EvidenceChip({ evidence }: Pick<FixPaymentRequest, 'evidence'>) {
  if (evidence === 'matches') return <StatusChip kind='success' icon={ScanLine} label='QR一致' />
  const label = evidence === 'missing' ? 'QRなし' : '記録と差あり'
  return <StatusChip kind='warning' icon={ScanLine} label={label} />
}
