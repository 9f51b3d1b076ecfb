import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { ApiError, notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { ApprovalPanel } from './ApprovalPanel'
import * as S from './CorrectionCard.styles'
import { actionButtonIn, CorrectionActions, CorrectionDue, CorrectionPay } from './CorrectionFooter'
import { CorrectionHeader } from './CorrectionHeader'
import { CorrectionNotices } from './CorrectionNotices'
import { CorrectionTimes } from './CorrectionTimes'

// Loaded on demand, because it contains the form library.
const loadRejectForm = () => import('./RejectForm').then((m) => m.RejectForm)
const RejectForm = dynamic(loadRejectForm, { ssr: false, loading: LazyBoundary })

type Step = 'idle' | 'approve' | 'reject'
type Props = {
  clientId: string
  request: FixPaymentRequest
  canAnswer: boolean
  isSelected?: boolean
  onSelect?: (isSelected: boolean) => void
  /**
   * Called when writing a reason starts or ends, and while it is unknown whether an approval has arrived. While true, a
   * revalidation must not remove this card.
   */
  onWriting: (isWriting: boolean) => void
  /** Called when the answer is sent: this card will leave the list. */
  onAnswering: () => void
  /** Called when the server refused: the displayed data is outdated. */
  onRefused: () => void
}

/**
 * One correction request. Approving and rejecting open inside the card; the approval names the pay
 * it fixes.
 */
export function CorrectionCard({
  clientId,
  request,
  canAnswer,
  isSelected = false,
  onSelect,
  onWriting,
  onAnswering,
  onRefused,
}: Props) {
  const [step, setStep] = useState<Step>('idle')
  const rootRef = useFocusOnReturn(step)
  const { approve, isApproving } = useApproval({
    clientId,
    request,
    onAnswering,
    onUnconfirmed: () => onWriting(true),
    onApproved: () => onWriting(false),
    onRefused: () => {
      changeStep('idle')
      onRefused()
    },
  })
  const isOpen = request.status === 'requested'
  // Contains the day, because a worker may have requests for several days.
  const subject = `${formatDay(request.planned.startAt, serverNow())} ${request.name}さんの修正依頼`
  function changeStep(next: Step) {
    setStep(next)
    onWriting(next === 'reject')
  }
  return (
    <S.Card
      ref={rootRef}
      tabIndex={-1}
      data-selected={isSelected || undefined}
      aria-label={`${request.name}さんの修正依頼`}
    >
      <CorrectionHeader
        request={request}
        subject={subject}
        isSelected={isSelected}
        onSelect={onSelect}
      />
      <CorrectionTimes request={request} />
      <CorrectionNotices request={request} canAnswer={canAnswer} />
      <footer>
        <CorrectionPay request={request} />
        {isOpen && canAnswer && step === 'idle' && (
          <CorrectionActions
            subject={subject}
            isRefused={request.refusal !== null}
            onPreloadReject={() => void loadRejectForm().catch(() => undefined)}
            onReject={() => changeStep('reject')}
            onApprove={() => changeStep('approve')}
          />
        )}
        {step === 'approve' && (
          <ApprovalPanel
            request={request}
            isApproving={isApproving}
            onApprove={() => void approve()}
            onClose={() => changeStep('idle')}
          />
        )}
        {step === 'reject' && (
          <RejectForm
            clientId={clientId}
            request={request}
            onAnswering={onAnswering}
            onRefused={onRefused}
            onClose={() => changeStep('idle')}
          />
        )}
        <CorrectionDue request={request} />
      </footer>
    </S.Card>
  )
}

/**
 * Returns the focus to the button that opened a panel when the panel closes, unless the focus has moved out of the
 * card.
 */
function useFocusOnReturn(step: Step) {
  const rootRef = useRef<HTMLElement>(null)
  const previousStep = useRef<Step>('idle')
  useEffect(() => {
    const previous = previousStep.current
    previousStep.current = step
    if (step !== 'idle' || previous === 'idle') return
    const active = document.activeElement
    if (active !== document.body && !rootRef.current?.contains(active)) return
    actionButtonIn(rootRef.current, previous)?.focus()
  }, [step])
  return rootRef
}

function useApproval({
  clientId,
  request,
  onAnswering,
  onApproved,
  onUnconfirmed,
  onRefused,
}: Pick<Props, 'clientId' | 'request' | 'onAnswering' | 'onRefused'> & {
  onApproved: () => void
  onUnconfirmed: () => void
}) {
  const [answer, isApproving] = useMutation(paymentCorrections.answer, { isPressedHereOnly: true })
  const { id, name, lockVersion } = request
  const { grossYen } = request.requested.pay
  async function approve() {
    onAnswering()
    try {
      await answer({
        clientId,
        fixPaymentRequestId: id,
        body: { action: 'approve', grossYen, lockVersion },
      })
      notify({
        type: 'success',
        body: [`${name}さんの修正依頼を ${formatYen(grossYen)} で承認しました。`],
      })
      onApproved()
    } catch (error) {
      notifyError(error)
      if (isUnconfirmed(error)) onUnconfirmed()
      // A refusal means that the data is outdated. After a lost connection the user can simply press the button again.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) onRefused()
    }
  }
  return { approve, isApproving }
}
