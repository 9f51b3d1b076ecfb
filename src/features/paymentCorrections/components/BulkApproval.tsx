import { Check } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { besideText, payChangeText } from '@/features/paymentCorrections/lib/correctionText'
import { notify } from '@/lib/notifications/notificationQueue'
import { sumBy } from '@/lib/sumBy'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { BulkBar } from '@/ui/layout/BulkBar'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { font } from '@/ui/tokens'

type Props = {
  clientId: string
  isConfirming: boolean
  onConfirming: (isConfirming: boolean) => void
  requests: readonly FixPaymentRequest[]
  onApproving: (first: FixPaymentRequest) => void
  /** Called with the ids that stay selected: those that could not be approved, or none after 「選択を解除」. */
  onRemaining: (ids: readonly number[]) => void
  onFailed: () => void
}

const grossOf = (requests: readonly FixPaymentRequest[]) =>
  formatYen(sumBy(requests, (request) => request.requested.pay.grossYen))

/** Approves the selected requests together, after a dialog that names the total. */
export function BulkApproval({ isConfirming, onConfirming, requests, ...props }: Props) {
  const count = requests.length
  const totalText = grossOf(requests)
  return (
    <>
      <VisuallyHidden role='status'>
        {count > 0 && `${count}件を選択中、合計 ${totalText}`}
      </VisuallyHidden>
      <BulkBar count={count} onClear={() => props.onRemaining([])}>
        <Total>合計 {totalText}</Total>
        <Button
          {...preloadDialog}
          icon={<Check size={18} aria-hidden />}
          onClick={() => onConfirming(true)}
        >
          {count}件を承認する
        </Button>
      </BulkBar>
      {isConfirming && (
        <ApprovalDialog selected={requests} onClose={() => onConfirming(false)} {...props} />
      )}
    </>
  )
}

type DialogProps = Omit<Props, 'isConfirming' | 'onConfirming' | 'requests'> & {
  selected: readonly FixPaymentRequest[]
  onClose: () => void
}

function ApprovalDialog({
  clientId,
  selected,
  onApproving,
  onRemaining,
  onFailed,
  onClose,
}: DialogProps) {
  const [approveAll, isApproving] = useMutation(paymentCorrections.bulkApprove, {
    isPressedHereOnly: true,
  })
  // The selection when the dialog opened. Approved requests leave the list, but a retry must include them.
  const [requests] = useState(selected)
  const count = requests.length
  const totalText = grossOf(requests)
  async function handleApprove() {
    if (requests[0]) onApproving(requests[0])
    try {
      const result = await approveAll({
        clientId,
        body: {
          items: requests.map(({ id, requested }) => ({ id, grossYen: requested.pay.grossYen })),
        },
      })
      const remaining = result.items.filter((item) => !item.approved)
      onRemaining(remaining.map((item) => item.id))
      if (result.approvedCount > 0)
        notify({
          type: 'success',
          body: [`${result.approvedCount}件を承認しました。合計 ${formatYen(result.totalYen)}`],
        })
      if (remaining.length > 0)
        notify({
          type: 'warning',
          body: remaining.flatMap((item) => item.message ?? []),
          autoClose: false,
        })
      onClose()
    } catch (error) {
      notifyError(error)
      if (isUnconfirmed(error)) return
      onFailed()
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={`${count}件の修正依頼を承認しますか`}
      applyLabel={`${totalText}で${count}件を承認する`}
      cancelLabel='やめる'
      loading={isApproving}
      irreversible
      onApply={() => void handleApprove()}
      onClose={onClose}
    >
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            {request.name}さん {payChangeText(request)}({besideText('予定', request.diff.grossYen)})
          </li>
        ))}
      </ul>
      <p>承認すると報酬が確定し、ワーカーに知らせます。</p>
    </ConfirmDialog>
  )
}

const Total = styled.span`
  font-size: ${font.s};
`
