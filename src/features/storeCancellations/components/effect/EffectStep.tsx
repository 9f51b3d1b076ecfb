import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { Cancellation } from '@/features/storeCancellations/hooks/useCancellation'
import { cancellableOf, type ReasonType } from '@/features/storeCancellations/lib/cancelValues'
import { EffectSection } from './EffectSection'
import { LeaveAllowancePanel } from './LeaveAllowancePanel'

type Props = {
  clientId: string
  offering: OfferingDetail
  cancellation: Cancellation
  reason: ReasonType
  now: Date
  onOtherReason: () => void
}

/** The cost of the cancellation, and its other effects. */
export function EffectStep({
  clientId,
  offering,
  cancellation,
  reason,
  now,
  onOtherReason,
}: Props) {
  const { form, judgement, judgementError, isJudging, rejudge, serverMessage } = cancellation
  return (
    <>
      <LeaveAllowancePanel
        judgement={judgement}
        error={judgementError}
        isJudging={isJudging}
        reason={reason}
        onRetry={() => void rejudge()}
        {...(serverMessage?.tone === 'error' ? {} : { onOtherReason })}
      />
      {judgement && cancellableOf(judgement).length > 0 && (
        <EffectSection
          clientId={clientId}
          form={form}
          offering={offering}
          judgement={judgement}
          now={now}
        />
      )}
    </>
  )
}
