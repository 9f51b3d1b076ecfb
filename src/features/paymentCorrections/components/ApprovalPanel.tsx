import { useEffect, useRef } from 'react'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { besideText, payChangeText } from '@/features/paymentCorrections/lib/correctionText'
import { focusInside } from '@/features/paymentCorrections/lib/focusInside'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { Panel } from './ApprovalPanel.styles'

/** Confirms an approval inside the card, because it cannot be undone. */
export function ApprovalPanel({
  request,
  isApproving,
  onApprove,
  onClose,
}: {
  request: FixPaymentRequest
  isApproving: boolean
  onApprove: () => void
  onClose: () => void
}) {
  const panelRef = useRef<HTMLDivElement>(null)
  const closeRef = useRef(onClose)
  useEffect(() => {
    closeRef.current = onClose
  })
  useEffect(() => {
    const panel = panelRef.current
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeRef.current()
    }
    focusInside(panel)
    panel?.addEventListener('keydown', handleKeyDown)
    return () => panel?.removeEventListener('keydown', handleKeyDown)
  }, [])
  const yenText = formatYen(request.requested.pay.grossYen)
  const descriptionId = `approval-${request.id}`
  return (
    <Panel
      ref={panelRef}
      role='group'
      aria-label='承認の確認'
      aria-describedby={descriptionId}
      tabIndex={-1}
    >
      <p id={descriptionId}>
        <b>{payChangeText(request)}で確定します。</b>
        {besideText('予定', request.diff.grossYen)}です。あとから取り消せません。
      </p>
      <div data-buttons=''>
        <Button size={44} onClick={onClose}>
          やめる
        </Button>
        <Button tone='primary' size={44} loading={isApproving} onClick={onApprove}>
          {yenText}で承認する
        </Button>
      </div>
    </Panel>
  )
}
