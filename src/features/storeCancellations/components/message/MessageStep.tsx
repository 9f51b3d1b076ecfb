import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { ConsultInChatCard } from '@/features/storeCancellations/components/consultation/ConsultInChatCard'
import type { Cancellation } from '@/features/storeCancellations/hooks/useCancellation'
import type { MessageDraft } from '@/features/storeCancellations/hooks/useMessageDraft'
import type { ReasonType } from '@/features/storeCancellations/lib/cancelValues'
import { formatYen } from '@/lib/text/money'
import { Notice } from '@/ui/feedback/Notice'
import { MessageSection } from './MessageSection'

type Props = {
  clientId: string
  offering: OfferingDetail
  cancellation: Cancellation
  reason: ReasonType
  message: MessageDraft
  now: Date
  /** The worker who can be asked in the chat first. */
  consultWith: OfferingUser | undefined
  onLeave: () => void
}

/** The inputs that the reason requires, and the message to the workers. */
export function MessageStep({
  clientId,
  offering,
  cancellation: { form, judgement },
  reason,
  message,
  now,
  consultWith,
  onLeave,
}: Props) {
  return (
    <>
      <MessageSection
        clientId={clientId}
        form={form}
        offering={offering}
        reason={reason}
        judgement={judgement}
        now={now}
        isEdited={message.isEdited}
        onResetToDraft={() => form.setValue('message', message.draft)}
        consultButton={
          consultWith && (
            <ConsultInChatCard
              clientId={clientId}
              offeringId={offering.id}
              user={consultWith}
              reason={reason}
              onLeave={onLeave}
            />
          )
        }
      />
      {message.isAmountOutdated && (
        <Notice tone='warning' live title='文面の休業手当を確かめてください'>
          いまの判定は {formatYen(message.amountYen)} です。
        </Notice>
      )}
    </>
  )
}
